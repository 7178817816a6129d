import type { FactDocument } from '../facts/fact.ts';
import type { RuleFinding } from '../rules/rule.ts';

/** Cents that rounding of products and taxes leaves. */
const slack = 0.02;

/** Where a disagreement stands in one document, and the amount there. */
interface Reading {
  readonly passage: number;
  readonly amount: number;
}

/** One disagreement about an amount, by documents. */
interface Disagreement {
  readonly index: number;
  readonly readings: ReadonlyMap<number, Reading>;
}

/**
 * Which disagreements follow from others, by their positions: another quantity or price makes another amount of its
 * line, and the amounts of lines make other totals, taxes and gross totals.
 */
export function findCauses(documents: readonly FactDocument[], findings: readonly RuleFinding[]): Map<number, number> {
  const all = findings.flatMap((finding, index) => toDisagreement(documents, finding, index) ?? []);
  const causes = new Map<number, number>();
  for (const line of all) {
    const root = all.find((other) => other !== line && isProductOf(documents, line, other));
    if (root !== undefined) causes.set(line.index, root.index);
  }
  const lines = all.filter(({ index }) => causes.has(index));
  for (const total of all.filter(({ index }) => !causes.has(index) && ![...causes.values()].includes(index))) {
    const root = causeOfTotal(documents, total, lines);
    if (root !== undefined) causes.set(total.index, causes.get(root.index) ?? root.index);
  }
  return causes;
}

function toDisagreement(
  documents: readonly FactDocument[],
  { kind, sides }: RuleFinding,
  index: number,
): Disagreement | undefined {
  if (kind !== 'value-conflict') return undefined;
  const readings = new Map<number, Reading>();
  for (const { document, passage, value } of sides.flatMap((side) => side.places)) {
    if (value === undefined || readings.has(document)) continue;
    if (value.key !== '' || documents[document]?.passages[passage]?.kind !== 'row') return undefined;
    readings.set(document, { passage, amount: (value.low + value.high) / 2 });
  }
  return readings.size < 2 ? undefined : { index, readings };
}

/** In every document the one amount is the other times a third figure of the same row. */
function isProductOf(documents: readonly FactDocument[], line: Disagreement, factor: Disagreement): boolean {
  return [...line.readings].every(([document, { passage, amount }]) => {
    const other = factor.readings.get(document);
    if (other?.passage !== passage || other.amount === amount) return false;
    return figuresOf(documents, document, passage).some(
      (figure) => figure > 0 && Math.abs(other.amount * figure - amount) <= slack && amount > other.amount,
    );
  });
}

const figuresOf = (documents: readonly FactDocument[], document: number, passage: number): number[] =>
  (documents[document]?.facts ?? []).flatMap(({ passage: own, value }) =>
    own === passage && value.key === '' ? [(value.low + value.high) / 2] : [],
  );

/** The line that moved a total most, when the lines together move it, or a tax on it, by just as much. */
function causeOfTotal(
  documents: readonly FactDocument[],
  total: Disagreement,
  lines: readonly Disagreement[],
): Disagreement | undefined {
  const [[first, x] = [], [second, y] = []] = [...total.readings];
  if (first === undefined || second === undefined || x === undefined || y === undefined || total.readings.size > 2)
    return undefined;
  const moved = lines.flatMap((line) => {
    const [a, b] = [line.readings.get(first), line.readings.get(second)];
    return a === undefined || b === undefined ? [] : [{ line, by: b.amount - a.amount }];
  });
  const sum = moved.reduce((result, { by }) => result + by, 0);
  const rates = [0, ...ratesOf(documents[first])];
  const isMovedAlike = rates.some(
    (rate) =>
      Math.abs(sum * (1 + rate) - (y.amount - x.amount)) <= slack ||
      (rate > 0 && Math.abs(sum * rate - (y.amount - x.amount)) <= slack),
  );
  if (moved.length === 0 || Math.abs(sum) <= slack || !isMovedAlike) return undefined;
  return moved.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0]?.line;
}

/** Percentages that a document names, as parts of one. */
const ratesOf = (document: FactDocument | undefined): number[] =>
  (document?.facts ?? []).flatMap(({ value }) => (value.type === 'percent' ? [(value.low + value.high) / 200] : []));
