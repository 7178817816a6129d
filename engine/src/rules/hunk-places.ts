import type { Hunk } from '../align/versions/hunks.ts';
import type { TokenStream } from '../align/versions/token-stream.ts';
import type { VersionAlignment } from '../align/versions/version-alignment.ts';
import type { FactDocument, Unit } from '../facts/fact.ts';
import { placeOfWords } from './place.ts';
import type { Place } from './rule.ts';

/** Sentence in which a word of a passage stands. */
export function unitAt(document: FactDocument, passage: number, word: number): number {
  let [low, high] = [0, document.units.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const unit = document.units[middle];
    if (unit !== undefined && (unit.passage < passage || (unit.passage === passage && unit.start <= word)))
      low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place of some tokens of a stream; an empty range is the place where they would stand. */
export function placeOfTokens(
  document: FactDocument,
  stream: TokenStream,
  from: number,
  to: number,
): Place | undefined {
  const isEmpty = from >= to;
  const at = isEmpty ? Math.min(from, stream.passages.length - 1) : from;
  const passage = stream.passages[at];
  const start = stream.words[at];
  if (passage === undefined || start === undefined) return undefined;
  let last = at;
  while (last + 1 < to && stream.passages[last + 1] === passage) last += 1;
  const end = (stream.words[last] ?? start) + 1;
  const place = placeOfWords(document, passage, start, isEmpty ? start + 1 : end, unitAt(document, passage, start));
  // Where words are missing there is nothing to point at but the sentence.
  return isEmpty ? { ...place, valueStart: place.start, valueEnd: place.end } : place;
}

/** Tokens by which the sentences of a difference are known: where words lack at the end of a sentence, the next one has begun already. */
export function anchorsOf(
  { a, b }: Pick<VersionAlignment, 'a' | 'b'>,
  hunk: Hunk,
  first: FactDocument,
  second: FactDocument,
): { readonly a: number; readonly b: number } {
  const isAtStart = (document: FactDocument, stream: TokenStream, token: number): boolean =>
    document.passages[stream.passages[token] ?? 0]?.kind !== 'paragraph' ||
    sentenceTokens(document, stream, token)[0] === token;
  const back = (from: number, to: number, isStart: boolean): number =>
    from < to || isStart ? from : Math.max(0, from - 1);
  return {
    a: back(hunk.fromA, hunk.toA, isAtStart(second, b, hunk.fromB)),
    b: back(hunk.fromB, hunk.toB, isAtStart(first, a, hunk.fromA)),
  };
}

export interface HunkPlaces {
  readonly a: Place;
  readonly b: Place;
}

export function placesOfHunk(
  { pair, a, b }: VersionAlignment,
  hunk: Hunk,
  documents: readonly FactDocument[],
): HunkPlaces | undefined {
  const [first, second] = [documents[pair.reference], documents[pair.version]];
  if (first === undefined || second === undefined) return undefined;
  const at = anchorsOf({ a, b }, hunk, first, second);
  const placeA = placeOfTokens(first, a, at.a, hunk.fromA < hunk.toA ? hunk.toA : at.a);
  const placeB = placeOfTokens(second, b, at.b, hunk.fromB < hunk.toB ? hunk.toB : at.b);
  return placeA === undefined || placeB === undefined ? undefined : { a: placeA, b: placeB };
}

/** Tokens of the sentence around a token, from and to. */
export function sentenceTokens(document: FactDocument, stream: TokenStream, token: number): [number, number] {
  const at = Math.min(token, stream.passages.length - 1);
  const unit: Unit | undefined = document.units[unitAt(document, stream.passages[at] ?? 0, stream.words[at] ?? 0)];
  if (unit === undefined) return [token, token];
  const isInside = (index: number): boolean =>
    stream.passages[index] === unit.passage &&
    (stream.words[index] ?? -1) >= unit.start &&
    (stream.words[index] ?? Infinity) < unit.end;
  let [from, to] = [at, at + 1];
  while (from > 0 && isInside(from - 1)) from -= 1;
  while (to < stream.passages.length && isInside(to)) to += 1;
  return [from, to];
}
