import type { ReadingText } from '../layout/reading-text/index.ts';
import { none, unpair, type ChangeMap } from './change-map.ts';
import { markerTokens } from './token-places.ts';

/**
 * Takes apart numbers that are equal by chance: the number of a clause stands for that of a clause, and the 11 that is spoken of
 * is no heading `Article 11`, though it is the next 11 there is.
 */
export function partMarkers(map: ChangeMap): void {
  const [ofA, ofB] = [markersIn(map.a), markersIn(map.b)];
  for (let token = 0; token < map.inB.length; token += 1) {
    const partner = map.inB[token] ?? none;
    if (partner >= 0 && ofA[token] !== ofB[partner] && isNumber(map.a, token)) unpair(map, token);
  }
}

/** For each token whether it is part of the number of a clause. */
function markersIn(text: ReadingText): Uint8Array {
  const markers = new Uint8Array(text.length);
  for (let token = 0; token < text.length; token += 1) {
    const length = markerTokens(text, token);
    if (length > 0) markers.fill(1, token, token + length);
  }
  return markers;
}

const isNumber = ({ lexemes, keys }: ReadingText, token: number): boolean =>
  /^(?:\d+(?:\.\d+)*|[ivxlc]+)$/u.test(lexemes.textOf(keys[token] ?? 0));
