import { describe, expect, it } from '@jest/globals';
import { scoreCase } from '../accuracy/score-case.ts';
import { aFinding, aKnownCase, aResult } from '../accuracy/testing/case-builders.ts';
import { recordsOf, type OriginScore } from './finding-records.ts';
import { summariseOrigins } from './summarise-origins.ts';

const rents = aFinding('rent of £1,450.00', 'Flat 3 £1,540.00');
const nonsense = aFinding('nothing', 'nothing', 'f2');
const batches = [1, 2].map((batch) => ({ batch, added: ['aaaaaaaa'], engine: `0000000${batch}`, note: '' }));

const of = (origin: number, batch: number, ...findings: (typeof rents)[]): OriginScore => ({
  origin,
  engine: `0000000${origin}`,
  score: scoreCase(aKnownCase({ batch }), aResult(...findings)),
});
const origins = [of(1, 1, nonsense), of(1, 2, rents, nonsense), of(2, 2, rents)];

describe('summariseOrigins', () => {
  it('tells first scores, and what an engine gives on later batches', () => {
    const rows = summariseOrigins(origins, batches).rows.map(({ name, value }) => [name, value.slice(0, 40)]);
    expect(rows.slice(0, 3)).toEqual([
      ['00000001, batch 1 (first score)', 'recall 0.000 (0 of 1), precision 0.000 ('],
      ['00000001, batch 2 (1 ahead)', 'recall 1.000 (1 of 1), precision 0.500 ('],
      ['00000002, batch 2 (first score)', 'recall 1.000 (1 of 1), precision 1.000 ('],
    ]);
    expect(rows[3]).toEqual(['all first scores', 'recall 0.500 (1 of 2), precision 0.500 (']);
  });
});

describe('recordsOf', () => {
  it('tells of each finding by which engine, how far ahead and whether it was right', () => {
    expect(recordsOf(of(1, 2, rents, nonsense))).toEqual([
      expect.objectContaining({ set: 'flat', family: 'lease', origin: 1, batch: 2, ahead: 1, verdict: 'right' }),
      expect.objectContaining({ rule: 'value-mismatch', documents: 2, positions: 2, verdict: 'false' }),
    ]);
  });
});
