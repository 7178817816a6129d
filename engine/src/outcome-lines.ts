import {
  certificateCounts,
  certificateSteps,
  certificateVerdict,
  changesOfTwoVersions,
  notComparableDetail,
  notComparableWords,
  pagesNotCompared,
  type AnalysisResult,
} from '@app/shared/contracts';
import { tellTiers } from './judge/tell-tiers.ts';
import { versionPairs } from './report/model/version-pairs.ts';
import { changesSentence } from './report/words/changes-sentence.ts';
import { outcomeSentence } from './report/words/outcome-sentence.ts';

/** What a comparison came to, in a line; and what differs between versions, a line a pair. */
export function outcomeLines(result: AnalysisResult): string[] {
  const { sure, places } = tellTiers(result.findings);
  const why = result.coverage.notComparable;
  if (why !== undefined && sure.length === 0) return [`${notComparableWords(why)}. ${notComparableDetail(why)}`];
  const isOfVersions = changesOfTwoVersions(result) !== null;
  const notRead = pagesNotCompared(result.coverage);
  const outcome = { sure: sure.length, places: places.length, isOfVersions };
  const ofVersions = [...versionLines(result), ...certificateLines(result)];
  if (notRead === undefined) return [outcomeSentence(outcome), ...ofVersions];
  const inOthers = outcomeSentence({ ...outcome, scope: 'in the other pages' });
  return [...(sure.length === 0 ? [notRead, inOthers] : [inOthers, notRead]), ...ofVersions];
}

/** A line for each scan of a draft. */
function certificateLines({ certificates = [], documents }: AnalysisResult): string[] {
  return certificates.map((one) => {
    const name = documents.find(({ id }) => id === one.scan)?.name ?? one.scan;
    return `Comparison certificate, ${name}: ${certificateCounts(one)}. ${[certificateVerdict(one), ...certificateSteps(one)].join(' ')}`;
  });
}

/** Of several pairs, or among other documents, each line has the names of its pair. */
function versionLines(result: AnalysisResult): string[] {
  const nameOf = (document: string): string => result.documents.find(({ id }) => id === document)?.name ?? document;
  return versionPairs(result).map((pair) => {
    const names = result.documents.length > 2 ? `${nameOf(pair.a)}, ${nameOf(pair.b)}: ` : '';
    return names + changesSentence(pair, result);
  });
}
