import { rightSums } from '../../arithmetic/document-relations.ts';
import { paperKindOf } from '../../papers/index.ts';
import type { TermWeights } from '../term-weights.ts';
import { factsOfPassage, type FactDocument } from '../../facts/fact.ts';
import { figuresOf, pairByFigures } from '../known-by-figures.ts';
import { likenessOf, sameName } from './name-likeness.ts';
import { isReckoning, nameIn, type Item } from './item-lists.ts';

/** A row known by its name and its quantity. */
export interface NamedItem extends Item {
  readonly numbers: ReadonlySet<number>;
  readonly figures: ReadonlySet<number>;
  /** A head stands over one of its cells. */
  readonly isHeaded: boolean;
}

/** Rows that two lists must share by name, their part of the longer one, and the part of them that share a number. */
const fewestShared = 4;
/** Fewer are enough that are the same in all of several numbers. */
const fewestIdentical = 3;
const severalNumbers = 3;
const sharedPart = 0.7;
const sameNumberPart = 0.6;
/** Each row is held against each: longer lists are no orders. */
const longest = 400;

/** The lists of a document whose rows have a name and a number. */
export function namedLists(document: FactDocument): NamedItem[][] {
  const lists = new Map<number, NamedItem[]>();
  const sums = new Set(
    rightSums(document).flatMap(({ output, inputs }) => (inputs.length > 1 ? [output.fact.passage] : [])),
  );
  for (const [unit, { passage: position }] of document.units.entries()) {
    const passage = document.passages[position];
    if (passage?.kind !== 'row' || passage.table === undefined || passage.isHead === true) continue;
    // A row of two cells without a head is a label and its value.
    const isOfList = passage.cells.length > 2 || passage.cells.some(({ header }) => header !== '');
    if (!isOfList || isReckoning(passage) || sums.has(position)) continue;
    const name = nameIn(passage);
    const facts = factsOfPassage(document, position);
    const numbers = new Set(facts.flatMap(({ value }) => (value.key === '' ? [(value.low + value.high) / 2] : [])));
    const hasCode = facts.some(({ value }) => value.type === 'identifier');
    if (name.size === 0 || numbers.size === 0 || hasCode) continue;
    const list = lists.get(passage.table) ?? [];
    const isHeaded = passage.cells.some(({ header }) => header !== '');
    const figures = figuresOf(document, position);
    list.push({ passage: position, unit, codes: new Set(), name, numbers, figures, isHeaded });
    lists.set(passage.table, list);
  }
  return [...lists.values()];
}

/** The rows of a list that another list of the same things lacks; none where it has rows of its own, which may be them in other words. */
export function lackedBy(
  own: readonly NamedItem[],
  other: readonly NamedItem[],
  document: FactDocument,
  weights: TermWeights,
): NamedItem[] {
  if (own.length <= fewestIdentical || other.length < own.length * sharedPart || other.length >= own.length) return [];
  if (own.length > longest) return [];
  // Who orders need not take all that was offered.
  if (paperKindOf(document) === 'quotation') return [];
  const free = new Set(other);
  const pairs = new Map<NamedItem, NamedItem>();
  for (const item of own) {
    const match = bestMatch(item, free, weights);
    if (match === undefined) continue;
    free.delete(match);
    pairs.set(item, match);
  }
  const unmatched = own.filter((item) => !pairs.has(item));
  for (const [item, match] of pairByFigures(unmatched, [...free])) {
    free.delete(match);
    pairs.set(item, match);
  }
  const same = [...pairs].map(
    ([item, match]) => [...match.numbers].filter((number) => item.numbers.has(number)).length,
  );
  const identical = [...pairs].filter(
    ([item, match], at) =>
      (same[at] ?? 0) >= severalNumbers && same[at] === item.numbers.size && same[at] === match.numbers.size,
  ).length;
  const isEnough = pairs.size >= fewestShared || (pairs.size >= fewestIdentical && identical === pairs.size);
  const equal = same.filter((count) => count > 0).length;
  const isOneList = isEnough && pairs.size >= own.length * sharedPart && equal >= pairs.size * sameNumberPart;
  return isOneList && free.size === 0 ? own.filter((item) => !pairs.has(item)) : [];
}

function bestMatch(item: NamedItem, others: ReadonlySet<NamedItem>, weights: TermWeights): NamedItem | undefined {
  let [best, most]: [NamedItem | undefined, number] = [undefined, sameName];
  for (const other of others) {
    const likeness = likenessOf(item.name, other.name, weights);
    if (likeness >= most) [best, most] = [other, likeness];
  }
  return best;
}
