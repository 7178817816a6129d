import type { Figures } from '../facts/tables/amount-grid.ts';
import type { Amount } from '../facts/tables/tables.ts';
import { isDigitSlip, shareOff } from './amount-slip.ts';
import { isRight, linear, type Relation, type Term } from './relation.ts';

/** Rows whose share must be right before another is called wrong, their part, and the digits that came out right. */
const fewestRight = 2;
const rightPart = 0.6;
const fewestDigits = 5;
const farthest = 0.5;

/** A whole of 100 % and the percentages that are its parts; the figures beside them are the same parts of a sum. */
export function columnShares(rows: readonly Figures[]): Relation[] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, percents) => sharesOfColumn(rows, percents)).flat();
}

function sharesOfColumn(rows: readonly Figures[], percents: number): Relation[] {
  const whole = rows.findLastIndex((row) => isHundred(row[percents]));
  const parts = rows.slice(0, whole);
  if (whole < 2 || !parts.every((row) => row[percents] === undefined || isPercent(row[percents]))) return [];
  const total = rows[whole]?.[percents];
  const added = parts.flatMap((row) => row[percents] ?? []);
  if (total === undefined || added.length < 2) return [];
  const sum = linear(
    total,
    added.map((amount) => [amount, 1]),
    { kind: 'sum', isCarried: false },
  );
  if (shareOff(sum.expected, 100) > 0.15) return [];
  const others = besides(rows, parts, whole, percents);
  return isRight(sum) || !arePoints(others) ? [sum, ...others] : others;
}

/** `10 % | 18`, `25 % | 45`, `100 % | 180`: each figure is its percentage of the last, so that points of a scale are missing, not parts of a whole. */
const arePoints = (shares: readonly Relation[]): boolean => shares.length > 0 && shares.every(isRight);

const isPercent = (amount: Amount | undefined): boolean => amount?.fact.value.type === 'percent';

const isHundred = (amount: Amount | undefined): boolean => isPercent(amount) && amount?.value === 100;

/** Columns in which each figure is the percentage of its row of the figure in the row of the whole. */
function besides(rows: readonly Figures[], parts: readonly Figures[], whole: number, percents: number): Relation[] {
  return (rows[whole] ?? []).flatMap((total, column) => {
    if (total === undefined || column === percents || isPercent(total)) return [];
    const cells = parts.flatMap((row) => {
      const [part, percent] = [row[column], row[percents]];
      return part === undefined || percent === undefined ? [] : [{ part, percent }];
    });
    const amounts = cells.map(({ part, percent }): Relation => {
      const terms: Term[] = [[total, percent.value / 100]];
      return {
        ...linear(part, terms, { kind: 'share', percent: percent.value }),
        inputs: [total, percent],
        needed: neededFor(part, percent, total),
      };
    });
    if (isHeld(amounts)) return amounts;
    const ratios = cells.map(({ part, percent }): Relation => ({
      output: percent,
      inputs: [part, total],
      expected: (part.value / total.value) * 100,
      slack: percent.precision * 0.51,
      needed: (input) =>
        input === part ? (percent.value / 100) * total.value : (part.value / Math.max(percent.value, 1e-9)) * 100,
      formula: { kind: 'ratio' },
    }));
    return isHeld(ratios) ? ratios : [];
  });
}

const neededFor =
  (part: Amount, percent: Amount, total: Amount) =>
  (input: Amount): number =>
    input === percent ? (part.value / total.value) * 100 : (part.value / Math.max(percent.value, 1e-9)) * 100;

function isHeld(relations: readonly Relation[]): boolean {
  const right = relations.filter(isRight);
  const digits = right.reduce(
    (sum, { output }) => sum + Math.log10(Math.max(1, Math.abs(output.value) / output.precision)),
    0,
  );
  const wrong = relations.filter((relation) => !isRight(relation));
  return (
    right.length >= fewestRight &&
    right.length >= relations.length * rightPart &&
    digits >= fewestDigits &&
    wrong.every(
      ({ output, expected }) =>
        shareOff(output.value, expected) <= farthest || isDigitSlip(output.value, expected, output.precision),
    )
  );
}
