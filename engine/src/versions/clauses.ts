import type { ReadingText } from '../layout/reading-text/index.ts';
import { lengthOf, type ChangeMap, type Hunk, type SettledHunk, type Span } from './change-map.ts';
import { isMarker, markerTokens } from './token-places.ts';
import { isReferenceWord } from './words/reference-words.ts';

/** The number in front of a clause, where its passage begins. */
interface Marker {
  readonly start: number;
  /** Keys without words such as `section`: `4.2`, `iv`, `a`. */
  readonly label: string;
}

/**
 * The numbers of the clauses of one version and those that the same clauses have in the other. A number that is out of
 * its row in the second version, 16 between 13 and 15, is no new number but a slip: it is not among them.
 */
export class ClauseMap {
  readonly #map: ChangeMap;
  readonly #renamed = new Map<string, Set<string>>();
  readonly #inRow: Set<number>;

  constructor(map: ChangeMap) {
    this.#map = map;
    const [markersA, markersB] = [markersOf(map.a), markersOf(map.b)];
    this.#inRow = inRowOf(markersB);
    const byStartB = new Map(markersB.map((marker) => [marker.start, marker] as const));
    const settledAt = new Map(map.settled.map(({ a, b }) => [a[0], b[0]] as const));
    const otherOf = ({ start }: Marker): Marker | undefined =>
      byStartB.get(settledAt.get(start) ?? map.inB[start] ?? -1);
    for (const start of inStepOf(markersA, otherOf)) this.#inRow.add(start);
    for (const marker of markersA) {
      const { label } = marker;
      const other = otherOf(marker);
      if (other === undefined || (other.label !== label && !this.#inRow.has(other.start))) continue;
      const known = this.#renamed.get(label);
      if (known === undefined) this.#renamed.set(label, new Set([other.label]));
      else known.add(other.label);
    }
  }

  /** The number in front of a clause is the next one in its row. */
  isRenumbered({ b }: SettledHunk): boolean {
    return this.#inRow.has(b[0]);
  }

  /** A reference follows its clause: `Section 8.2` that reads `Section 9.2` where clause 8 became clause 9. */
  isFollowed(hunk: Hunk): boolean {
    return this.#isFollowedAlone(hunk) || this.#isFollowedInList(hunk);
  }

  /** `Sections 5, 6 and 10` that read `Sections 4, 5 and 9`: the 5 of both is equal by chance, so the lists are held against each other. */
  #isFollowedInList({ a, b }: Hunk): boolean {
    if (!isOfList(this.#map.a, a) || !isOfList(this.#map.b, b)) return false;
    const [from, to] = [listAround(this.#map.a, a), listAround(this.#map.b, b)];
    return (
      from.numbers.length > 1 &&
      from.numbers.length === to.numbers.length &&
      from.joiners.join() === to.joiners.join() &&
      from.numbers.every((key, index) => key === to.numbers[index] || this.#becomes(key, to.numbers[index] ?? ''))
    );
  }

  #isFollowedAlone({ a, b }: Hunk): boolean {
    if (lengthOf(a) !== lengthOf(b) || lengthOf(a) === 0) return false;
    for (let step = 0; step < lengthOf(a); step += 1) {
      const [from, to] = [keyAt(this.#map.a, a[0] + step), keyAt(this.#map.b, b[0] + step)];
      if (from === to) continue;
      if (!isReference(this.#map.a, a[0] + step) || !isReference(this.#map.b, b[0] + step) || !this.#becomes(from, to))
        return false;
    }
    return true;
  }

  /**
   * Numbers that each version has alone, where a clause with the one has the other now: they stand in lines that were
   * read apart from their clause.
   */
  orphansAmong(hunks: readonly Hunk[]): Set<Hunk> {
    const { a, b } = this.#map;
    const orphans = new Set<Hunk>();
    const added = hunks.filter((hunk) => lengthOf(hunk.a) === 0 && isMarker(b, hunk.b));
    for (const gone of hunks) {
      if (lengthOf(gone.b) > 0 || !isMarker(a, gone.a)) continue;
      const other = added.find(
        (hunk) =>
          !orphans.has(hunk) &&
          Math.abs(hunk.b[0] - gone.b[0]) <= nearTokens &&
          this.#becomes(labelOf(a, gone.a), labelOf(b, hunk.b)),
      );
      if (other !== undefined) orphans.add(gone).add(other);
    }
    return orphans;
  }

  #becomes(from: string, to: string): boolean {
    for (let length = from.length; length > 0; length = from.lastIndexOf('.', length - 1)) {
      const renamed = this.#renamed.get(from.slice(0, length));
      if (renamed?.has(to.slice(0, to.length - (from.length - length))) === true)
        return to.endsWith(from.slice(length));
    }
    return false;
  }
}

/** Tokens that a number may stand from its clause. */
const nearTokens = 60;

const keyAt = ({ lexemes, keys }: ReadingText, token: number): string => lexemes.textOf(keys[token] ?? 0);

const number = /^(?:\d+(?:\.\d+)*[a-z]?|[ivxlc]+|[a-z])$/u;
const joiner = /^(?:and|or|to|through|und|oder|bis|et|ou|y|e|o|a)$/u;

const isInList = (text: ReadingText, token: number): boolean =>
  token >= 0 && token < text.length && (number.test(keyAt(text, token)) || joiner.test(keyAt(text, token)));

function isOfList(text: ReadingText, [from, to]: Span): boolean {
  for (let token = from; token < to; token += 1) if (!isInList(text, token)) return false;
  return true;
}

/** The list of references that a run stands in, or that stands where it is empty. */
function listAround(text: ReadingText, [from, to]: Span): { readonly numbers: string[]; readonly joiners: string[] } {
  let [start, end] = [from, to];
  while (isInList(text, start - 1)) start -= 1;
  while (isInList(text, end)) end += 1;
  const [numbers, joiners]: [string[], string[]] = [[], []];
  for (let token = start; token < end; token += 1)
    if (isReference(text, token)) numbers.push(keyAt(text, token));
    else if (numbers.length > 0) joiners.push(keyAt(text, token));
  return { numbers, joiners };
}

/** `Section 8`, `8.2`, `Sections 8 and 9`, `8.2(a)`. */
export function isReference(text: ReadingText, token: number): boolean {
  const key = keyAt(text, token);
  if (!number.test(key)) return false;
  for (let before = token - 1; before >= Math.max(0, token - nearWords); before -= 1) {
    const other = keyAt(text, before);
    if (isReferenceWord(other)) return true;
    if (!number.test(other) && !joiner.test(other)) return false;
  }
  return false;
}

/** Numbers of one list of references reach so far behind the word. */
const nearWords = 24;

function markersOf(text: ReadingText): Marker[] {
  const markers: Marker[] = [];
  for (let token = 0; token < text.length; token += 1) {
    const length = markerTokens(text, token);
    if (length === 0) continue;
    const label = labelOf(text, [token, token + length]);
    if (label !== '') markers.push({ start: token, label });
  }
  return markers;
}

function labelOf(text: ReadingText, [from, to]: Span): string {
  const keys: string[] = [];
  for (let token = from; token < to; token += 1)
    if (!isReferenceWord(keyAt(text, token))) keys.push(keyAt(text, token));
  return keys.join('.');
}

/** Markers that come next behind the one before them, or before the one behind them, in the row of their kind. */
function inRowOf(markers: readonly Marker[]): Set<number> {
  const inRow = new Set<number>();
  const last = new Map<string, { readonly start: number; readonly place: number }>();
  for (const { start, label } of markers) {
    for (const { row, place } of placesOf(label)) {
      const before = last.get(row);
      if (before?.place === place - 1) inRow.add(before.start).add(start);
      if (place === 1) inRow.add(start);
      last.set(row, { start, place });
    }
  }
  return inRow;
}

/** Markers that follow the one before them at the distance of the first version, in whatever order the second one is read. */
function inStepOf(markers: readonly Marker[], otherOf: (marker: Marker) => Marker | undefined): number[] {
  const inStep: number[] = [];
  const last = new Map<string, { readonly place: number; readonly other: Marker }>();
  for (const marker of markers) {
    const other = otherOf(marker);
    if (other === undefined) continue;
    for (const { row, place } of placesOf(marker.label)) {
      const before = last.get(row);
      if (before !== undefined && isStep(before.other.label, other.label, place - before.place))
        inStep.push(before.other.start, other.start);
      last.set(row, { place, other });
    }
  }
  return inStep;
}

const isStep = (from: string, to: string, distance: number): boolean =>
  placesOf(from).some((first) =>
    placesOf(to).some(({ row, place }) => row === first.row && place - first.place === distance),
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
function placesOf(label: string): { readonly row: string; readonly place: number }[] {
  const cut = label.lastIndexOf('.') + 1;
  const [row, last] = [label.slice(0, cut), label.slice(cut)];
  if (/^\d+$/u.test(last)) return [{ row: `${row}1`, place: Number(last) }];
  const places = roman.includes(last) ? [{ row: `${row}i`, place: roman.indexOf(last) + 1 }] : [];
  return /^[a-z]$/u.test(last) ? [...places, { row: `${row}a`, place: last.charCodeAt(0) - 96 }] : places;
}
