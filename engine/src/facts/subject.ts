import type { Cell, Passage } from '../layout/passage.ts';
import {
  isLabel,
  labelBefore,
  labelOfCell,
  sentenceWords,
  stubOf,
  textOf,
  type PlaceInPassage,
  type RowAbove,
} from './value-source.ts';

/** A value in its passage: the words it takes, and those of its sentence. */
export interface PlaceOfValue extends PlaceInPassage {
  readonly end: number;
  readonly to: number;
}

/** `“Deposit” means £500`: what a clause defines. */
const definition =
  /^[^“"„«]{0,8}[“"„«]([^“”"»]{2,50})[”"“»]\s+(?:means?|is|are|has|bedeutet|bezeichnet|ist|désigne|signifie|significa)\b/i;

/** The label, column head or words before a value, for people. */
export function subjectOf(place: PlaceOfValue, above: RowAbove): string {
  const { passage, start, end } = place;
  const from = Math.max(place.from, start - sentenceWords);
  const to = Math.min(place.to, end + sentenceWords);
  const index = passage.cells.findIndex((cell) => start >= cell.start && start < cell.end);
  const cell = passage.cells[index];
  if (cell !== undefined) return subjectOfCell(place, cell, index, above);
  return (
    labelBefore(passage, from, start) ??
    definition.exec(textOf(passage, from, to))?.[1] ??
    proseSubject(passage, start, end, from, to)
  );
}

function subjectOfCell({ passage, start, end }: PlaceOfValue, cell: Cell, index: number, above: RowAbove): string {
  if (cell.header !== '') {
    const stub = stubOf(passage, cell) || (start === 0 ? textBehind(passage, index) : '');
    return [stub, cell.header].filter((text) => text !== '').join(', ');
  }
  const inside = textOf(passage, cell.start, start).replace(/[:\s]+$/u, '');
  const label = labelOfCell(passage, cell, index, above);
  const own = isLabel(inside) ? inside : '';
  return (
    [label, own].filter((text) => text !== '').join(': ') || proseSubject(passage, start, end, cell.start, cell.end)
  );
}

const longestBehind = 80;

/** `14:30 | Doors open`: a row that begins with its value is named by the cell behind it. */
function textBehind(passage: Passage, index: number): string {
  const next = passage.cells[index + 1];
  const text = next === undefined ? '' : textOf(passage, next.start, next.end);
  return /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text) && text.length <= longestBehind ? text : '';
}

/** The words before a value in its sentence, or behind it where none stand before. */
function proseSubject(passage: Passage, start: number, end: number, from: number, to: number): string {
  const before = textOf(passage, Math.max(from, start - 6), start);
  const after = textOf(passage, end, Math.min(to, end + 5));
  const text = /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(before) ? before : after;
  return text.replace(/^[\s,;:.)(–—-]+|[\s,;:.(–—-]+$/gu, '');
}
