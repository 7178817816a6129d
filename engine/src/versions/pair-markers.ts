import type { ReadingText } from '../layout/reading-text/index.ts';
import {
  hunksOf,
  lengthOf,
  none,
  openRuns,
  pair,
  settle,
  unpair,
  type ChangeMap,
  type Hunk,
  type Span,
} from './change-map.ts';
import { isAmongMarkers, markerTokens, withMarker } from './token-places.ts';

/**
 * Sets the number of a clause against the number that the same clause has in the other version. Of a clause put in before
 * it, an alignment keeps the old number for the new clause: `3. Counterparts … 4. Fee` reads as `Counterparts … 4.` put in
 * behind the 3 of `3. Fee`.
 */
export function pairMarkers(map: ChangeMap): void {
  for (const hunk of hunksOf(map)) slideOverMarker(map, hunk);
  for (const run of openRuns(map.inB)) {
    for (let token = run[0]; token < run[1]; token += 1) {
      const hunk = otherMarkerAt(map, token);
      if (hunk !== undefined) settle(map, hunk, 'renumbered');
    }
  }
}

/** The number in front of a clause and the one that the same clause has in the other version: what follows goes on alike. */
function otherMarkerAt({ a, b, inB, inA }: ChangeMap, token: number): Hunk | undefined {
  const length = markerTokens(a, token);
  const behind = inB[token + length] ?? none;
  if (length === 0 || behind < 0 || a.passageOf[token + length] !== a.passageOf[token]) return undefined;
  const start = withMarker(b, behind);
  if (start === behind || isAmongMarkers(a, token - 1) || isAmongMarkers(b, start - 1)) return undefined;
  for (let step = 0; step < length; step += 1) if (inB[token + step] !== none) return undefined;
  for (let other = start; other < behind; other += 1) if (inA[other] !== none) return undefined;
  return { a: [token, token + length], b: [start, behind] };
}

function slideOverMarker(map: ChangeMap, hunk: Hunk): void {
  const isInserted = lengthOf(hunk.a) === 0;
  if (!isInserted && lengthOf(hunk.b) > 0) return;
  const [text, partners, span] = isInserted ? [map.b, map.inA, hunk.b] : [map.a, map.inB, hunk.a];
  const found = markersAround(text, span);
  if (found === undefined) return;
  const [before, last] = found;
  const other: Span = [partners[before[0]] ?? none, (partners[before[1] - 1] ?? none) + 1];
  if (other[0] < 0 || lengthOf(other) !== lengthOf(before)) return;
  for (let step = 0; step < lengthOf(before); step += 1) unpair(map, isInserted ? other[0] + step : before[0] + step);
  const moved = isInserted ? { a: other, b: last } : { a: last, b: other };
  if (isEqual(map, moved))
    for (let step = 0; step < lengthOf(last); step += 1) pair(map, moved.a[0] + step, moved.b[0] + step);
  else settle(map, moved, 'renumbered');
}

/** A clause has words between its number and the next one: numbers in a margin of their own follow each other. */
const fewestWords = 3;

/** The marker that stayed in front of a run, and the one that the run ends with. */
function markersAround(text: ReadingText, [from, to]: Span): readonly [Span, Span] | undefined {
  const [first, start] = [withMarker(text, from), withMarker(text, to)];
  return first === from || start === to || start - from < fewestWords
    ? undefined
    : [
        [first, from],
        [start, to],
      ];
}

function isEqual({ a, b }: ChangeMap, hunk: Hunk): boolean {
  if (lengthOf(hunk.a) !== lengthOf(hunk.b)) return false;
  for (let step = 0; step < lengthOf(hunk.a); step += 1)
    if (a.keys[hunk.a[0] + step] !== b.keys[hunk.b[0] + step]) return false;
  return true;
}
