import type { FactDocument } from '../../facts/fact.ts';
import { printNumber } from '../../facts/numbers/print-number.ts';
import { printedAmount, type Amount } from '../../facts/tables/tables.ts';
import type { Culprit } from '../../arithmetic/find-culprits.ts';
import type { Relation } from '../../arithmetic/relation.ts';

/** More than these are not repeated in a sentence. */
const mostListed = 8;

/** Says what does not add up, with the figures: a reader of the sentence has not the table at hand. */
export function explainCulprit(document: FactDocument, { amount, needed, broken: [relation] }: Culprit): string {
  if (relation === undefined) return '';
  const must = numberFor(document, relation.output, relation.expected);
  const verb = verbOf(relation);
  if (relation.output === amount)
    return `${saying(document, relation)} ${verb} ${must}, ${relation.formula.kind === 'sum' ? 'not to' : 'not'} ${nameOf(relation)}.`;
  const would = numberFor(document, amount, needed);
  return `${saying(document, relation)} ${verb} ${must}, not the ${printedAmount(document, relation.output)} printed; it would be correct with ${would} in place of ${printedAmount(document, amount)}.`;
}

const numberFor = (document: FactDocument, { precision }: Amount, value: number): string =>
  printNumber(value, precision < 0.1 ? Math.round(-Math.log10(precision)) : precision < 1 ? 2 : 0, document.format);

const verbOf = ({ formula, inputs }: Relation): string => {
  if (formula.kind !== 'sum') return 'is';
  return formula.isCarried ? 'come to' : inputs.length === 1 ? 'comes to' : 'add up to';
};

const nameOf = ({ formula, inputs }: Relation): string =>
  formula.kind === 'sum'
    ? 'this total'
    : formula.kind === 'product' && inputs.length === 2
      ? 'the amount of this line'
      : 'this amount';

function saying(document: FactDocument, { formula, inputs, output, expected }: Relation): string {
  const listed = inputs.map((input) => printedAmount(document, input));
  switch (formula.kind) {
    case 'sum': {
      if (formula.isCarried) return 'The total above and the amounts below it';
      const across = inputs.every(({ row }) => row === output.row);
      const where = output.row < 0 ? 'before it' : across ? 'of this row' : 'above';
      if (inputs.length === 1) return 'The amount stated before it';
      return `The ${inputs.length} amounts ${where}${listOf(listed, inputs, expected)}`;
    }
    case 'difference':
      return `${listed.join(' less ')}`;
    case 'product':
      return inputs.length === 2 ? `Quantity times price (${listed.join(' × ')})` : listed.join(' × ');
    case 'stated':
      return 'The total of the table';
    case 'rows':
      return 'The number of rows below';
    case 'part':
      return `${listed[0] ?? ''} divided by ${formula.parts}`;
    case 'share':
      return `${printNumber(formula.percent, decimalsOf(formula.percent), document.format)} % of ${inputs.length === 1 ? 'the amount above' : (listed[0] ?? '')}`;
    case 'ratio':
      return `${listed.join(' as a percentage of ')}`;
    case 'balance':
      return `The previous balance (${listed[0] ?? ''}) with the entries since (${listed.slice(1).join(', ')})`;
    case 'carried-over':
      return 'The closing figure of the previous row';
  }
}

const decimalsOf = (value: number): number => /\.(\d+)/u.exec(String(Number(value.toFixed(3))))?.[1]?.length ?? 0;

/** What was added up, as printed; empty where signs are not printed. */
function listOf(listed: readonly string[], inputs: readonly Amount[], expected: number): string {
  const sum = inputs.reduce((total, { value }) => total + value, 0);
  return listed.length > mostListed || Math.abs(sum - expected) > 0.005 ? '' : ` (${listed.join(' + ')})`;
}
