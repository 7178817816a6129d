import { factsOfPassage, printed, type FactDocument } from '../../facts/fact.ts';
import type { Passage } from '../../layout/passage.ts';
import { stem } from '../../facts/words/stem.ts';
import { isDeductionLabel, isTotalLabel } from '../../facts/words/total-label.ts';

/** A row of a list of things: goods, parts, units, talks. */
export interface Item {
  readonly passage: number;
  readonly unit: number;
  /** Numbers and codes printed in the row; where it has codes of its own, only these. */
  readonly codes: ReadonlySet<string>;
  /** Stems of the first cell that says something in words. */
  readonly name: ReadonlySet<string>;
}

/** The lists of a document: tables with a head whose rows hold a code and amounts, without sums and charges. */
export function itemLists(document: FactDocument): Item[][] {
  const lists = new Map<number, Item[]>();
  for (const [unit, { passage: position }] of document.units.entries()) {
    const passage = document.passages[position];
    if (passage?.kind !== 'row' || passage.table === undefined || passage.isHead === true) continue;
    if (!passage.cells.some(({ header }) => header !== '')) continue;
    const facts = factsOfPassage(document, position);
    const codes = new Set(facts.flatMap(({ value }) => (value.type === 'identifier' ? [value.key] : [])));
    const name = nameIn(passage);
    if (facts.length === codes.size || isReckoning(passage) || codes.size === 0) continue;
    const list = lists.get(passage.table) ?? [];
    list.push({ passage: position, unit, codes, name });
    lists.set(passage.table, list);
  }
  return [...lists.values()].map(byOwnCodes);
}

/** A grade, a type or a standard stands in many rows: a row with a code of its own is known by that. */
function byOwnCodes(items: readonly Item[]): Item[] {
  const holders = new Map<string, number>();
  for (const { codes } of items) for (const code of codes) holders.set(code, (holders.get(code) ?? 0) + 1);
  return items.map((item) => {
    const own = new Set([...item.codes].filter((code) => holders.get(code) === 1));
    return own.size === 0 ? item : { ...item, codes: own };
  });
}

/** Whether a row reckons with the items of its list. */
export const isReckoning = ({ words, cells }: Passage): boolean =>
  cells.some(({ start, end }) => {
    const label = printed(words.slice(start, end));
    return isTotalLabel(label) || isDeductionLabel(label);
  });

/** Stems of the first cell that says something in words. */
export const nameIn = (passage: Passage): Set<string> =>
  new Set(nameWordsIn(passage).flatMap((text) => stem(text) || []));

/** The words without figures of the first cell that says something in words. */
const nameWordsIn = ({ words, cells }: Passage): string[] =>
  cells
    .map(({ start, end }) =>
      words
        .slice(start, end)
        .map(({ text }) => text)
        .filter((text) => !/\d/u.test(text)),
    )
    .find((texts) => texts.some((text) => stem(text) !== '')) ?? [];
