import { isNearMiss } from '../../facts/values/edit-distance.ts';
import { printed, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import type { TermWeights } from '../term-weights.ts';
import { oncePerDocument } from '../once-per-document.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { itemLists, type Item } from './item-lists.ts';
import { lackedBy, namedLists, type NamedItem } from './named-items.ts';
import { lackedPositions, positionLists, type PositionRow } from './position-rows.ts';

/** Items that two lists must share to be lists of the same things, and their part of the longer look. */
const fewestShared = 3;
const sharedPart = 0.7;
/** An item of whose name a sentence holds this much, by weight, may be meant there under another code. */
const likeName = 0.34;

/** An item that one document lists has no counterpart in another that lists the other items: ordered, yet not invoiced. */
export const rule: Rule = {
  id: 'missing-row',
  find: (context) => {
    // Versions are compared word by word: their lists need not be read.
    const [listsOf, namedOf, positionsOf] = [
      oncePerDocument(itemLists),
      oncePerDocument(namedLists),
      oncePerDocument(positionLists),
    ];
    const byName = context.documents.flatMap((own) =>
      context.documents.flatMap((other) =>
        areListsHeld(context, own, other)
          ? [
              ...lackedByName(context, namedOf(own), namedOf(other), own, other),
              ...lackedByPosition(context, positionsOf(own), positionsOf(other), own, other),
            ]
          : [],
      ),
    );
    return mergeHolders(
      byName.concat(
        context.documents.flatMap((own) =>
          context.documents.flatMap((other) =>
            areListsHeld(context, own, other)
              ? listsOf(own).flatMap((items) =>
                  missingOf(context, items, own, other, listsOf(other).flat()).map((item) => ({
                    key: `${other.index} ${[...item.codes].toSorted().join(' ')}`,
                    finding: toFinding(own, item, other.index),
                  })),
                )
              : [],
          ),
        ),
      ),
    );
  },
};

/** A bill or delivery for a part of an order leaves out what is still to come. */
const areListsHeld = (context: RuleContext, own: FactDocument, other: FactDocument): boolean =>
  context.areRelated(own.index, other.index);

interface Lacked {
  readonly key: string;
  readonly finding: RuleFinding;
}

/** Rows without a code that a list of the same names and numbers lacks; at most one in four, and none that is named elsewhere. */
function lackedByName(
  { weights }: RuleContext,
  own: readonly (readonly NamedItem[])[],
  others: readonly (readonly NamedItem[])[],
  document: FactDocument,
  other: FactDocument,
): Lacked[] {
  return own.flatMap((items) => {
    const [list] = others.flatMap((one) => {
      const lacked = lackedBy(items, one, document, weights);
      return lacked.length > 0 && lacked.length <= Math.max(1, items.length / 4) ? [lacked] : [];
    });
    return (list ?? []).filter((item) => !isNamed(item, other, weights)).map((item) => toLacked(document, item, other));
  });
}

/** A sentence or row of the document may mean the item. */
const isNamed = ({ name }: Item, document: FactDocument, weights: TermWeights): boolean =>
  document.units.some(
    (unit) => heldPart(name, new Set(wordsOfUnit(document, unit).map(({ text }) => stem(text))), weights) >= likeName,
  );

const toLacked = (document: FactDocument, item: Item, other: FactDocument): Lacked => ({
  key: `${other.index} ${[...item.name].toSorted().join(' ')}`,
  finding: toFinding(document, item, other.index),
});

/** Rows whose position a list of the same positions leaves out; none that is named elsewhere. */
const lackedByPosition = (
  { weights }: RuleContext,
  own: readonly (readonly PositionRow[])[],
  others: readonly (readonly PositionRow[])[],
  document: FactDocument,
  other: FactDocument,
): Lacked[] =>
  own.flatMap((rows) =>
    others
      .flatMap((list) => lackedPositions(rows, list, document, weights))
      .filter((row) => !isNamed(row, other, weights))
      .map((row) => toLacked(document, row, other)),
  );

function missingOf(
  { weights }: RuleContext,
  items: readonly Item[],
  document: FactDocument,
  other: FactDocument,
  others: readonly Item[],
): Item[] {
  const codes = new Set(others.flatMap((item) => [...item.codes]));
  const shared = items.filter((item) => [...item.codes].some((code) => codes.has(code)));
  if (shared.length < fewestShared || shared.length < items.length * sharedPart) return [];
  const sentences = other.units.map((unit) => new Set(wordsOfUnit(other, unit).map((word) => stem(word.text))));
  const known = new Set(other.facts.flatMap(({ value }) => (value.type === 'identifier' ? [value.key] : [])));
  // A code like one of ours may be a misprint of it, unless it is one of ours itself.
  const own = new Set(document.facts.map(({ value }) => value.key));
  const foreign = [...known].filter((one) => !own.has(one));
  const isKnown = (code: string): boolean => known.has(code) || foreign.some((one) => isNearMiss(one, code));
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

/** An item that two documents list and a third lacks is one finding. */
function mergeHolders(missing: readonly { readonly key: string; readonly finding: RuleFinding }[]): RuleFinding[] {
  const merged = new Map<string, RuleFinding>();
  for (const { key, finding } of missing) {
    const known = merged.get(key);
    const [own, other] = finding.sides;
    if (known === undefined || own === undefined || other === undefined) merged.set(key, finding);
    else merged.set(key, { ...known, sides: [{ places: [...(known.sides[0]?.places ?? []), ...own.places] }, other] });
  }
  return [...merged.values()];
}

function toFinding(
  document: FactDocument,
  { passage, unit }: Pick<Item, 'passage' | 'unit'>,
  other: number,
): RuleFinding {
  const end = document.passages[passage]?.words.length ?? 0;
  return {
    rule: 'missing-row',
    kind: 'missing',
    severity: 'medium',
    confidence: 0.75,
    subject: nameOf(document, passage),
    explanation: 'One document lists this item; the other lists the same items without it.',
    sides: [{ places: [placeOfWords(document, passage, 0, end, unit)] }, { places: [], missingIn: [other] }],
  };
}

/** Cells of a row that name its item: the code and the name. */
const namingCells = 2;

/** What the row of an item calls it. */
const nameOf = (document: FactDocument, position: number): string => {
  const row = document.passages[position];
  const texts = row?.cells.map(({ start, end }) => printed(row.words.slice(start, end))) ?? [];
  return texts
    .filter((text) => /[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(text))
    .slice(0, namingCells)
    .join(' ');
};
