import { isNearMiss } from '../../align/near-miss.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { printNumber } from '../../facts/print-number.ts';
import { amountTables, type Amount, type AmountTable } from '../../facts/tables.ts';
import { placeOfFact } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const totalLabel =
  /\b(?:sub-?total|total|totals|sum|net|net total|amount due|balance|closing|deductions|summe|zwischensumme|gesamt\p{L}*|netto\p{L}*|endbetrag|saldo|montant total|total ht|sous-total|solde|suma|importe total|subtotal|base imponible)\b/iu;
/** Amounts of one column end within so many points of each other. */
const alignedPt = 4;
/** A wrong total is off by a slip, not by a multiple. */
const farthest = 0.15;

/** The amounts of a column do not add up to the total under them. */
export const rule: Rule = {
  id: 'table-sum',
  find: ({ documents }) =>
    documents.flatMap((document) =>
      amountTables(document).flatMap((table) =>
        columnsOf(table).flatMap((column) => checkColumn(document, column, table)),
      ),
    ),
};

/** Amounts that end at the same edge, in the order of their rows; a column of counts or percentages is not added up. */
function columnsOf({ amounts }: AmountTable): Amount[][] {
  const columns: Amount[][] = [];
  for (const amount of amounts) {
    if (amount.fact.value.type === 'percent') continue;
    const column = columns.find((other) => isBelow(other.at(-1), amount));
    if (column === undefined) columns.push([amount]);
    else column.push(amount);
  }
  return columns.filter((column) => column.length > 2);
}

function isBelow(above: Amount | undefined, amount: Amount): boolean {
  if (above === undefined || above.row === amount.row) return false;
  return Math.abs(above.right - amount.right) < alignedPt || Math.abs(above.left - amount.left) < alignedPt;
}

function checkColumn(document: FactDocument, column: readonly Amount[], table: AmountTable): RuleFinding[] {
  const findings: RuleFinding[] = [];
  let from = 0;
  for (const [index, total] of column.entries()) {
    const items = column.slice(from, index);
    if (items.length < 2 || !isMeantAsTotal(total, items, index === column.length - 1, table)) continue;
    const sum = items.reduce((result, item) => result + item.value, 0);
    if (explains(total, items, column.slice(0, index), table)) {
      from = index + 1;
      continue;
    }
    if (isSlip(total, sum)) findings.push(toFinding(document, total, items, sum));
    from = index + 1;
  }
  return findings;
}

/** The words beside it call it a total, or it is the last of a column and differs from the sum by one slip. */
function isMeantAsTotal(total: Amount, items: readonly Amount[], isLast: boolean, { amounts }: AmountTable): boolean {
  if (totalLabel.test(total.label)) return true;
  if (!isLast || items.length < 3) return false;
  // A row with a quantity and a price before its amount is one more item.
  if (amounts.some((other) => other.row === total.row && other !== total)) return false;
  const sum = items.reduce((result, item) => result + item.value, 0);
  return isDigitSlip(total.value, sum, total.precision);
}

/** The total is the sum of the items, of all items above, of the items without an opening row, or of totals. */
function explains(
  total: Amount,
  items: readonly Amount[],
  above: readonly Amount[],
  { amounts }: AmountTable,
): boolean {
  const slack = total.precision * (items.length + 1) * 0.51;
  const isClose = (value: number): boolean => Math.abs(Math.abs(value) - Math.abs(total.value)) <= slack;
  const sum = (list: readonly Amount[]): number => list.reduce((result, item) => result + item.value, 0);
  if (isClose(sum(items)) || isClose(sum(above))) return true;
  const totals = above.filter((item) => totalLabel.test(item.label));
  if (
    totals.length > 0 &&
    (isClose(sum(totals)) || isClose(sum(totals.slice(-2))) || isClose((totals.at(-1)?.value ?? 0) + sum(items)))
  )
    return true;
  for (let from = 0; from < above.length; from += 1)
    if (above.length - from >= 2 && isClose(sum(above.slice(from)))) return true;
  const last = above.at(-1);
  const first = above.slice(0, -1).reduce((result, item) => result + Math.abs(item.value), 0);
  if (last !== undefined && isClose(first - Math.abs(last.value))) return true;
  // Net, tax and gross of one row add up across.
  return amounts.filter((other) => other.row === total.row && other !== total).length >= 2 && items.length < 3;
}

function isSlip(total: Amount, sum: number): boolean {
  const difference = Math.abs(total.value - sum);
  return difference / Math.max(Math.abs(sum), 1e-9) <= farthest || isDigitSlip(total.value, sum, total.precision);
}

const isDigitSlip = (a: number, b: number, precision: number): boolean => {
  const digits = (value: number): string =>
    Math.abs(value)
      .toFixed(precision < 1 ? 2 : 0)
      .replace('.', '');
  return digits(a).length >= 4 && digits(a).length === digits(b).length && isNearMiss(digits(a), digits(b));
};

function toFinding(document: FactDocument, total: Amount, items: readonly Amount[], sum: number): RuleFinding {
  const decimals = total.precision < 1 ? 2 : 0;
  return {
    rule: 'table-sum',
    kind: 'arithmetic',
    severity: 'high',
    confidence: isDigitSlip(total.value, sum, total.precision) ? 0.95 : 0.8,
    subject: total.label,
    explanation: `The ${items.length} amounts above add up to ${printNumber(sum, decimals, document.format)}, not to this total.`,
    sides: [{ places: [placeOfFact(document, total.fact)] }],
  };
}
