/** A range of UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where each of two readings has something otherwise; of what one has and the other lacks, an empty range in the other. */
export type DifferingParts = readonly [TextRange, TextRange];

interface Token extends TextRange {
  readonly text: string;
}

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
  }));

const wordsOf = (text: string): string => text.replaceAll(/\d[\d.,]*\d|\d/g, '#');
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** What is left of both when their common beginning and end are taken away. */
function middleOf(one: string, other: string): DifferingParts {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let same = 0;
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return [
    { start, end: one.length - same },
    { start, end: other.length - same },
  ];
}

/** Digits that differ, in numbers that are long and much alike; else the numbers as a whole. */
function digitsOf(one: Token, other: Token): DifferingParts {
  const [mine, theirs] = middleOf(one.text, other.text);
  const all = countDigits(one.text);
  const isAlike =
    one.text.length === other.text.length && all > 2 && countDigits(one.text.slice(mine.start, mine.end)) * 2 <= all;
  const within = (token: Token, { start, end }: TextRange) => ({ start: token.start + start, end: token.start + end });
  return isAlike ? [within(one, mine), within(other, theirs)] : [one, other];
}

/** The one number that differs, where a number is all that does: its sign or unit may be left out in one. */
function numbersOf(one: string, other: string): DifferingParts | null {
  const [mine, theirs] = [tokensOf(one), tokensOf(other)];
  if (mine.length !== theirs.length) return null;
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  if (words !== otherWords && hasLetters(words) && hasLetters(otherWords)) return null;
  const differing = mine.flatMap((token, index) => {
    const against = theirs[index];
    return against === undefined || against.text === token.text ? [] : [[token, against] as const];
  });
  const [pair] = differing;
  return pair === undefined || differing.length > 1 ? null : digitsOf(...pair);
}

/** A difference inside a word is told by the whole word. */
function toWords(text: string, { start, end }: TextRange): TextRange {
  const isLetter = (at: number): boolean => hasLetters(text[at] ?? '');
  let [from, to] = [start, end];
  while (from > 0 && isLetter(from - 1) && isLetter(from)) from -= 1;
  while (to < text.length && isLetter(to - 1) && isLetter(to)) to += 1;
  return { start: from, end: to };
}

const isAll = (text: string, { start, end }: TextRange): boolean => start === 0 && end === text.length;

/**
 * What sets two readings apart, in each: digits of a number, words of a name. Null where they are the same, or so different
 * that each is another as a whole.
 */
export function differingParts(one: string, other: string): DifferingParts | null {
  if (one === other) return null;
  const [mine, theirs] = middleOf(one, other);
  const words: DifferingParts = [toWords(one, mine), toWords(other, theirs)];
  const parts = numbersOf(one, other) ?? words;
  const told = [one.slice(parts[0].start, parts[0].end), other.slice(parts[1].start, parts[1].end)].join('');
  const isMixed = hasLetters(told) && /\d/.test(told);
  return isMixed || isAll(one, parts[0]) || isAll(other, parts[1]) ? null : [plain(parts[0]), plain(parts[1])];
}

const plain = ({ start, end }: TextRange): TextRange => ({ start, end });
