import type { Cell, Passage } from '../layout/passage.ts';

/** How plainly a value is named: by a label, by its column and row, by a sentence, or only in a running line. */
export type ValueSource = 'label' | 'cell' | 'prose' | 'furniture';

const longestLabel = 9;
/** A sentence without an end (a page of them in one paragraph) is looked at this far around a value, in words. */
export const sentenceWords = 60;

/** The row above in the same table, whose cells may be labels over the values of this one. */
export type RowAbove = Passage | undefined;

export const textOf = (passage: Passage, start: number, end: number): string =>
  passage.words
    .slice(start, end)
    .map((word) => word.text)
    .join(' ');

/** A few words without figures: what stands left of a value to name it. */
export function isLabel(text: string): boolean {
  const digits = text.replace(/\D+/gu, '').length;
  return (
    /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text) && digits <= 2 && text.split(' ').length <= longestLabel && text.length <= 70
  );
}

/** Where a value begins in its passage, and its sentence. */
export interface PlaceInPassage {
  readonly passage: Passage;
  readonly start: number;
  readonly from: number;
}

/** How plainly a value is named; cheap to tell, where what it is about is not. */
export function sourceOf({ passage, start, from }: PlaceInPassage, above: RowAbove): ValueSource {
  const index = passage.cells.findIndex((cell) => start >= cell.start && start < cell.end);
  const cell = passage.cells[index];
  if (cell !== undefined) {
    if (cell.header !== '') return 'cell';
    return labelOfCell(passage, cell, index, above) === '' ? 'prose' : 'label';
  }
  if (passage.kind === 'furniture') return 'furniture';
  return labelBefore(passage, Math.max(from, start - sentenceWords), start) === undefined ? 'prose' : 'label';
}

/** The words of a line that end with a colon before a value. */
export function labelBefore(passage: Passage, from: number, start: number): string | undefined {
  if (!hasColon(passage, from, start)) return undefined;
  const lead = textOf(passage, from, start);
  const colon =
    /^([^:]{2,60}):\s*\S{0,24}\s*$/u.exec(lead) ?? /(?:^|[.;,]\s)([^:.;]{2,60}):\s*\S{0,12}\s*$/u.exec(lead);
  return colon === null ? undefined : (colon[1] ?? '');
}

function hasColon({ words }: Passage, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (words[at]?.text.includes(':') === true) return true;
  return false;
}

/** What names the value of a cell that stands under no head: the cell left of it or above it, or its row. */
export function labelOfCell(passage: Passage, cell: Cell, index: number, above: RowAbove): string {
  const left = passage.cells[index - 1];
  const leftText = left === undefined ? '' : textOf(passage, left.start, left.end);
  if (isLabel(leftText)) return leftText;
  return labelAbove(above, cell) || (index > 1 ? stubOf(passage, cell) : '');
}

/** The words of a row that name it: its cells of text left of the value. */
export function stubOf(passage: Passage, cell: Cell): string {
  const texts = passage.cells
    .filter((other) => other.end <= cell.start)
    .map((other) => textOf(passage, other.start, other.end));
  return texts
    .filter((text) => /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text) && text.length <= 80)
    .slice(0, 2)
    .join(' ');
}

/** Forms print the label over the value, at the same left edge. */
function labelAbove(above: RowAbove, cell: Cell): string {
  const over = above?.cells.find((other) => Math.abs(other.left - cell.left) < 4);
  if (above === undefined || over === undefined || above.words.some((word) => /\d/u.test(word.text))) return '';
  const text = textOf(above, over.start, over.end);
  return isLabel(text) ? text : '';
}
