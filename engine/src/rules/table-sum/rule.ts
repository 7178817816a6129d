import { amountColumns } from '../../facts/amount-columns.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { printNumber } from '../../facts/print-number.ts';
import { amountTables, printedAmount, type Amount, type AmountTable } from '../../facts/tables.ts';
import { isDigitSlip, shareOff } from '../amount-slip.ts';
import { placeOfFact } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { expectedSums, isExplained, type ExpectedSum } from './explanations.ts';
import { isTotalLabel } from './total-label.ts';

/** A wrong total is off by a slip, not by a multiple; one that goes on from a total above is off by less. */
const farthest = 0.15;
const farthestCarried = 0.05;

/** The amounts of a column do not add up to the total under them, or a subtotal and what follows it to the next total. */
export const rule: Rule = {
  id: 'table-sum',
  find: ({ documents }) =>
    documents.flatMap((document) =>
      amountTables(document).flatMap((table) =>
        amountColumns(table).flatMap((column) => checkColumn(document, column, table)),
      ),
    ),
};

function checkColumn(document: FactDocument, column: readonly Amount[], table: AmountTable): RuleFinding[] {
  return column.flatMap((total, index) => {
    const above = column.slice(0, index);
    const wrong = expectedSums(above).find(
      (expected) => isSlip(total, expected) && isMeantAsTotal(total, expected, index === column.length - 1, table),
    );
    if (wrong === undefined) return [];
    const slack = total.precision * (wrong.parts + 1) * 0.51;
    const isRight = isExplained(total.value, above, slack) || addsUpAcross(total, above, table);
    return isRight ? [] : [toFinding(document, total, wrong, above)];
  });
}

/** The words beside it call it a total, or it is the last of a column and differs from the sum by one slip. */
function isMeantAsTotal(total: Amount, expected: ExpectedSum, isLast: boolean, { amounts }: AmountTable): boolean {
  if (isTotalLabel(total.label)) return true;
  if (!isLast || expected.parts < 3) return false;
  // A row with a quantity and a price before its amount is one more item.
  if (amounts.some((other) => other.row === total.row && other !== total)) return false;
  return isDigitSlip(total.value, expected.value, total.precision);
}

/** Net, tax and gross of one row add up across. */
const addsUpAcross = (total: Amount, above: readonly Amount[], { amounts }: AmountTable): boolean =>
  above.length < 3 && amounts.filter((other) => other.row === total.row && other !== total).length >= 2;

function isSlip(total: Amount, { value, isCarried }: ExpectedSum): boolean {
  const limit = isCarried ? farthestCarried : farthest;
  return shareOff(total.value, value) <= limit || isDigitSlip(total.value, value, total.precision);
}

function toFinding(
  document: FactDocument,
  total: Amount,
  expected: ExpectedSum,
  above: readonly Amount[],
): RuleFinding {
  const sum = printNumber(expected.value, total.precision < 1 ? 2 : 0, document.format);
  const what = expected.isCarried
    ? 'The total above and the amounts below it come'
    : `The ${expected.parts} amounts above${listOf(document, above.slice(-expected.parts), expected)} add up`;
  return {
    rule: 'table-sum',
    kind: 'arithmetic',
    severity: 'high',
    confidence: isDigitSlip(total.value, expected.value, total.precision) ? 0.95 : 0.8,
    subject: total.label,
    explanation: `${what} to ${sum}, not to this total.`,
    sides: [{ places: [placeOfFact(document, total.fact)] }],
  };
}

/** More than these are not repeated in a sentence. */
const mostListed = 8;

/** What was added up, as printed: a reader of the sentence has not the table at hand. Empty where signs are not printed. */
function listOf(document: FactDocument, items: readonly Amount[], { value }: ExpectedSum): string {
  const sum = items.reduce((total, item) => total + item.value, 0);
  if (items.length > mostListed || Math.abs(sum - value) > 0.005) return '';
  return ` (${items.map((item) => printedAmount(document, item)).join(' + ')})`;
}
