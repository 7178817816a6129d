import { isReckoning } from '../rules/missing-row/item-lists.ts';
import { figuresOf, type Disagreement, type Papers } from './disagreement.ts';

/** Cents that rounding of products and taxes leaves. */
const slack = 0.02;

/** By how much each document that has both says another amount than the first. */
interface Moves {
  readonly own: readonly number[];
  readonly other: readonly number[];
}

/**
 * Whether an amount moved because another did that stands above it: by as much in a sum, or by a percentage that is
 * named. `Net 4,470.00 | Total 5,453.40` and `Net 4,590.00 | Total 5,599.80` at 22 %.
 */
export function isMovedBy(papers: Papers, total: Disagreement, line: Disagreement): boolean {
  const moves = movesOf(total, line);
  if (moves === undefined) return false;
  const isMoved = (by: number): boolean =>
    moves.other.every((moved, index) => Math.abs(moved * by - (moves.own[index] ?? 0)) <= slack);
  if (isMoved(1)) return isSumOf(papers, total, line);
  const rates = [...total.readings.keys()].flatMap((document) => papers.rates[document] ?? []);
  return rates.some((rate) => rate > 0 && rate < 1 && (isMoved(rate) || isMoved(1 + rate) || isMoved(1 + 1 / rate)));
}

function movesOf(total: Disagreement, line: Disagreement): Moves | undefined {
  const shared = [...total.readings].flatMap(([document, own]) => {
    const other = line.readings.get(document);
    return other === undefined || other.passage >= own.passage ? [] : [[own.amount, other.amount] as const];
  });
  if (shared.length !== total.readings.size) return undefined;
  const [first] = shared;
  if (first === undefined) return undefined;
  const own = shared.map(([amount]) => amount - first[0]);
  const other = shared.map(([, amount]) => amount - first[1]);
  return other.some((moved) => Math.abs(moved) > slack) ? { own, other } : undefined;
}

/** Two items may each be one more: only a row that is called a sum, or says less than the line, is the sum of lines. */
const isSumOf = (papers: Papers, total: Disagreement, line: Disagreement): boolean =>
  [...total.readings].every(([document, { passage }]) => {
    const row = papers.documents[document]?.passages[passage];
    const other = line.readings.get(document);
    if (row === undefined || other === undefined) return false;
    const isShorter = figuresOf(papers, document, passage).length < figuresOf(papers, document, other.passage).length;
    return isReckoning(row) || isShorter;
  });
