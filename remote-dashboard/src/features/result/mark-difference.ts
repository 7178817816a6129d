import { differingParts } from '@app/shared/ui';

export interface MarkedText {
  readonly before: string;
  /** The words that differ. */
  readonly marked: string;
  readonly after: string;
}

/** Letters of the sentence that are kept at either side of the value: it is told in one line. */
const kept = 52;

/** What stands before the value, from the beginning of a word on. */
function shortBefore(text: string): string {
  if (text.length <= kept) return text;
  const end = text.slice(-kept);
  const word = end.indexOf(' ');
  return `…${word < 0 ? end : end.slice(word)}`;
}

/** What stands after the value, to the end of a word. */
function shortAfter(text: string): string {
  if (text.length <= kept) return text;
  const start = text.slice(0, kept);
  const word = start.lastIndexOf(' ');
  return `${word <= 0 ? start : start.slice(0, word)}…`;
}

/** Marks in a quote what sets it apart from another reading, and leaves out what stands far from it. */
export function markDifference(quote: string, value: string | undefined, other: string | undefined): MarkedText {
  const at = value === undefined || value === '' ? -1 : quote.indexOf(value);
  if (value === undefined || at < 0) return { before: quote, marked: '', after: '' };
  const [part] = (other === undefined ? null : differingParts(value, other)) ?? [];
  const { start: from, end: to } = part ?? { start: 0, end: value.length };
  return {
    before: `${shortBefore(quote.slice(0, at))}${value.slice(0, from)}`,
    marked: value.slice(from, to),
    after: `${value.slice(to)}${shortAfter(quote.slice(at + value.length))}`,
  };
}
