import { amountColumns } from '../../facts/amount-columns.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { printNumber } from '../../facts/print-number.ts';
import { amountTables, type Amount, type AmountTable } from '../../facts/tables.ts';
import { isDigitSlip, shareOff } from '../amount-slip.ts';
import { placeOfFact } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** What is reckoned as a share of the amounts above it, in the four languages and Italian. */
const shareWords =
  /\b(?:vat|tax|gst|mwst|ust|(?:mehrwert|umsatz)steuer|tva|iva|igic|discount|rebate|rabatt|skonto|remise|rabais|escompte|descuento|retention|(?:sicherheits)?einbehalt|retenue|retención|irpf|service charge|commission|provision|comisión|contingenc(?:y|ies)|overheads?)(?![\p{L}\p{N}])/iu;
/** A wrong share is off by a slip. */
const farthest = 0.15;

/** Tax, discount or retention is not the printed percentage of any amount above it. */
export const rule: Rule = {
  id: 'percent-share',
  find: ({ documents }) =>
    documents.flatMap((document) =>
      amountTables(document).flatMap((table) =>
        amountColumns(table).flatMap((column) =>
          column.flatMap((amount, index) => check(document, amount, column.slice(0, index), table)),
        ),
      ),
    ),
};

function check(document: FactDocument, amount: Amount, above: readonly Amount[], table: AmountTable): RuleFinding[] {
  const percent = percentBeside(amount, table);
  if (percent === undefined || above.length === 0 || !shareWords.test(amount.label)) return [];
  const share = percent.value / 100;
  const printed = Math.abs(amount.value);
  const bases = basesOf(above);
  const slack = amount.precision * 1.01;
  // Of a net amount, or within a gross one that stands above already.
  const isRight = bases.some(
    (base) => Math.abs(base * share - printed) <= slack || Math.abs((base * share) / (1 + share) - printed) <= slack,
  );
  if (isRight) return [];
  const wrong = bases.map((base) => base * share).find((value) => isSlip(printed, value, amount.precision));
  return wrong === undefined ? [] : [toFinding(document, amount, percent, wrong)];
}

const isSlip = (printed: number, value: number, precision: number): boolean =>
  shareOff(printed, value) <= farthest || isDigitSlip(printed, value, precision);

/** The one percentage of the row; with other amounts in the row it is the rate of an item. */
function percentBeside(amount: Amount, { amounts }: AmountTable): Amount | undefined {
  const [percent, ...others] = amounts.filter(({ row, fact }) => row === amount.row && fact !== amount.fact);
  return percent?.fact.value.type === 'percent' && others.length === 0 ? percent : undefined;
}

/** What a share may be meant of: any amount above, nearest first, or any that follow each other added up. */
function basesOf(above: readonly Amount[]): number[] {
  const bases = above.toReversed().map(({ value }) => Math.abs(value));
  for (let from = 0; from < above.length - 1; from += 1) {
    let sum = above[from]?.value ?? 0;
    for (const { value } of above.slice(from + 1)) bases.push(Math.abs((sum += value)));
  }
  return bases;
}

function toFinding(document: FactDocument, amount: Amount, percent: Amount, expected: number): RuleFinding {
  const sum = printNumber(expected, amount.precision < 1 ? 2 : 0, document.format);
  return {
    rule: 'percent-share',
    kind: 'arithmetic',
    severity: 'high',
    confidence: isDigitSlip(amount.value, expected, amount.precision) ? 0.95 : 0.8,
    subject: amount.label,
    explanation: `${printNumber(percent.value, decimalsOf(percent.value), document.format)} % of the amount above is ${sum}, not this amount.`,
    sides: [{ places: [placeOfFact(document, amount.fact)] }],
  };
}

const decimalsOf = (value: number): number => /\.(\d+)/u.exec(String(Number(value.toFixed(3))))?.[1]?.length ?? 0;
