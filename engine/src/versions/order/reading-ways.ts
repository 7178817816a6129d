import type { Word } from '../../layout/word.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import type { Span } from '../change-map.ts';
import { pageAt, wordAt } from '../token-places.ts';

/** Words of one line with no wide gap between them. */
export interface Piece {
  readonly tokens: number[];
  readonly page: number;
  readonly left: number;
  right: number;
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
}

/** A gap so wide, in sizes of the words next to it, parts columns. */
const columnGap = 0.5;
/** Part of the size of a word by which the tops of one line differ at most. */
const sameLine = 0.6;

/**
 * The orders in which a reader may go through some tokens, apart from the given one: line by line across the page, column
 * by column, and as the file writes them.
 */
export function readingWays(text: ReadingText, [from, to]: Span): number[][] {
  const pieces = piecesOf(text, from, to);
  const byLine = pieces.toSorted((x, y) => x.page - y.page || lineOrder(x, y) || x.left - y.left);
  const pages = [...Map.groupBy(byLine, ({ page }) => page).values()];
  const ways = [byLine, pages.flatMap(columnwise)].map(tokensOf);
  ways.push(asWritten(text, tokensOf(pieces)));
  const different = new Map(ways.map((way) => [way.join(), way]));
  return [...different.values()];
}

/** As the file writes them. */
const asWritten = (text: ReadingText, tokens: readonly number[]): number[] =>
  tokens
    .map((token) => ({ token, page: pageAt(text, token), index: wordAt(text, token)?.index ?? 0 }))
    .toSorted((x, y) => x.page - y.page || x.index - y.index)
    .map(({ token }) => token);

const tokensOf = (pieces: readonly Piece[]): number[] => pieces.flatMap(({ tokens }) => tokens);

/** Which of two pieces of a page stands above the other; 0 on one line. */
export const lineOrder = (x: Piece, y: Piece): number =>
  Math.abs(x.top - y.top) < Math.min(x.size, y.size) * sameLine ? 0 : x.top - y.top;

/** The pieces of some tokens, in the given order of reading. */
export function piecesOf(text: ReadingText, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let before: Word | undefined;
  for (let token = from; token < to; token += 1) {
    const word = wordAt(text, token);
    if (word === undefined) continue;
    const last = pieces.at(-1);
    if (last !== undefined && before !== undefined && (before === word || continuesLine(before, word))) {
      last.tokens.push(token);
      last.right = Math.max(last.right, word.right);
    } else {
      const { left, right, top, bottom, size, page } = word;
      pieces.push({ tokens: [token], page: page.page, left, right, top, bottom, size });
    }
    before = word;
  }
  return pieces;
}

const continuesLine = (before: Word, word: Word): boolean =>
  word.page === before.page &&
  Math.abs(word.top - before.top) < word.size * sameLine &&
  word.left >= before.left &&
  word.left - before.right < word.size * columnGap;

/** Space between two lines, in sizes of the lower one, at which text may be cut. */
const leastGap = 0.05;

/** Columns from left to right; where none are, what is above the widest space between lines, then what is below (XY cut). */
function columnwise(pieces: readonly Piece[]): Piece[] {
  if (pieces.length < 2) return [...pieces];
  const columns = columnsOf(pieces);
  if (columns.length > 1) return columns.flatMap(columnwise);
  const byTop = pieces.toSorted((x, y) => x.top - y.top);
  const cut = widestGap(byTop);
  return cut === 0
    ? pieces.toSorted((x, y) => lineOrder(x, y) || x.left - y.left)
    : [byTop.slice(0, cut), byTop.slice(cut)].flatMap(columnwise);
}

/** The first piece below the widest space between lines; 0 for none. */
function widestGap(byTop: readonly Piece[]): number {
  let [widest, cut, bottom] = [leastGap, 0, Number.NEGATIVE_INFINITY];
  for (const [at, piece] of byTop.entries()) {
    const gap = at === 0 ? 0 : (piece.top - bottom) / piece.size;
    if (gap > widest) [widest, cut] = [gap, at];
    bottom = Math.max(bottom, piece.bottom);
  }
  return cut;
}

/** Pieces that are above each other, the columns from left to right. */
function columnsOf(pieces: readonly Piece[]): Piece[][] {
  const columns: { right: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((x, y) => x.left - y.left)) {
    const last = columns.at(-1);
    if (last !== undefined && piece.left < last.right) {
      last.pieces.push(piece);
      last.right = Math.max(last.right, piece.right);
    } else columns.push({ right: piece.right, pieces: [piece] });
  }
  return columns.map((column) => column.pieces);
}
