import { describe, expect, it } from '@jest/globals';
import type { SideCoverage } from '@app/shared/contracts';
import { compareVersions } from '../../versions/compare-versions.ts';
import type { Paper } from '../../versions/index.ts';
import { papersOf } from '../../versions/testing/papers-of.ts';
import { clauses, withClause } from '../../versions/testing/a-contract.ts';
import { pairsLedger, wordsLedger } from './pairs-ledger.ts';

const sum = ({ agree, alike, differ, alone }: SideCoverage): number => agree + alike + differ + alone;

function two(a: readonly string[], b: readonly string[]): [Paper, Paper] {
  const [first, second] = papersOf(a, b);
  if (first === undefined || second === undefined) throw new Error('two papers');
  return [first, second];
}

describe(wordsLedger.name, () => {
  it('counts every word of both versions once', () => {
    const other = withClause(3, '1.3 The mill pays the carrier a fee of £1,520.00 within 30 days of each invoice.');
    const [a, b] = two(clauses, [...other, '1.6 Each party keeps the papers of this contract for ten years.']);
    const { ofA, ofB } = wordsLedger(compareVersions(a, b));
    expect([sum(ofA), sum(ofB)]).toEqual([a.text.length, b.text.length]);
    expect([ofA.differ, ofA.alone, ofB.alone]).toEqual([1, 0, 12]);
  });

  it('takes other print and other places for the same', () => {
    const [a, b] = two(
      clauses,
      [...clauses.slice(1), clauses[0] ?? ''].map((clause) => clause.replace(/^1\.\d /u, '')),
    );
    const { ofA, ofB } = wordsLedger(compareVersions(a, b));
    expect([ofA.differ, ofB.differ, ofB.alone]).toEqual([0, 0, 0]);
    expect(ofB.alike).toBeGreaterThan(0);
  });
});

describe(pairsLedger.name, () => {
  it('counts values of documents that are no versions, and leaves out what could not be read', () => {
    const [a, b] = two(['Rent: £1,200.00'], ['Fee: £99.00', '', 'Deposit: £2,400.00']);
    const compared = { facts: [a.facts, b.facts], links: [], found: [] };
    const [pair] = pairsLedger([], { ...compared, readable: new Set([0, 1]) });
    expect(pair).toMatchObject({ a: 'd1', b: 'd2', unit: 'values', ofA: { alone: 1 }, ofB: { alone: 2 } });
    expect(pairsLedger([], { ...compared, readable: new Set([0]) })).toEqual([]);
  });
});
