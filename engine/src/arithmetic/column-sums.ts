import type { Amount } from '../facts/tables/tables.ts';
import { isDigitSlip, shareOff } from './amount-slip.ts';
import { expectedSums, likeliestSums, type ColumnSoFar, type ExpectedSum } from './expected-sums.ts';
import { linear, roundingOf, sumOf, type Relation } from './relation.ts';
import { isAsideLabel, isTotalLabel } from '../facts/words/total-label.ts';

/** A wrong total is off by a slip, not by a multiple; one that goes on from a total above is off by less. */
const farthest = 0.15;
const farthestCarried = 0.05;

const farthestInTotals = 0.5;

/** The other figures of the row of an amount. */
export type Beside = (amount: Amount) => readonly Amount[];

/** The totals of a column with what they are to be, right or wrong; `isAmongTotals` where other columns are added up rightly. */
export function columnSums(
  column: readonly Amount[],
  beside: Beside,
  isAmongTotals: (amount: Amount) => boolean,
): Relation[] {
  const relations: Relation[] = [];
  const counted = column.filter(({ label }) => !isAsideLabel(label));
  let [items, totals, isOpen]: [Amount[], Amount[], boolean] = [[], [], false];
  for (const [index, amount] of counted.entries()) {
    const soFar = { above: counted.slice(0, index), items, totals, beside };
    const relation = relationOf(amount, soFar, index === counted.length - 1, isAmongTotals(amount));
    if (relation !== undefined) {
      relations.push(relation);
      [items, totals, isOpen] = [[], [...totals, amount], false];
    } else if (isTotalLabel(amount.label)) {
      // Totals of what stands elsewhere are items of the sum below: the net amounts of each rate of tax.
      [items, totals, isOpen] = [isOpen ? [...items, amount] : [amount], [...totals, amount], true];
    } else {
      items.push(amount);
      isOpen = false;
    }
  }
  return relations;
}

interface Reading extends ColumnSoFar {
  readonly beside: Beside;
}

function relationOf(total: Amount, soFar: Reading, isLast: boolean, isAmongTotals: boolean): Relation | undefined {
  if (soFar.above.length < 2) return undefined;
  const isNamed = isTotalLabel(total.label);
  const isBare = isBareRow(total, soFar);
  const mayBeTotal = isNamed || isBare || (isLast && soFar.beside(total).length === 0);
  // Any other amount is a total only if it is the likeliest sum: most amounts are items, and the rest is many sums.
  const sums = [...(mayBeTotal ? expectedSums(soFar) : likeliestSums(soFar))];
  const right = sums.find(({ terms }) => isClose(total, terms));
  if (right !== undefined) return isNamed || isTelling(total, right, isBare) ? toRelation(total, right) : undefined;
  // Under lines of quantities and prices an amount alone at the end is their sum, whatever its name.
  const limit = isNamed ? (isAmongTotals ? farthestInTotals : farthest) : isBare && isLast ? farthestCarried : 0;
  const wrong = accusing(total, sums, limit);
  if (wrong === undefined || holdsCount(total, wrong)) return undefined;
  const isSlip = isSlipOf(total, wrong);
  if (isNamed) return isAcross(total, soFar) ? undefined : toRelation(total, wrong);
  const isLong = isLast && wrong.terms.length > 2 && soFar.beside(total).length === 0 && !isLikeItems(total, wrong);
  return isLong || (isBare && isSlip) ? toRelation(total, wrong) : undefined;
}

/** `Kayak | per day | £35`: what has a unit beside its name as all above it have is one of them. */
const isLikeItems = ({ cellsBefore }: Amount, { terms }: ExpectedSum): boolean =>
  cellsBefore > 1 && terms.every(([item]) => item.cellsBefore === cellsBefore);

const valueOf = ({ value }: Amount, terms: ExpectedSum['terms']): number => {
  const sum = sumOf(terms);
  return Math.sign(sum) === -Math.sign(value) ? -sum : sum;
};

/** Losses and balances are printed with or without their sign. */
const isClose = (total: Amount, terms: ExpectedSum['terms']): boolean =>
  Math.abs(valueOf(total, terms) - total.value) <= roundingOf(total, terms);

const toRelation = (total: Amount, { terms, isCarried }: ExpectedSum): Relation =>
  linear(total, terms, { kind: 'sum', isCarried }, Math.sign(sumOf(terms)) === -Math.sign(total.value) ? -1 : 1);

const isSlipOf = (total: Amount, { terms }: ExpectedSum): boolean =>
  isDigitSlip(total.value, sumOf(terms), total.precision);

/** A bare count is none of the amounts to the cent around it: `Sessions 10`, `Fee £185.00`. */
const holdsCount = (total: Amount, { terms }: ExpectedSum): boolean =>
  total.precision < 1 &&
  terms.some(([{ precision }]) => precision < 1) &&
  terms.some(([{ fact, precision }]) => fact.value.type === 'number' && precision >= 1);

/** The sum that the total is most likely a wrong print of. */
function accusing(total: Amount, sums: readonly ExpectedSum[], limit: number): ExpectedSum | undefined {
  const slip = sums.find((sum) => sum.accuses !== 'never' && isSlipOf(total, sum));
  if (slip !== undefined || limit === 0) return slip;
  return sums.find(
    ({ accuses, isCarried, terms }) =>
      accuses === 'near' &&
      shareOff(total.value, sumOf(terms)) <= (isCarried && limit === farthest ? farthestCarried : limit),
  );
}

/** The items above have a quantity and a price beside them, the total stands alone. */
const isBareRow = (total: Amount, { items, beside }: Reading): boolean =>
  items.length > 1 && beside(total).length === 0 && items.every((item) => beside(item).length >= 2);

/** A sum that hits an amount without a word for it by more than chance. */
function isTelling(total: Amount, { terms, accuses }: ExpectedSum, isBare: boolean): boolean {
  if (accuses !== 'near' || shapesDigits(total) < 4) return false;
  return terms.length > 2 || (isBare && terms.length > 1);
}

const shapesDigits = ({ value, precision }: Amount): number =>
  Math.floor(Math.log10(Math.max(1, Math.abs(value) / precision))) + 1;

/** Net, tax and gross of one row add up across, under one row alone. */
function isAcross(total: Amount, { above, beside }: Reading): boolean {
  const others = beside(total);
  if (above.length > 2 || others.length < 2) return false;
  return others.some((a) =>
    others.some(
      (b) =>
        a !== b && [a.value + b.value, a.value - b.value].some((sum) => Math.abs(sum - total.value) <= total.precision),
    ),
  );
}
