import type { AnalysisResult, VersionPair } from '@app/shared/contracts';

/** The versions in the order that they are told in: the earlier one first, or as they stand where that is not known. */
const orderOf = ({ a, b, earlier }: VersionPair): readonly [string, string] => (earlier === b ? [b, a] : [a, b]);

function withPairs(result: AnalysisResult, turn: (pair: VersionPair) => VersionPair): AnalysisResult {
  return result.versions === undefined ? result : { ...result, versions: result.versions.map(turn) };
}

/** The result with the other one of each two versions as the earlier. */
export function swapVersions(result: AnalysisResult): AnalysisResult {
  return withPairs(result, (pair) => ({ ...pair, earlier: orderOf(pair)[1], swapped: true }));
}

/**
 * As a drawn report takes it: told from the version that the person calls the earlier one. It does not name that as
 * `earlier`, of which the report says that the names of the papers tell it.
 */
export function tellSwapped(result: AnalysisResult): AnalysisResult {
  return withPairs(result, (pair) => {
    const [earlier, later] = orderOf(pair);
    return { a: later, b: earlier, share: pair.share };
  });
}
