import type { Finding } from '@app/engine';
import type { BenchRow } from '../bench-table.ts';

/** A file, saved again, against itself. */
export interface Resaved {
  readonly file: string;
  /** What saved it again. */
  readonly by: string;
  readonly sure: readonly Finding[];
  readonly possible: readonly Finding[];
  /** What a person reads first. */
  readonly verdict: string;
}

/** Of all pairs; the others have one finding at most. */
const leastSilent = 60 / 66;
/** Marks of a value that are shown. */
const mostMarks = 60;

/** One line for the pair, and one for each finding. */
export function describeResaved({ file, by, sure, possible, verdict }: Resaved): string {
  const lines = [...sure, ...possible].map(({ tier, explanation, positions }) => {
    const shown = positions.map(({ page, value }) => `p. ${page} "${(value ?? '').slice(0, mostMarks)}"`);
    return `    ${tier}: ${explanation} ${shown.join(' / ')}`;
  });
  return [`${file}, ${by}: sure ${sure.length}, possible ${possible.length}. ${verdict}`, ...lines].join('\n');
}

const findingsOf = ({ sure, possible }: Resaved): number => sure.length + possible.length;

/** The shares of all pairs, and what was not compared. */
export function summariseResaved(all: readonly Resaved[], notCompared: readonly string[]): BenchRow[] {
  const files = [...Map.groupBy(all, ({ file }) => file).values()];
  const silent = files.filter((ofFile) => ofFile.every((one) => findingsOf(one) === 0)).length;
  const most = Math.max(0, ...all.map(findingsOf));
  const share = (part: number, whole: number): string =>
    `${part} of ${whole} (${(part / Math.max(1, whole)).toFixed(3)})`;
  return [
    {
      name: 'files without any finding, however saved',
      value: share(silent, files.length),
      target: `at least ${leastSilent.toFixed(2)}`,
      met: silent >= files.length * leastSilent,
    },
    { name: 'most findings of one pair', value: String(most), target: 'at most 1', met: most <= 1 },
    ...[...Map.groupBy(all, ({ by }) => by)].map(([by, ofOne]) => ({
      name: `saved by ${by}, without any finding`,
      value: share(ofOne.filter((one) => findingsOf(one) === 0).length, ofOne.length),
    })),
    { name: 'sure findings, possible ones', value: `${sum(all, 'sure')}, ${sum(all, 'possible')}` },
    { name: 'not compared', value: String(notCompared.length) },
  ];
}

const sum = (all: readonly Resaved[], tier: 'sure' | 'possible'): number =>
  all.reduce((total, one) => total + one[tier].length, 0);
