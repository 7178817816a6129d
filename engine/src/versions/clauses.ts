import { isReferenceWord } from '../layout/numbered-parts.ts';
import type { ReadingText } from '../layout/reading-text/index.ts';
import { lengthOf, type ChangeMap, type Hunk, type SettledHunk, type Span } from './change-map.ts';
import { inRowOf, inStepOf, isPrintedMarker, keyAt, labelOf, markersOf, type Marker } from './markers.ts';
import { isMarker } from './token-places.ts';

/**
 * The numbers of the clauses of one version and those that the same clauses have in the other. A number that is out of
 * its row in the second version, 16 between 13 and 15, is no new number but a slip: it is not among them.
 */
export class ClauseMap {
  readonly #map: ChangeMap;
  readonly #renamed = new Map<string, Set<string>>();
  readonly #inRow: Set<number>;
  /** Where numbers of clauses begin that are printed without a word. */
  readonly #numbers: { readonly a: ReadonlySet<number>; readonly b: ReadonlySet<number> };

  constructor(map: ChangeMap) {
    this.#map = map;
    const [markersA, markersB] = [markersOf(map.a), markersOf(map.b)];
    this.#inRow = inRowOf(markersB);
    const byStartB = new Map(markersB.map((marker) => [marker.start, marker] as const));
    const bare = (text: ReadingText, markers: readonly Marker[]): Set<number> =>
      new Set(markers.flatMap(({ start, label }) => (keyAt(text, start) === label ? [start] : [])));
    this.#numbers = { a: bare(map.a, markersA), b: bare(map.b, markersB) };
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
    return this.#isFollowedAlone(hunk) || this.#isFollowedInList(hunk) || this.#isBehindTitle(hunk);
  }

  /** On both sides the number of a clause, or the letter of an item, or nothing on one of them. */
  #isBehindTitle({ a, b }: Hunk): boolean {
    const isNumber = (span: Span, numbers: ReadonlySet<number>): boolean =>
      lengthOf(span) === 0 || (lengthOf(span) === 1 && numbers.has(span[0]));
    return isNumber(a, this.#numbers.a) && isNumber(b, this.#numbers.b);
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

  /** An excerpt ends before the clause that is spoken of: it went as far as the last one that stands there. */
  #isBeyond(from: string, to: string): boolean {
    const whole = /^\d{1,3}$/u;
    if (!whole.test(from) || !whole.test(to)) return false;
    const known = [...this.#renamed.keys()].filter((label) => whole.test(label)).map(Number);
    const last = Math.max(0, ...known);
    const [next, ...others] = this.#renamed.get(String(last)) ?? [];
    if (next === undefined || others.length > 0 || Number(from) <= last) return false;
    return Number(to) - Number(from) === Number(next) - last;
  }

  /**
   * Numbers that each version has alone, where a clause with the one has the other now: they stand in lines that were
   * read apart from their clause, or at the edge of lines of the column beside it. Says of each whether it is the same number.
   */
  orphansAmong(hunks: readonly Hunk[]): Map<Hunk, 'same' | 'other'> {
    const { a, b } = this.#map;
    const orphans = new Map<Hunk, 'same' | 'other'>();
    const added = hunks.filter((hunk) => lengthOf(hunk.a) === 0 && isNumberAlone(b, hunk.b));
    for (const gone of hunks) {
      if (lengthOf(gone.b) > 0 || !isNumberAlone(a, gone.a)) continue;
      const other = added.find((hunk) => !orphans.has(hunk) && this.#isOrphanOf(gone, hunk));
      if (other === undefined) continue;
      const number = labelOf(a, gone.a) === labelOf(b, other.b) ? 'same' : 'other';
      orphans.set(gone, number).set(other, number);
    }
    return orphans;
  }

  #isOrphanOf(gone: Hunk, come: Hunk): boolean {
    const { a, b } = this.#map;
    const [from, to] = [labelOf(a, gone.a), labelOf(b, come.b)];
    const [isOfClause, isOfOther] = [isMarker(a, gone.a), isMarker(b, come.b)];
    if (isOfClause && isOfOther && Math.abs(come.b[0] - gone.b[0]) <= nearTokens) return this.#becomes(from, to);
    return (isOfClause || isOfOther) && from === to;
  }

  #becomes(from: string, to: string): boolean {
    if (this.#isBeyond(from, to)) return true;
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

/** The number of a clause, or one that is printed so. */
const isNumberAlone = (text: ReadingText, [from, to]: Span): boolean =>
  isMarker(text, [from, to]) || (to - from === 1 && isPrintedMarker(text, from));

const number = /^(?:\d+(?:\.\d+)*[a-z]?|[ivxlc]+|[a-z])$/u;
const joiner = /^(?:and|or|to|through|und|oder|bis|et|ou|y|e|o|a)$/u;

/** A word between the numbers of a list. */
export const isListJoiner = (key: string): boolean => joiner.test(key);

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
