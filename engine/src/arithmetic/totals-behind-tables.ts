import { amountColumns } from '../facts/tables/amount-grid.ts';
import {
  factsOfSentence,
  printed,
  sentencesOfPassage,
  wordsOfUnit,
  type Fact,
  type FactDocument,
} from '../facts/fact.ts';
import { amountOf, type Amount, type AmountTable } from '../facts/tables/tables.ts';
import { isDigitSlip } from './amount-slip.ts';
import { isRight, linear, type Relation } from './relation.ts';
import { isAsideLabel, isDeductionLabel, isTotalLabel } from '../facts/words/total-label.ts';

/** Paragraphs behind a table in which its total may stand. */
const within = 2;

/** `Net amount £1,410.60, to which VAT is added.` behind a table without a total: what its last column comes to, right or a slip away. */
export function totalsBehindTables(document: FactDocument, tables: readonly AmountTable[]): Relation[] {
  return tables.flatMap(({ amounts }) => {
    const items = lastColumn(amounts);
    const last = items.at(-1);
    if (last === undefined || items.length < 2 || items.some(isTotalled)) return [];
    return sentencesBehind(document, last.fact.passage).flatMap((sentence): Relation[] => {
      const money = factsOfSentence(document, sentence).filter(({ value }) => value.type === 'money');
      const total = onlyTotal(document, sentence, money);
      if (total === undefined || !isOneCurrency(total, items)) return [];
      const relation = linear(
        total,
        items.map((item) => [item, 1] as const),
        { kind: 'sum', isCarried: false },
      );
      return isRight(relation) || isDigitSlip(total.value, relation.expected, total.precision) ? [relation] : [];
    });
  });
}

/** The amounts that stand furthest to the right, one in each row of a table. */
function lastColumn(amounts: readonly Amount[]): readonly Amount[] {
  const figures = amounts.filter(({ isFigure, fact }) => isFigure && fact.value.type !== 'percent');
  return amountColumns(figures).at(-1) ?? [];
}

const isTotalled = ({ label }: Amount): boolean =>
  isTotalLabel(label) || isAsideLabel(label) || isDeductionLabel(label);

/** The sentences of the paragraphs behind the last row of a table. */
export function sentencesBehind(document: FactDocument, row: number): number[] {
  const { passages } = document;
  const behind: number[] = [];
  for (let at = row + 1; at < passages.length && behind.length < within; at += 1) {
    const kind = passages[at]?.kind;
    if (kind === 'furniture') continue;
    if (kind !== 'paragraph') break;
    behind.push(at);
  }
  return behind.flatMap((passage) => sentencesOfPassage(document, passage));
}

/** The one amount of a sentence that calls it a total before it. */
function onlyTotal(document: FactDocument, sentence: number, [money, ...others]: readonly Fact[]): Amount | undefined {
  const unit = document.units[sentence];
  if (money === undefined || others.length > 0 || unit === undefined || money.isFormer) return undefined;
  const label = printed(wordsOfUnit(document, unit).slice(0, money.start - unit.start));
  return isTotalLabel(label) && !isDeductionLabel(label) ? amountOf(document, money) : undefined;
}

const isOneCurrency = ({ fact: { value } }: Amount, items: readonly Amount[]): boolean =>
  items.every(({ fact }) => fact.value.type === 'number' || fact.value.unit === value.unit || fact.value.unit === '');
