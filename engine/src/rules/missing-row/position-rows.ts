import { paperKindOf } from '../../papers/index.ts';
import type { TermWeights } from '../term-weights.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { isReckoning, nameIn, type Item } from './item-lists.ts';
import { likenessOf, sameName } from './name-likeness.ts';

/** A row by its position: `4 | Packed lunch for outings | 600 pieces`. */
export interface PositionRow extends Item {
  readonly position: number;
}

/** Rows of one position that two lists must share, and their part of those that both number. */
const fewestShared = 3;
const alikePart = 0.75;

const positionText = /^\d{1,3}\.?$/u;

/** The lists of a document whose rows are numbered upwards, over the ends of pages. */
export function positionLists(document: FactDocument): PositionRow[][] {
  const lists: PositionRow[][] = [];
  for (const [unit, { passage: index, start }] of document.units.entries()) {
    const passage = document.passages[index];
    if (passage?.kind !== 'row' || start > 0 || passage.isHead === true || passage.cells.length < 3) continue;
    const text = passage.words[0]?.text ?? '';
    const name = nameIn(passage);
    if (!positionText.test(text) || name.size === 0 || isReckoning(passage)) continue;
    const row = { passage: index, unit, codes: new Set<string>(), name, position: Number.parseInt(text, 10) };
    const list = lists.at(-1);
    if (list !== undefined && (list.at(-1)?.position ?? 0) < row.position) list.push(row);
    else lists.push([row]);
  }
  return lists.filter(({ length }) => length >= fewestShared);
}

/** The positions of a list that another list leaves out, which calls the things at its own positions as the first does. */
export function lackedPositions(
  own: readonly PositionRow[],
  other: readonly PositionRow[],
  document: FactDocument,
  weights: TermWeights,
): PositionRow[] {
  // Who orders need not take all that was offered.
  if (other.length >= own.length || paperKindOf(document) === 'quotation') return [];
  const byPosition = new Map(own.map((row) => [row.position, row]));
  const shared = other.flatMap((row) => {
    const match = byPosition.get(row.position);
    return match === undefined ? [] : [likenessOf(match.name, row.name, weights) >= sameName];
  });
  const alike = shared.filter(Boolean).length;
  if (shared.length < other.length || alike < fewestShared || alike < shared.length * alikePart) return [];
  const known = new Set(other.map(({ position }) => position));
  const lacked = own.filter(({ position }) => !known.has(position));
  return lacked.length <= Math.max(1, own.length / 4) ? lacked : [];
}
