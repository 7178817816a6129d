import type { FactDocument } from '../../facts/fact.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import type { Cell, Passage } from '../../layout/passage.ts';

/** A cell of a list with its words as they are compared. */
export interface ListCell {
  readonly start: number;
  readonly end: number;
  /** Its column: the words over it, or where none stand its place in the row. */
  readonly column: string;
  readonly words: readonly string[];
}

export interface ListRow {
  readonly passage: number;
  readonly cells: readonly ListCell[];
}

/** The rows of one table of a document, without its head. */
export interface List {
  readonly document: number;
  readonly rows: readonly ListRow[];
}

/** Shorter tables do not show what their columns are. */
const fewestRows = 3;
/** Longer texts are read as sentences. */
const longestText = 8;

/** The tables of a document with at least two columns. */
export function listsOf({ index, passages }: FactDocument): List[] {
  const tables = new Map<number, ListRow[]>();
  for (const [position, passage] of passages.entries()) {
    if (passage.kind !== 'row' || passage.table === undefined || passage.isHead === true || isSum(passage)) continue;
    const cells = passage.cells.map((cell, at) => toCell(passage, cell, at));
    const rows = tables.get(passage.table);
    if (rows === undefined) tables.set(passage.table, [{ passage: position, cells }]);
    else rows.push({ passage: position, cells });
  }
  return [...tables.values()]
    .filter((rows) => rows.filter(({ cells }) => cells.length > 1).length >= fewestRows)
    .map((rows) => ({ document: index, rows }));
}

const total = stem('total');

/** `Total | 47.60` below fields and their areas: a sum goes by any words. */
const isSum = ({ words }: Passage): boolean => words.some(({ text }) => stem(text) === total);

function toCell({ words }: Passage, { start, end, header }: Cell, at: number): ListCell {
  const texts = end - start > longestText ? [] : words.slice(start, end).map(({ text }) => plainWord(text));
  return { start, end, column: header === '' ? `${at}` : header, words: texts.filter((text) => text !== '') };
}

/** Words only: what has a figure is a value, which is compared as such. */
export const isOfWords = ({ words }: ListCell): boolean =>
  words.length > 0 &&
  words.every((word) => !/\d/u.test(word)) &&
  words.some((word) => /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(word));
