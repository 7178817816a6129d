import { isNearMiss } from '../../align/near-miss.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { isLabel } from '../../facts/slot.ts';
import { plainWord, stem } from '../../facts/stem.ts';
import type { Passage } from '../../layout/passage.ts';

/** A label and the name behind it: `Port of discharge | Bergen`. */
export interface Entry {
  readonly document: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** What the label says, as stems in order of the alphabet. */
  readonly label: string;
  /** The words of the name, without titles and legal forms. */
  readonly name: readonly string[];
}

/** Labels by which every paper says something else about itself, or which many persons of a matter have. */
const own = new Set(
  'name title subject document page copy note remark comment description date signature reference contact address telephone email by from to for attention author prepared issued company representative status type item product category print'
    .split(' ')
    .map(stem),
);
/** One word is enough for a label that only one thing or person of a matter has. */
const unique = new Set(
  'landlord tenant insurer insured employer employee lender borrower consignee consignor carrier vessel loading unloading destination origin venue hotel doctor patient guarantor architect engineer broker investigator sponsor material colour brand model finish building'
    .split(' ')
    .map(stem),
);
const noName = new Set(
  'mr mrs ms miss dr prof sir herr frau m mme sr sra ltd limited plc inc llc gmbh ag sarl sa sl bv nv as and und et y of the de la le der die das'.split(
    ' ',
  ),
);
const longestName = 5;

/** Entries of a document whose value is a name; a label that stands twice names nothing in particular. */
export function findEntries(document: FactDocument): Entry[] {
  const entries = document.passages.flatMap((passage, index) =>
    pairsOf(passage).flatMap(([labelText, start, end]) => {
      const label = labelOf(labelText);
      const name = label === '' ? [] : nameOf(passage, start, end);
      return name.length === 0 ? [] : [{ document: document.index, passage: index, start, end, label, name }];
    }),
  );
  return entries.filter(({ label }) => entries.filter((other) => other.label === label).length === 1);
}

/** Labels with the words behind them: cells side by side without a head over them, or `Label: words`. */
function pairsOf(passage: Passage): [label: string, start: number, end: number][] {
  const text = (start: number, end: number): string =>
    passage.words
      .slice(start, end)
      .map((word) => word.text)
      .join(' ');
  if (passage.kind === 'row') {
    return passage.cells.flatMap((cell, index) => {
      const next = passage.cells[index + 1];
      if (index % 2 > 0 || next === undefined || next.header !== '' || passage.isHead === true) return [];
      return [[text(cell.start, cell.end), next.start, next.end] as [string, number, number]];
    });
  }
  const colon = passage.words.findIndex((word) => word.text.endsWith(':')) + 1;
  return passage.kind === 'paragraph' && colon > 0 ? [[text(0, colon), colon, passage.words.length]] : [];
}

function labelOf(text: string): string {
  if (!isLabel(text) || /\d/u.test(text)) return '';
  const terms = [...new Set(text.split(/[\s/-]+/u).map(stem))].filter((term) => term !== '');
  if (terms.length === 0 || terms.length > 4 || terms.some((term) => own.has(term))) return '';
  return terms.length > 1 || terms.some((term) => unique.has(term)) ? terms.toSorted().join(' ') : '';
}

/** Capitalised words only; empty for anything else. */
function nameOf(passage: Passage, start: number, end: number): string[] {
  const words = passage.words.slice(start, end).map((word) => word.text);
  if (words.length > longestName || words.some((word) => /\d/u.test(word))) return [];
  const telling = words.filter((word) => !noName.has(plainWord(word)) && plainWord(word) !== '');
  return telling.every((word) => /^\P{L}*\p{Lu}\p{L}/u.test(word)) ? telling.map(plainWord) : [];
}

/** Two names that cannot be one: no word of the one is, shortens or nearly is a word of the other. */
export function areApart(a: readonly string[], b: readonly string[]): boolean {
  return a.every((x) =>
    b.every((y) => !x.startsWith(y) && !y.startsWith(x) && stem(x) !== stem(y) && !isNearMiss(x, y)),
  );
}
