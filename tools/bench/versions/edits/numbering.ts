/** A number that a clause is counted by, such as `Section 5.2.`, `ARTICLE VI` or `7.`; lists with letters are none. */
export interface ClauseNumber {
  readonly before: string;
  readonly numbers: readonly number[];
  readonly after: string;
  readonly roman: boolean;
}

const romanDigits: readonly (readonly [number, string])[] = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

export function toRoman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, digits] of romanDigits) for (; rest >= value; rest -= value) text += digits;
  return text;
}

/** As far as contracts count. */
const romans = new Map(Array.from({ length: 89 }, (_, at) => [toRoman(at + 1), at + 1]));
export const fromRoman = (text: string): number | undefined => romans.get(text);

export function readClauseNumber(marker: string): ClauseNumber | undefined {
  const [, before = '', shown = '', after = ''] =
    /^((?:[A-Za-z]+ )?)(\d+(?:\.\d+)*|[IVXL]+)([.:)]?)$/u.exec(marker) ?? [];
  const roman = before === '' ? undefined : fromRoman(shown);
  if (roman !== undefined) return { before, numbers: [roman], after, roman: true };
  return /^\d/u.test(shown) ? { before, numbers: shown.split('.').map(Number), after, roman: false } : undefined;
}

export function writeClauseNumber({ before, numbers, after, roman }: ClauseNumber): string {
  const [first = 0] = numbers;
  return `${before}${roman ? toRoman(first) : numbers.join('.')}${after}`;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
type ListStyle = 'letters' | 'romans' | 'digits';

/** The marker of the n-th item of a list, from 0. */
export const listMarker = (style: ListStyle, at: number): string =>
  `(${style === 'letters' ? (letters[at] ?? '') : style === 'romans' ? toRoman(at + 1).toLowerCase() : at + 1})`;

export const listStyles: readonly ListStyle[] = ['letters', 'romans', 'digits'];
export type { ListStyle };
