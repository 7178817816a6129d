import type { PaperBlock } from '../sources/draw-paper.ts';
import { readClauseNumber } from './numbering.ts';

/** A numbered clause with all that follows up to the next one. */
export interface Clause {
  readonly number: number;
  readonly blocks: readonly PaperBlock[];
}

/** A contract taken apart: what stands before the first clause, and the clauses. */
export interface ClausedPart {
  readonly before: readonly PaperBlock[];
  readonly clauses: readonly Clause[];
}

/** Contracts with fewer are not put in another order. */
const fewestClauses = 5;

/** Clauses numbered from 1 without a gap; undefined where a contract is numbered otherwise, or twice. */
export function clausesOf(part: readonly PaperBlock[]): ClausedPart | undefined {
  const starts = part.flatMap(({ marker }, at) => (readClauseNumber(marker)?.numbers.length === 1 ? [at] : []));
  const clauses = starts.map((start, at): Clause => {
    const blocks = part.slice(start, starts[at + 1]);
    return { number: readClauseNumber(blocks[0]?.marker ?? '')?.numbers[0] ?? 0, blocks };
  });
  const isSound = clauses.every(
    (clause, at) => clause.number === at + 1 && (at === clauses.length - 1 || holdsOwn(clause)),
  );
  return clauses.length >= fewestClauses && isSound ? { before: part.slice(0, starts[0]), clauses } : undefined;
}

/** All parts of a clause are counted as its own. */
const holdsOwn = ({ number, blocks }: Clause): boolean =>
  blocks.every(({ marker }) => {
    const read = readClauseNumber(marker);
    return read === undefined || read.numbers[0] === number;
  });
