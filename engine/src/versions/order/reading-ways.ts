import type { Word } from '../../layout/word.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import type { Span } from '../change-map.ts';
import { borderBefore, pageAt, wordAt } from '../token-places.ts';

/** Words of one line with no wide gap and no border of cells between them. */
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
    const isOn = before === word || (continuesLine(before, word) && borderBefore(text, token) !== 'gap');
    if (last !== undefined && isOn) {
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

const continuesLine = (before: Word | undefined, word: Word): boolean =>
  before !== undefined &&
  word.page === before.page &&
  Math.abs(word.top - before.top) < word.size * sameLine &&
  word.left >= before.left &&
  word.left - before.right < word.size * columnGap;

/** Columns from left to right, of each stretch of lines that has some. */
function columnwise(pieces: readonly Piece[]): Piece[] {
  if (pieces.length < 2) return [...pieces];
  const columns = columnsOf(pieces);
  if (columns.length > 1) return columns.flatMap(columnwise);
  const stretches = stretchesOf(pieces);
  return stretches.length > 1
    ? stretches.flatMap(columnwise)
    : pieces.toSorted((x, y) => lineOrder(x, y) || x.left - y.left);
}

/** Lines one below the other, as many together as have columns in common. */
function stretchesOf(pieces: readonly Piece[]): Piece[][] {
  const stretches: Piece[][] = [];
  for (const line of linesOf(pieces)) {
    const longer = (stretches.at(-1) ?? []).concat(line);
    if (columnsOf(longer).length > 1) stretches.splice(-1, 1, longer);
    else stretches.push(line);
  }
  return stretches;
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((x, y) => x.top - y.top)) {
    const [first] = lines.at(-1) ?? [];
    if (first !== undefined && lineOrder(first, piece) === 0) lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines;
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
