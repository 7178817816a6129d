import type { ReadDocument, ReadPage } from '../../pdf/read-document.ts';
import { aDocument, linesPerPage } from '../../testing/a-document.ts';
import { layoutDocument } from '../layout-document.ts';
import type { Passage } from '../passage.ts';

/** A document given page by page, each as in `aDocument`. */
export function documentOfPages(...pages: readonly (readonly string[])[]): ReadDocument {
  const lines = pages.flatMap((page) => page.concat(Array.from({ length: linesPerPage - page.length }, () => '')));
  return aDocument('a.pdf', lines);
}

export function inShort({ kind, words, cells, isHead }: Passage): string {
  const text = (start: number, end: number): string =>
    words
      .slice(start, end)
      .map((word) => word.text)
      .join(' ');
  const parts = cells.map(({ start, end, header }) => (header === '' ? '' : `${header}=`) + text(start, end));
  const content = cells.length === 0 ? text(0, words.length) : parts.join(' | ');
  return `${isHead === true ? 'head' : kind}: ${content}`;
}

/** The passages of a document, each in short: its kind, its words and, in a table, the heads of its columns. What nobody ticked is told as such. */
export const layOut = (document: ReadDocument): string[] =>
  layoutDocument(document).map((passage) =>
    passage.isUnchosen === true ? `not ticked: ${textOf(passage)}` : inShort(passage),
  );

const textOf = ({ words }: Passage): string => words.map(({ text }) => text).join(' ');

export const layOutLines = (...lines: readonly string[]): string[] => layOut(aDocument('a.pdf', lines));

/** A word on its own: text, left, top, and what differs from 10 points high and 6 points per letter. */
export type PlacedWord = readonly [
  text: string,
  left: number,
  top: number,
  changes?: { size?: number; width?: number },
];

/** A page of words that stand anywhere. */
export function pageOfWords(words: readonly PlacedWord[], changes: Partial<ReadPage> = {}): ReadPage {
  const page = aDocument('a.pdf', []).pages[0];
  if (page === undefined) throw new Error('no page');
  return {
    ...page,
    texts: words.map(([text]) => text),
    boxes: words.flatMap(([text, left, top, { size = 10, width = text.length * 6 } = {}]) => [
      left,
      top,
      left + width,
      top + size,
    ]),
    sizes: words.map(([, , , { size = 10 } = {}]) => size),
    flags: words.map(() => 0),
    ...changes,
  };
}

/** A document of pages of words. */
export const documentOf = (...pages: readonly ReadPage[]): ReadDocument => ({
  ...aDocument('a.pdf', []),
  pageCount: pages.length,
  pages: pages.map((page, index) => Object.assign({}, page, { page: index + 1 })),
});
