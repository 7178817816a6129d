import { boundOf, spreadBefore } from './bounds.ts';
import { withCarriedBounds } from './carried-bounds.ts';
import { ofDollar } from '../units/dollars.ts';
import { findDurationAdjectives, findQuarters, findSingleDurations, type SpokenDuration } from '../units/durations.ts';
import { findAges } from './find-ages.ts';
import { findAtoms } from './find-atoms.ts';
import { findFractions } from './find-fractions.ts';
import { findHours } from '../times/find-hours.ts';
import { findMultiples } from './find-multiples.ts';
import { findSides } from './find-sides.ts';
import { findTimes } from '../times/find-times.ts';
import { withHundredths } from '../numbers/hundredths.ts';
import { joinDurations } from '../times/join-durations.ts';
import { changedFrom, joinRange, joinWordsAndFigure, partOf, withTolerance } from './join-values.ts';
import { measureAtom } from './measure-atom.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import type { ValueMatch } from './value.ts';

/** Finds amounts of money, percentages, durations, quantities, times and plain numbers outside the spans already taken. */
export function findAmounts(
  text: string,
  format: NumberFormat,
  taken: readonly Pick<ValueMatch, 'start' | 'end'>[],
): ValueMatch[] {
  const found: ValueMatch[] = [];
  const isFree = ({ start, end }: { start: number; end: number }): boolean =>
    !taken.some((other) => start < other.end && end > other.start) &&
    !found.some((other) => start < other.end && end > other.start);
  const add = (matches: readonly ValueMatch[]): void => {
    for (const match of matches) if (isFree(match)) found.push(match);
  };
  add(findHours(text, format.language));
  add(findTimes(text, format));
  if (/under|below|over|above|unter|über|ab|moins|plus|menores|mayores/i.test(text)) add(findAges(text));
  if (/[x×*]/u.test(text)) add(findSides(text, format));
  if (/[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text)) {
    if (format.language === 'de') add(findDurationAdjectives(text).map(durationMatch(text)));
    add(findQuarters(text).map(durationMatch(text)));
    add(findFractions(text, format.language));
    add(findMultiples(text));
  }
  let last: ValueMatch | undefined;
  for (const atom of findAtoms(text, format)) {
    if (!isFree(atom) || (last !== undefined && atom.start < last.end)) continue;
    const match = measureAtom(text, atom);
    if (match === undefined || !isFree(match)) continue;
    const joined =
      last === undefined ? undefined : (joinRange(text, last, match) ?? joinWordsAndFigure(text, last, match));
    const mended =
      last === undefined
        ? undefined
        : (withTolerance(text, last, match) ?? changedFrom(text, last, match) ?? partOf(text, last, match));
    const summed = last === undefined ? undefined : withHundredths(text, last, match);
    if (mended !== undefined) found.splice(found.length - 1, 1, mended);
    const again = summed === undefined ? undefined : figureOf(text, found.at(-2), summed);
    const whole = again ?? joined ?? summed;
    if (again !== undefined) found.splice(found.length - 2, 2, again);
    else if (whole !== undefined) found.splice(found.length - 1, 1, whole);
    else found.push(match);
    last = whole ?? match;
  }
  if (/[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text)) add(findSingleDurations(text).map(durationMatch(text)));
  return withCarriedBounds(text, ofDollar(text, joinDurations(text, found), format.dollar));
}

/** `155,40 € (in Worten: hundertfünfundfünfzig Euro und vierzig Cent)`: the words end behind their hundredths only. */
const figureOf = (text: string, figure: ValueMatch | undefined, words: ValueMatch): ValueMatch | undefined =>
  figure === undefined || figure.end > words.start ? undefined : joinWordsAndFigure(text, figure, words);

const durationMatch =
  (text: string) =>
  ({ start, end, unit, count }: SpokenDuration): ValueMatch => {
    const length = count * unit.factor;
    const [less, more] = spreadBefore(text, start);
    const [low, high] = [length * (1 - less), length * (1 + more)];
    const value = { type: 'duration' as const, unit: unit.unit, low, high, key: '' };
    return { start, end, value: { ...value, bound: boundOf(text, start, end) }, count };
  };
