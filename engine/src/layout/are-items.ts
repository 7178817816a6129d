import type { Line } from './build-lines.ts';

/** Items on either side from which on two columns are one list. */
const fewestItems = 2;

/** Items of one list: the right column goes on counting, or goes on in time, where the left one ends. */
export function areItems(left: readonly Line[], right: readonly Line[]): boolean {
  return isList(itemNumbers(left), itemNumbers(right), 1) || isList(times(left), times(right), minutesOfDay);
}

/** Each number is larger than the one before, by at most so much. */
function isList(left: readonly number[], right: readonly number[], step: number): boolean {
  if (left.length < fewestItems || right.length < fewestItems) return false;
  const all = [...left, ...right];
  return all.every((number, index) => {
    const by = number - (all[index - 1] ?? number - 1);
    return by > 0 && by <= step;
  });
}

const firstWord = (line: Line): string => line.segments[0]?.words[0]?.text ?? '';

/** The numbers of the items that begin in some lines; letters count from `a`. */
const itemNumbers = (lines: readonly Line[]): number[] =>
  lines.flatMap((line) => {
    const [, digits, letter] = /^\(?(?:(\d{1,2})[.)]|([a-z])\))$/u.exec(firstWord(line)) ?? [];
    if (digits !== undefined) return [Number(digits)];
    return letter === undefined ? [] : [letter.charCodeAt(0)];
  });

const minutesOfDay = 1440;

/** The times of day with which all of some lines begin, in minutes: a programme. */
function times(lines: readonly Line[]): number[] {
  const found = lines.flatMap((line) => {
    const [, hours, minutes] = /^(\d{1,2})[.:](\d\d)$/u.exec(firstWord(line)) ?? [];
    const isAlone = (line.segments[0]?.words.length ?? 0) < 2;
    return hours === undefined || isAlone ? [] : [Number(hours) * 60 + Number(minutes)];
  });
  return found.length === lines.length ? found : [];
}
