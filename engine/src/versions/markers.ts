import { isListMarker } from '../layout/list-marker.ts';
import { isReferenceWord } from '../layout/numbered-parts.ts';
import type { ReadingText } from '../layout/reading-text/index.ts';
import type { Span } from './change-map.ts';
import { formAt } from './hunk-words.ts';
import { borderBefore, longestMarker, markerTokens, wordAt } from './token-places.ts';

/** The number in front of a clause, where its passage begins or behind its title. */
export interface Marker {
  readonly start: number;
  /** Keys without words such as `section`: `4.2`, `iv`, `a`. */
  readonly label: string;
  /** What it is printed with: the `(2)` of a clause is no number of the row that its `§ 5` stands in. */
  readonly style: 'word' | 'brackets' | 'plain';
}

export const keyAt = ({ lexemes, keys }: ReadingText, token: number): string => lexemes.textOf(keys[token] ?? 0);

export function markersOf(text: ReadingText): Marker[] {
  const markers: (Marker & { readonly isOpen: boolean })[] = [];
  for (let token = 0; token < text.length; token += 1) {
    const opening = markerTokens(text, token);
    const length = opening || Number(isWithinLine(text, token));
    const label = labelOf(text, [token, token + length]);
    if (label !== '') markers.push({ start: token, label, style: styleAt(text, token), isOpen: opening > 0 });
  }
  const inRow = inRowOf(markers);
  return markers.filter(({ start, isOpen }) => isOpen || inRow.has(start));
}

/** Before a capital, and first of its passage or behind the last word of a title or a line: `6. Fees 6.1 Each`, `Page of 9. Fees`. */
const isWithinLine = (text: ReadingText, token: number): boolean =>
  text.passageOf[token + 1] === text.passageOf[token] &&
  capital.test(formAt(text, token + 1)) &&
  (borderBefore(text, token) === 'passage'
    ? levels.test(keyAt(text, token))
    : capital.test(formAt(text, token - 1)) &&
      !isReferenceWord(keyAt(text, token - 1)) &&
      (keyAt(text, token).includes('.') || isPrintedMarker(text, token)));

/** `1.5`, `2.`, `(b)`: no word and no figure is printed so. */
export const isPrintedMarker = (text: ReadingText, token: number): boolean => {
  const print = wordAt(text, token)?.text ?? '';
  return /[.)]/u.test(print) && isListMarker(print);
};

const levels = /^\d{1,3}(?:\.\d{1,3})*$/u;
const capital = /^[^A-Za-zªµºÀ-ÖØ-ӿ\d]*\p{Lu}/u;

function styleAt(text: ReadingText, token: number): Marker['style'] {
  if (isReferenceWord(keyAt(text, token))) return 'word';
  return /^\S*\)/u.test(wordAt(text, token)?.text ?? '') ? 'brackets' : 'plain';
}

export function labelOf(text: ReadingText, [from, to]: Span): string {
  const keys: string[] = [];
  for (let token = from; token < to; token += 1)
    if (!isReferenceWord(keyAt(text, token)) && !isOrdinalSign(text, token)) keys.push(keyAt(text, token));
  return keys.join('.');
}

/** Where the number of a clause begins that a token is part of. */
export function markerAround(text: ReadingText, token: number): number | undefined {
  for (let start = token; start >= Math.max(0, token - longestMarker); start -= 1)
    if (markerTokens(text, start) > token - start) return start;
  return undefined;
}

/** The letter behind the number of `Art. 3.º`, which is printed as a sign. */
const isOrdinalSign = (text: ReadingText, token: number): boolean =>
  /^[oa]$/u.test(keyAt(text, token)) && /\d\.?[ºª]/u.test(wordAt(text, token)?.text ?? '');

/** Markers that come next behind the one before them, or before the one behind them, in the row of their kind. */
export function inRowOf(markers: readonly Marker[]): Set<number> {
  const inRow = new Set<number>();
  const last = new Map<string, { readonly start: number; readonly place: number }>();
  for (const { start, label, style } of markers) {
    for (const { row, place } of placesOf(label, style)) {
      const before = last.get(row);
      if (before?.place === place - 1) inRow.add(before.start).add(start);
      // `Section 1.1 of the act` is spoken of until a second one follows.
      if (place === 1 && style !== 'word') inRow.add(start);
      last.set(row, { start, place });
    }
  }
  return inRow;
}

/** Markers that follow the one before them at the distance of the first version, in whatever order the second one is read. */
export function inStepOf(markers: readonly Marker[], otherOf: (marker: Marker) => Marker | undefined): number[] {
  const inStep: number[] = [];
  const last = new Map<string, { readonly place: number; readonly other: Marker }>();
  for (const marker of markers) {
    const other = otherOf(marker);
    if (other === undefined) continue;
    for (const { row, place } of placesOf(marker.label, marker.style)) {
      const before = last.get(row);
      if (before !== undefined && isStep(before.other, other, place - before.place))
        inStep.push(before.other.start, other.start);
      last.set(row, { place, other });
    }
  }
  return inStep;
}

const isStep = (from: Marker, to: Marker, distance: number): boolean =>
  placesOf(from.label, from.style).some((first) =>
    placesOf(to.label, to.style).some(({ row, place }) => row === first.row && place - first.place === distance),
  );

const roman = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
  'xvii',
  'xviii',
  'xix',
  'xx',
];

/** The rows that a label may stand in, and its place there: `4.2` is the second of the row `4.`, `i` the first or the ninth. */
function placesOf(label: string, style: Marker['style']): { readonly row: string; readonly place: number }[] {
  const cut = label.lastIndexOf('.') + 1;
  const [row, last] = [`${style} ${label.slice(0, cut)}`, label.slice(cut)];
  if (/^\d+$/u.test(last)) return [{ row: `${row}1`, place: Number(last) }];
  const places = roman.includes(last) ? [{ row: `${row}i`, place: roman.indexOf(last) + 1 }] : [];
  return /^[a-z]$/u.test(last) ? [...places, { row: `${row}a`, place: last.charCodeAt(0) - 96 }] : places;
}
