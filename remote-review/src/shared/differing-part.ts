import type { Range } from './marked-text.ts';

const isWordLetter = (text: string, at: number): boolean => /\p{L}/u.test(text[at] ?? '');

/** Within a word the whole word differs; within a number its digits do. */
function toWords(text: string, { start, end }: Range): Range {
  let [from, to] = [start, end];
  while (from > 0 && isWordLetter(text, from - 1) && isWordLetter(text, from)) from -= 1;
  while (to < text.length && isWordLetter(text, to - 1) && isWordLetter(text, to)) to += 1;
  return { start: from, end: to };
}

/** The part of a reading that another one has otherwise, for results that do not say it. Nothing where all of it differs. */
export function differingPart(text: string, other: string): readonly Range[] {
  let start = 0;
  while (start < text.length && text[start] === other[start]) start += 1;
  let end = text.length;
  let otherEnd = other.length;
  while (end > start && otherEnd > start && text[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  if (end <= start) return [];
  const range = toWords(text, { start, end });
  return range.start === 0 && range.end === text.length ? [] : [range];
}
