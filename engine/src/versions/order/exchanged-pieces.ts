import type { ChangeMap, Hunk } from '../change-map.ts';
import { lineOrder, piecesOf, type Piece } from './reading-ways.ts';

type Pair = readonly [a: number, b: number];

/** Two pieces that hold partners of each other. */
interface PiecePair {
  readonly a: Piece;
  readonly b: Piece;
}

/**
 * Whether a pair of tokens stands above another one in one version and below it in the other, in one column of both: an amount that changed
 * places with the one under it belongs to another label now, in whatever order the files write them.
 */
export function exchangedIn(map: ChangeMap, region: Hunk, pairs: readonly Pair[]): (pair: Pair) => boolean {
  const [inA, inB] = [piecesByToken(piecesOf(map.a, ...region.a)), piecesByToken(piecesOf(map.b, ...region.b))];
  const pieceOf = ([a, b]: Pair): PiecePair | undefined => {
    const [x, y] = [inA.get(a), inB.get(b)];
    return x === undefined || y === undefined ? undefined : { a: x, b: y };
  };
  const all = new Map<Piece, Map<Piece, PiecePair>>();
  for (const pair of pairs) {
    const pieces = pieceOf(pair);
    if (pieces === undefined) continue;
    const partners = all.get(pieces.a) ?? new Map<Piece, PiecePair>();
    all.set(pieces.a, partners.set(pieces.b, pieces));
  }
  const others: PiecePair[] = [];
  for (const partners of all.values()) others.push(...partners.values());
  return (pair) => {
    const own = pieceOf(pair);
    return own !== undefined && others.some((other) => areExchanged(own, other));
  };
}

const piecesByToken = (pieces: readonly Piece[]): ReadonlyMap<number, Piece> =>
  new Map(pieces.flatMap((piece) => piece.tokens.map((token) => [token, piece] as const)));

const areExchanged = (x: PiecePair, y: PiecePair): boolean => above(x.a, y.a) * above(x.b, y.b) < 0;

/** Below nothing if the first stands above the second in one column, above nothing if below it; nothing elsewhere and on one line. */
function above(x: Piece, y: Piece): number {
  if (Math.min(x.right, y.right) <= Math.max(x.left, y.left)) return 0;
  return x.page - y.page || lineOrder(x, y);
}
