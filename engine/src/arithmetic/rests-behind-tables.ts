import { factsOfSentence, printed, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';
import { amountOf, type Amount, type AmountTable } from '../facts/tables/tables.ts';
import { isDigitSlip, isDigitsTurned, shareOff } from './amount-slip.ts';
import { isRight, linear, type Relation } from './relation.ts';
import { isTotalLabel } from './total-label.ts';
import { sentencesBehind } from './totals-behind-tables.ts';

/** Words that call an amount paid before. */
const paidWords =
  /(?<![a-zß-ɏ\d])(?:paid|received|deposit|on account|anzahlung|bezahlt|gezahlt|erhalten|acompte|arrhes|vers[ée]e?s?|payée?s?|re[çc]ue?s?|a cuenta|anticipo|señal|pagad[oa]s?|recibid[oa]s?|acconto|versat[oa])(?![a-zß-ɏ\d])/i;
/** Words that call an amount what is still to be paid. */
const openWords =
  /(?<![a-zß-ɏ\d])(?:balance|outstanding|remaining|remains|still (?:to pay|due|owed)|left to pay|restbetrag|restzahlung|rest|noch (?:offen|zu zahlen)|verbleib[a-zß-ɏ]*|offen|solde|reste|restant|pendiente|resto|restante|queda|faltan?|saldo)(?![a-zß-ɏ\d])/i;
/** Part of what is left by which a wrong one is off; further off it is of another sum. */
const farthest = 0.1;

/** `Paid on account £161.00. Balance £214.00.` behind a table with a total of £365.00: what is left is not what the two leave. */
export function restsBehindTables(document: FactDocument, tables: readonly AmountTable[]): Relation[] {
  return tables.flatMap(({ amounts }) => {
    const total = amounts.findLast(({ isFigure }) => isFigure);
    if (total === undefined || !isTotalLabel(total.label)) return [];
    const money = sentencesBehind(document, total.fact.passage).flatMap((sentence) =>
      factsOfSentence(document, sentence).filter(({ value }) => value.type === 'money'),
    );
    const [paid, rest, ...others] = money;
    if (paid === undefined || rest === undefined || others.length > 0) return [];
    if (!paidWords.test(labelOf(document, paid)) || !openWords.test(labelOf(document, rest))) return [];
    const [less, left] = [amountOf(document, paid), amountOf(document, rest)];
    if (less === undefined || left === undefined || openWords.test(labelOf(document, paid))) return [];
    const relation = linear(left, [[total, 1] as const, [less, -1] as const], { kind: 'difference' });
    return isRight(relation) || isMeant(left, relation.expected) ? [relation] : [];
  });
}

const isMeant = ({ value, precision }: Amount, expected: number): boolean =>
  isDigitSlip(value, expected, precision) ||
  isDigitsTurned(value, expected, precision) ||
  shareOff(value, expected) <= farthest;

/** The words of the sentence before an amount, from the amount before it on. */
function labelOf(document: FactDocument, { sentence, start }: Fact): string {
  const unit = document.units[sentence];
  if (unit === undefined) return '';
  const from = factsOfSentence(document, sentence).findLast(
    ({ value, end }) => value.type === 'money' && end <= start,
  )?.end;
  const words = wordsOfUnit(document, unit);
  return printed(words.slice((from ?? unit.start) - unit.start, start - unit.start));
}
