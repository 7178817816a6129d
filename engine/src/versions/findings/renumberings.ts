import type { Change } from '../change.ts';
import { lengthOf, none, type ChangeMap, type Hunk, type Span } from '../change-map.ts';
import type { Paper } from '../sentences.ts';
import { areOfOneSeries, designatorAt, type Designator } from './designators.ts';

/** Things that got other numbers throughout, all by the same step: exhibits 1 to 4 that became 5 to 8. */
export interface Renumbering {
  /** Positions of its changes in the list of all. */
  readonly changes: readonly number[];
  /** Where the number stayed what it was. */
  readonly kept: readonly Hunk[];
  /** The rows of numbers, `A-1-T to A-4-T` that became `A-5-T to A-8-T`, those with most places first. */
  readonly series: readonly RenumberedSeries[];
}

export interface RenumberedSeries {
  readonly from: string;
  readonly to: string;
}

/** So many places of so many numbers are no chance. */
const fewestPlaces = 4;
const fewestNumbers = 2;
/** Part of the places that may not follow; more, and nothing holds throughout. */
const mostKept = 0.25;

interface Renumbered {
  readonly change: number;
  readonly step: number;
  readonly named: readonly Designator[];
}

/** The renumberings of things among some changes. */
export function renumberingsIn(map: ChangeMap, a: Paper, b: Paper, changes: readonly Change[]): Renumbering[] {
  const found = changes.flatMap((change, index) => {
    if (change.class !== 'substance') return [];
    const step = stepOf(map, a, b, change);
    return step === undefined ? [] : [{ ...step, change: index }];
  });
  return [...Map.groupBy(found, ({ step }) => step).values()].flatMap((group) => {
    const named = group.flatMap((one) => one.named);
    const numbers = new Set(named.map(({ number }) => number));
    if (named.length < fewestPlaces || numbers.size < fewestNumbers) return [];
    const kept = keptIn(map, a, b, new Set(named.map(keyOf)));
    if (kept.length > named.length * mostKept) return [];
    const step = group[0]?.step ?? 0;
    return [{ changes: group.map(({ change }) => change), kept, series: seriesOf(named, step) }];
  });
}

function seriesOf(named: readonly Designator[], step: number): RenumberedSeries[] {
  const groups = [...Map.groupBy(named, ({ series }) => series).values()];
  return groups
    .toSorted((x, y) => y.length - x.length)
    .map((group) => {
      const numbers = group.map(({ number }) => number);
      const print = group[0]?.print ?? '';
      const range = (by: number): string =>
        [...new Set([Math.min(...numbers), Math.max(...numbers)])]
          .map((number) => print.replace('#', String(number + by)))
          .join(' to ');
      return { from: range(0), to: range(step) };
    });
}

const keyOf = ({ series, number }: Designator): string => `${series} ${number}`;

/** By how much all numbers of a change differ, where nothing else does. */
function stepOf(map: ChangeMap, a: Paper, b: Paper, hunk: Hunk): Omit<Renumbered, 'change'> | undefined {
  if (lengthOf(hunk.a) === 0 || lengthOf(hunk.a) !== lengthOf(hunk.b)) return undefined;
  const named: Designator[] = [];
  const steps = new Set<number>();
  for (let at = 0; at < lengthOf(hunk.a); at += 1) {
    const [inA, inB] = [hunk.a[0] + at, hunk.b[0] + at];
    if (map.a.keys[inA] === map.b.keys[inB]) continue;
    const [from, to] = [designatorAt(a, inA), designatorAt(b, inB)];
    if (from === undefined || to === undefined || !areOfOneSeries(from, to)) return undefined;
    named.push(from);
    steps.add(to.number - from.number);
  }
  const [step, ...others] = steps;
  return step === undefined || others.length > 0 ? undefined : { step, named };
}

function keptIn(map: ChangeMap, a: Paper, b: Paper, named: ReadonlySet<string>): Hunk[] {
  const kept: Hunk[] = [];
  for (let token = 0; token < map.a.length; token += 1) {
    const partner = map.inB[token] ?? none;
    if (partner < 0) continue;
    const [own, other] = [designatorAt(a, token), designatorAt(b, partner)];
    if (own === undefined || own.series !== other?.series || !named.has(keyOf(own))) continue;
    const span = (at: number): Span => [at, at + 1];
    kept.push({ a: span(token), b: span(partner) });
  }
  return kept;
}
