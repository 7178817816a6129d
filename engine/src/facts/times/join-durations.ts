import type { ValueMatch } from '../values/value.ts';

/** `2 hours 30 minutes`, `27 Jahre und 4 Monate`, `un an et six mois`: a stretch of time in two units is one. */
export function joinDurations(text: string, matches: readonly ValueMatch[]): ValueMatch[] {
  if (matches.filter(isLength).length < 2) return [...matches];
  const joined: ValueMatch[] = [];
  for (const match of matches.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last !== undefined && isRestOf(text, last, match)) joined[joined.length - 1] = sumOf(last, match);
    else joined.push(match);
  }
  return joined;
}

const isLength = ({ value }: ValueMatch): boolean => value.type === 'duration' && value.upper === undefined;

/** The second counts what is left over in a smaller unit of the same kind. */
function isRestOf(text: string, first: ValueMatch, second: ValueMatch): boolean {
  if (!isLength(first) || !isLength(second) || first.value.unit !== second.value.unit) return false;
  if (!/^ (?:(?:and|und|et|y) )?$/u.test(text.slice(first.end, second.start))) return false;
  const unit = unitOf(first);
  return unitOf(second) < unit && second.value.low < unit;
}

/** The printed unit, in the unit that durations of its kind are counted in. */
const unitOf = ({ value, count }: ValueMatch): number => (count === undefined || count === 0 ? 0 : value.low / count);

function sumOf(first: ValueMatch, second: ValueMatch): ValueMatch {
  const value = { ...first.value, low: first.value.low + second.value.low, high: first.value.high + second.value.high };
  return { start: first.start, end: second.end, value };
}
