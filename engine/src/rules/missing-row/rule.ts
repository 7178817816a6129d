import { isNearMiss } from '../../align/near-miss.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/stem.ts';
import type { TermWeights } from '../../align/term-weights.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { itemLists, type Item } from './item-lists.ts';

/** Items that two lists must share to be lists of the same things, and their part of the longer look. */
const fewestShared = 3;
const sharedPart = 0.7;
/** An item of whose name a sentence holds this much, by weight, may be meant there under another code. */
const likeName = 0.34;

/** An item that one document lists has no counterpart in another that lists the other items: ordered, yet not invoiced. */
export const rule: Rule = {
  id: 'missing-row',
  find: (context) => {
    const lists = context.documents.map(itemLists);
    return context.documents.flatMap((own) =>
      context.documents.flatMap((other) =>
        areListsCompared(context, own.index, other.index)
          ? (lists[own.index] ?? []).flatMap((items) =>
              missingOf(context, items, other, (lists[other.index] ?? []).flat()).map((item) =>
                toFinding(own, item, other.index),
              ),
            )
          : [],
      ),
    );
  },
};

/** What versions lack of each other is found word by word. */
const areListsCompared = ({ areRelated, versions }: RuleContext, a: number, b: number): boolean =>
  a !== b &&
  areRelated(a, b) &&
  !versions.some(
    ({ pair }) => (pair.reference === a && pair.version === b) || (pair.reference === b && pair.version === a),
  );

function missingOf(
  { weights }: RuleContext,
  items: readonly Item[],
  other: FactDocument,
  others: readonly Item[],
): Item[] {
  const codes = new Set(others.flatMap((item) => [...item.codes]));
  const shared = items.filter((item) => [...item.codes].some((code) => codes.has(code)));
  if (shared.length < fewestShared || shared.length < items.length * sharedPart) return [];
  const sentences = other.units.map((unit) => new Set(wordsOfUnit(other, unit).map((word) => stem(word.text))));
  const known = new Set(other.facts.flatMap(({ value }) => (value.type === 'identifier' ? [value.key] : [])));
  // Codes of one list often differ by a single digit: a mistyped one is none of this list.
  const own = new Set(items.flatMap((item) => [...item.codes]));
  const isKnown = (code: string): boolean =>
    known.has(code) || [...known].some((one) => !own.has(one) && isNearMiss(one, code));
  return items.filter(
    (item) =>
      ![...item.codes].some(isKnown) && sentences.every((terms) => heldPart(item.name, terms, weights) < likeName),
  );
}

/** Part of the weight of a name that other terms hold; 0 for a name that says nothing. */
function heldPart(name: ReadonlySet<string>, terms: ReadonlySet<string>, weights: TermWeights): number {
  let [held, total] = [0, 0];
  for (const term of name) {
    total += weights(term);
    if (terms.has(term)) held += weights(term);
  }
  return total === 0 ? 0 : held / total;
}

function toFinding(document: FactDocument, { passage, unit }: Item, other: number): RuleFinding {
  const end = document.passages[passage]?.words.length ?? 0;
  return {
    rule: 'missing-row',
    kind: 'missing',
    severity: 'medium',
    confidence: 0.75,
    explanation: 'One document lists this item, the other lists the other items without it.',
    sides: [{ places: [placeOfWords(document, passage, 0, end, unit)] }, { places: [], missingIn: [other] }],
  };
}
