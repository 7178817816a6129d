import type { FactDocument } from '../facts/fact.ts';
import { markerLength } from '../layout/list-marker.ts';
import type { Passage } from '../layout/passage.ts';
import type { Place } from '../rules/rule.ts';

/** Words before the gap; a sentence that is a little longer is told from its start. */
const before = { whole: 10, last: 7 } as const;
/** Words behind the gap: more where little stands before it. */
const behind = { few: 4, many: 8 } as const;
/** So many words before the gap say what it is. */
const telling = 3;
/** A passage without a gap is told by its first words. */
const firstWords = 9;

/**
 * The words around a disputed value with a gap where it stands: `Sums paid late bear interest at … a year`. It names
 * in any language what the value is, where no label does.
 */
export function sentenceWithGap(document: FactDocument, place: Place): string {
  const passage = document.passages[place.passage];
  if (passage === undefined) return '';
  const text = (from: number, to: number): string[] => passage.words.slice(from, to).map((word) => word.text);
  if (place.valueStart === place.start && place.valueEnd === place.end)
    return opening(text(afterMarker(passage, place.start), place.end));
  const { start, end } = bounds(passage, place);
  const lead = leadOf(text(start, place.valueStart));
  const value = text(place.valueStart, place.valueEnd).join(' ');
  const isEnd = /[.;:,]$/u.test(value) && lead.length >= telling;
  const tail = isEnd ? [] : tailOf(text(place.valueEnd, end), lead.length >= telling ? behind.few : behind.many);
  const words = lead.join(' ');
  const isOpen = words.lastIndexOf('(') > words.lastIndexOf(')');
  const gap = [...lead, isOpen && value.includes(')') ? '…)' : '…', ...tail].join(' ').replace(/\(\s…/u, '(…');
  return (gap.match(/["“”„]/gu)?.length ?? 0) === 1 ? gap.replace(/["“”„]/u, '') : gap;
}

/** Behind the number of the clause, or the one that counts a row. */
function afterMarker({ kind, words }: Passage, start: number): number {
  if (start > 0) return start;
  const isCount = /^\d{1,3}$/u.test(words[0]?.text ?? '') && (kind === 'row' || /^\p{Lu}/u.test(words[1]?.text ?? ''));
  return isCount ? 1 : markerLength(words);
}

/** The words of the quote without the number of its clause; in a row those of the value's cell and what names it. */
function bounds(passage: Passage, { start, end, valueStart, valueEnd }: Place): { start: number; end: number } {
  const index = passage.cells.findIndex((cell) => valueStart >= cell.start && valueStart < cell.end);
  const [cell, left] = [passage.cells[index], passage.cells[index - 1]];
  if (cell === undefined || valueEnd > cell.end)
    return { start: Math.min(afterMarker(passage, start), valueStart), end };
  const isWhole = cell.start === valueStart && left !== undefined;
  const from = isWhole ? left.start : cell.start;
  return { start: Math.min(afterMarker(passage, from), valueStart), end: cell.end };
}

/** The words before the gap: from the start of the sentence, or else of the clause. */
function leadOf(words: readonly string[]): readonly string[] {
  if (words.length <= before.whole) return words;
  const clause = words.findLastIndex((word, index) => index < words.length - telling && /[,;:)]$/u.test(word)) + 1;
  return words.slice(Math.max(clause, words.length - before.last));
}

/** The words behind the gap up to the end of the clause, without a last word that only leads on. */
function tailOf(words: readonly string[], most: number): readonly string[] {
  const from = /^[–—-]$/u.test(words[0] ?? '') ? 1 : 0;
  const cut = words.slice(from, from + most);
  const end = cut.findIndex((word) => /[.,;:)]$/u.test(word));
  const opens = cut.findIndex((word) => word.startsWith('('));
  const clause = cut.slice(0, opens >= 0 && (end < 0 || opens <= end) ? opens : end < 0 ? cut.length : end + 1);
  const isCut = end < 0 && words.length > from + most;
  while (isCut && clause.length > 0 && /^\p{Ll}{1,4}$/u.test(clause.at(-1) ?? '')) clause.pop();
  return clause.map((word, index) => (index === clause.length - 1 ? word.replace(/[.,;:]+$/u, '') : word));
}

function opening(words: readonly string[]): string {
  const shown = words
    .slice(0, firstWords)
    .join(' ')
    .replace(/[.,;:]+$/u, '');
  return words.length > firstWords ? `${shown} …` : shown;
}
