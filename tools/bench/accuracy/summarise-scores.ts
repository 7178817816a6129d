import type { Finding } from '@app/shared/contracts';
import type { BenchRow } from '../bench-table.ts';
import type { Discrepancy, KnownCase } from './known-case.ts';
import type { CaseScore, Verdict } from './score-case.ts';

/** Floors for recall and precision, and a ceiling for what must not be reported. */
export interface AccuracyTargets {
  readonly recall: number;
  readonly precision: number;
  readonly hardFalseAlarms: number;
}

/** The figures of all cases together; without targets they are only reported. */
export function summariseScores(scores: readonly CaseScore[], targets?: AccuracyTargets): BenchRow[] {
  const count = (verdict: Verdict): number =>
    scores.flatMap(({ verdicts }) => verdicts).filter((one) => one.verdict === verdict).length;
  const found = scores.reduce((sum, score) => sum + score.found.size, 0);
  const wanted = found + scores.reduce((sum, score) => sum + score.missed.length, 0);
  const [right, hard] = [count('right'), count('hard false alarm')];
  const alarms = hard + count('false alarm');
  const recall = share(found, wanted);
  const precision = share(right, right + alarms);
  return [
    {
      name: `recall, ${scores.length} cases`,
      value: `${recall.toFixed(3)} (${found} of ${wanted})`,
      ...atLeast(recall, targets?.recall),
    },
    {
      name: 'precision',
      value: `${precision.toFixed(3)} (${right} right, ${alarms} false)`,
      ...atLeast(precision, targets?.precision),
    },
    {
      name: 'agreements reported as discrepancies',
      value: `${hard}`,
      ...(targets && { target: `at most ${targets.hardFalseAlarms}`, met: hard <= targets.hardFalseAlarms }),
    },
    { name: 'false alarms where nothing disagrees', value: `${alarmsInQuietCases(scores)}` },
    { name: 'findings that repeat another', value: `${count('repeated')}` },
    ...recallBy(scores, 'type', ({ type }) => [type]),
    ...recallBy(scores, 'severity', ({ severity }) => [severity]),
    ...recallBy(scores, 'renderer', renderersOf),
    ...precisionBy(scores, 'rule', ({ rule }) => rule),
    ...precisionBy(scores, 'stated confidence', ({ confidence }) => bandOf(confidence)),
  ];
}

const atLeast = (value: number, floor?: number): Pick<BenchRow, 'target' | 'met'> =>
  floor === undefined ? {} : { target: `at least ${floor}`, met: value >= floor };

/** Nothing wanted and nothing reported is no failure. */
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

function alarmsInQuietCases(scores: readonly CaseScore[]): number {
  return scores
    .filter(({ known }) => known.discrepancies.length === 0)
    .reduce((sum, { verdicts }) => sum + verdicts.length, 0);
}

/** A discrepancy counts for each way in which its documents were made. */
function renderersOf({ occurrences }: Discrepancy, { renderers }: KnownCase): string[] {
  return occurrences.flatMap(({ document }) => (renderers[document] ?? 'unknown').split('+'));
}

function recallBy(
  scores: readonly CaseScore[],
  by: string,
  keysOf: (discrepancy: Discrepancy, known: KnownCase) => readonly string[],
): BenchRow[] {
  const counts = new Map<string, { found: number; total: number }>();
  for (const { known, found } of scores) {
    for (const discrepancy of known.discrepancies) {
      if (discrepancy.optional === true) continue;
      for (const key of new Set(keysOf(discrepancy, known))) {
        const count = counts.get(key) ?? { found: 0, total: 0 };
        counts.set(key, { found: count.found + Number(found.has(discrepancy.id)), total: count.total + 1 });
      }
    }
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { found, total }]) => ({ name: `found, by ${by}: ${key}`, value: `${found} of ${total}` }));
}

/** Stated confidence in steps of a tenth: a finding of 0.87 is of `0.8`. */
const bandOf = (confidence: number): string => (Math.floor(confidence * 10 + 1e-9) / 10).toFixed(1);

/** What a rule or a confidence is worth: the findings that are right, of those that are right or false. */
function precisionBy(scores: readonly CaseScore[], by: string, keyOf: (finding: Finding) => string): BenchRow[] {
  const counts = new Map<string, { right: number; total: number }>();
  for (const { finding, verdict } of scores.flatMap(({ verdicts }) => verdicts)) {
    if (verdict === 'repeated' || verdict === 'expected') continue;
    const count = counts.get(keyOf(finding)) ?? { right: 0, total: 0 };
    counts.set(keyOf(finding), { right: count.right + Number(verdict === 'right'), total: count.total + 1 });
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { right, total }]) => ({ name: `right, by ${by}: ${key}`, value: `${right} of ${total}` }));
}
