import type { FactDocument } from '../facts/fact.ts';
import type { RuleFinding } from '../rules/rule.ts';
import { correctionOf, disagreementsOf, figuresOf, ratesOf, type Disagreement, type Papers } from './disagreement.ts';
import { isMovedBy } from './moved-by.ts';

/** Cents that rounding of products and taxes leaves. */
const slack = 0.02;

/**
 * Which disagreements follow from others, by their positions: another quantity or price makes another amount of its
 * line, the amounts of lines make other totals, taxes and gross totals, and a wrong sum is not that of another document.
 */
export function findCauses(documents: readonly FactDocument[], findings: readonly RuleFinding[]): Map<number, number> {
  const all = disagreementsOf(documents, findings);
  const papers = { documents, rates: all.length < 2 ? [] : ratesOf(documents) };
  const causes = new Map<number, number>();
  for (const line of all) {
    const root = all.find((other) => other !== line && isProductOf(papers, line, other));
    if (root !== undefined) causes.set(line.index, root.index);
  }
  const lines = all.filter(({ index }) => causes.has(index));
  const open = all.filter(({ index }) => !causes.has(index) && ![...causes.values()].includes(index));
  for (const total of open) {
    const cause = causeOf(papers, total, lines, all, causes);
    if (cause !== undefined) causes.set(total.index, cause);
  }
  return causes;
}

function causeOf(
  papers: Papers,
  total: Disagreement,
  lines: readonly Disagreement[],
  all: readonly Disagreement[],
  causes: ReadonlyMap<number, number>,
): number | undefined {
  const root = causeOfTotal(papers, total, lines) ?? all.find((line) => isMovedBy(papers, total, line));
  const correction = correctionOf(total);
  if (correction !== undefined && (root !== undefined || isSettled(total))) return correction;
  return root === undefined ? undefined : (causes.get(root.index) ?? root.index);
}

/** What one document should say is what the others say. */
const isSettled = ({ readings }: Disagreement): boolean => {
  const amounts = [...readings.values()].map(({ amount }) => amount);
  return Math.max(...amounts) - Math.min(...amounts) <= slack;
};

/** In every document the one amount is the other times a third figure of the same row. A factor that stays moves nothing. */
function isProductOf(papers: Papers, line: Disagreement, factor: Disagreement): boolean {
  const factors = [...line.readings.keys()].map((document) => factor.readings.get(document)?.amount ?? 0);
  if (Math.max(...factors) === Math.min(...factors)) return false;
  return [...line.readings].every(([document, { passage, amount }]) => {
    const other = factor.readings.get(document);
    if (other?.passage !== passage || other.amount === amount) return false;
    return figuresOf(papers, document, passage).some(
      (figure) => figure > 0 && Math.abs(other.amount * figure - amount) <= slack,
    );
  });
}

/** The line that moved a total most, when the lines together move it, or a tax on it, by just as much. */
function causeOfTotal(papers: Papers, total: Disagreement, lines: readonly Disagreement[]): Disagreement | undefined {
  const [[first, x] = [], [second, y] = []] = [...total.readings];
  if (first === undefined || second === undefined || x === undefined || y === undefined || total.readings.size > 2)
    return undefined;
  const moved = lines.flatMap((line) => {
    const [a, b] = [line.readings.get(first), line.readings.get(second)];
    return a === undefined || b === undefined ? [] : [{ line, by: b.amount - a.amount }];
  });
  const sum = moved.reduce((result, { by }) => result + by, 0);
  const rates = [0, ...(papers.rates[first] ?? [])];
  const isMovedAlike = rates.some(
    (rate) =>
      Math.abs(sum * (1 + rate) - (y.amount - x.amount)) <= slack ||
      (rate > 0 && Math.abs(sum * rate - (y.amount - x.amount)) <= slack),
  );
  if (moved.length === 0 || Math.abs(sum) <= slack || !isMovedAlike) return undefined;
  return moved.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0]?.line;
}
