import type { BenchRow } from '../bench-table.ts';
import type { GroupScore, Verdict } from './score/score-group.ts';

/** One group, scored. */
export interface ScoredGroup {
  readonly score: GroupScore;
  readonly seconds: number;
  /** Versions of which the engine itself says that its changes do not account for every word. */
  readonly unaccounted: number;
  readonly failure?: string;
}

interface Floors {
  readonly recall?: number;
  readonly precision?: number;
  readonly falseAlarmsPerPage?: number;
  readonly silentShare?: number;
}

const floors: Readonly<Record<string, Floors>> = {
  clean: { falseAlarmsPerPage: 0.005, silentShare: 11 / 12 },
  token: { recall: 0.99, precision: 0.98 },
  rewrite: { recall: 0.98, precision: 0.96 },
  nway: { recall: 0.95, precision: 0.95 },
};

const alarms: readonly Verdict[] = ['false', 'close', 'one side', 'hard'];

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** The figures of the groups of one set, against its floors. */
export function summariseSet(set: string, groups: readonly ScoredGroup[]): BenchRow[] {
  const floor = floors[set] ?? {};
  const scores = groups.map(({ score }) => score);
  const verdicts = scores.flatMap((score) => score.verdicts.map(({ verdict }) => verdict));
  const count = (...kinds: readonly Verdict[]): number => verdicts.filter((one) => kinds.includes(one)).length;
  const [found, missed] = [scores.flatMap((score) => score.found), scores.flatMap((score) => score.missed)];
  const [right, wrong] = [count('right'), count(...alarms)];
  const pages = scores.flatMap(({ truth }) => Object.values(truth.pages)).reduce((sum, next) => sum + next, 0);
  const seconds = groups.reduce((sum, group) => sum + group.seconds, 0);
  const wanted = found.length + missed.length;
  const recall = share(found.length, wanted);
  const precision = share(right, right + wrong);
  const failed = groups.filter(({ failure }) => failure !== undefined).length;
  const unaccounted = groups.reduce((sum, group) => sum + group.unaccounted, 0);
  const name = (figure: string): string => `${set}: ${figure}`;
  return [
    {
      name: name('groups, pages, seconds a page'),
      value: `${groups.length}, ${pages}, ${(seconds / pages).toFixed(2)}`,
    },
    ...(wanted === 0
      ? []
      : [
          {
            name: name('recall'),
            value: `${recall.toFixed(3)} (${found.length} of ${wanted})`,
            ...atLeast(recall, floor.recall),
          },
          {
            name: name('precision'),
            value: `${precision.toFixed(3)} (${right} right, ${wrong} false)`,
            ...atLeast(precision, floor.precision),
          },
        ]),
    {
      name: name('false alarms a page'),
      value: (wrong / pages).toFixed(4),
      ...atMost(wrong / pages, floor.falseAlarmsPerPage),
    },
    ...(scores.some(({ truth }) => truth.agreements.length > 0)
      ? [
          {
            name: name('moved, renumbered or respelt, and reported'),
            value: `${count('hard')}`,
            target: 'none',
            met: count('hard') === 0,
          },
        ]
      : []),
    ...silence(set, groups, floor.silentShare),
    {
      name: name('versions whose changes do not account for every word'),
      value: `${unaccounted}`,
      target: 'none',
      met: unaccounted === 0,
    },
    { name: name('groups that failed'), value: `${failed}`, target: 'none', met: failed === 0 },
    ...byOperator(set, scores),
  ];
}

/** Groups without a difference of words, and how many of them nothing was said of. */
function silence(set: string, groups: readonly ScoredGroup[], floor?: number): BenchRow[] {
  const equal = groups.filter(({ score }) => score.found.length + score.missed.length === 0);
  if (equal.length === 0) return [];
  const silent = equal.filter(
    ({ score, failure }) => failure === undefined && score.verdicts.every(({ verdict }) => verdict === 'expected'),
  );
  const value = `${silent.length} of ${equal.length}`;
  return [{ name: `${set}: silent groups`, value, ...atLeast(silent.length / equal.length, floor) }];
}

const atLeast = (value: number, floor?: number): Pick<BenchRow, 'target' | 'met'> =>
  floor === undefined ? {} : { target: `at least ${Number(floor.toFixed(3))}`, met: value >= floor };

const atMost = (value: number, ceiling?: number): Pick<BenchRow, 'target' | 'met'> =>
  ceiling === undefined ? {} : { target: `at most ${ceiling}`, met: value <= ceiling };

function byOperator(set: string, scores: readonly GroupScore[]): BenchRow[] {
  const counts = new Map<string, { found: number; total: number }>();
  for (const { found, missed } of scores) {
    for (const one of [...found, ...missed]) {
      const operator = one.operator ?? one.type;
      const count = counts.get(operator) ?? { found: 0, total: 0 };
      counts.set(operator, { found: count.found + Number(found.includes(one)), total: count.total + 1 });
    }
  }
  if (counts.size === 0) return [];
  const told = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([operator, { found, total }]) => `${operator} ${found}/${total}`);
  return [{ name: `${set}: found, by what was done`, value: told.join(', ') }];
}
