export interface MarkedText {
  readonly before: string;
  /** The words that differ. */
  readonly marked: string;
  readonly after: string;
}

/** How much of the beginning two values have in common, cut where no number or word is torn in a way that misleads. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let length = 0;
  while (length < most && one.charAt(one.length - 1 - length) === other.charAt(other.length - 1 - length)) length += 1;
  return length;
}

/** A difference inside a word is told by the whole word: only digits may be marked one by one. */
function isWord(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** The part of a value that another reading of it does not share. */
function differingRange(value: string, other: string | undefined): [from: number, to: number] {
  if (other === undefined || other === value || isWord(value) || isWord(other)) return [0, value.length];
  const start = commonStart(value, other);
  const end = value.length - commonEnd(value, other, start);
  return end > start ? [start, end] : [0, value.length];
}

/** Marks in a quote what sets it apart from another reading. */
export function markDifference(quote: string, value: string | undefined, other: string | undefined): MarkedText {
  const at = value === undefined || value === '' ? -1 : quote.indexOf(value);
  if (value === undefined || at < 0) return { before: quote, marked: '', after: '' };
  const [from, to] = differingRange(value, other);
  return { before: quote.slice(0, at + from), marked: quote.slice(at + from, at + to), after: quote.slice(at + to) };
}
