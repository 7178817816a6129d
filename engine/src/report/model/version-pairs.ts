import type { AnalysisResult, Change } from '@app/shared/contracts';

/** Two versions of one paper, by the ids of their documents, and what differs between them. */
export interface VersionPair {
  /** The earlier one, where that is known. */
  readonly a: string;
  readonly b: string;
  /** Who says which is the earlier one. */
  readonly order: 'names' | 'person' | 'unknown';
  /** In reading order, `a` of each being the side of `a`. */
  readonly changes: readonly Change[];
  /** The part of the words that is alike, where the paper was rewritten as a whole. */
  readonly share: number | undefined;
}

/** The pairs of versions among the documents of a result, each turned so that the earlier one comes first. */
export function versionPairs({ findings, changes = [], versions = [] }: AnalysisResult): VersionPair[] {
  const byPair = Map.groupBy(changes, ({ versions: pair, a, b }) =>
    keyOf(pair ?? [a?.document ?? '', b?.document ?? '']),
  );
  const shares = new Map(
    findings.flatMap(({ share, positions }) =>
      share === undefined ? [] : [[keyOf(positions.map(({ document }) => document)), share] as const],
    ),
  );
  return versions.map(({ a, b, earlier, swapped }) => {
    const own = byPair.get(keyOf([a, b])) ?? [];
    const first = earlier === b ? b : a;
    return {
      a: first,
      b: first === a ? b : a,
      order: swapped === true ? 'person' : earlier === undefined ? 'unknown' : 'names',
      share: shares.get(keyOf([a, b])),
      changes: own.map((change) => ((sideOf(change) ?? first) === first ? change : turned(change))),
    };
  });
}

const keyOf = (documents: readonly string[]): string => [...new Set(documents)].toSorted().join(' ');

/** The document that is `a` of a change. */
const sideOf = ({ versions, a }: Change): string | undefined => versions?.[0] ?? a?.document;

const turned = (change: Change): Change => ({ ...change, a: change.b, b: change.a });
