import type { Finding, Position } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { opposedIn } from './opposed-in.ts';

const aPosition = (document: string, value: string, changes: Partial<Position> = {}): Position => ({
  document,
  page: 1,
  quote: `The rent is ${value}.`,
  value,
  boxes: [],
  missing: false,
  ...changes,
});

const money = (amount: string) => ({ normalized: { type: 'money', amount } });

function opposed(...positions: readonly Position[]): readonly string[] {
  const finding: Finding = {
    id: 'f1',
    kind: 'value-conflict',
    rule: 'value-mismatch',
    severity: 'high',
    tier: 'sure',
    confidence: 0.9,
    subject: 'Rent',
    explanation: '',
    positions: [...positions],
  };
  return opposedIn(finding).map(({ document }) => document);
}

describe('opposedIn', () => {
  it('passes over what means the same and is written otherwise', () => {
    const [first, same] = [aPosition('d1', '$10,650.00', money('10650')), aPosition('d4', '10,650.00', money('10650'))];
    expect(opposed(first, same, aPosition('d2', '$10,560.00', money('10560')))).toEqual(['d1', 'd2']);
  });

  it('goes by how a value is written where nobody knows what it means', () => {
    expect(opposed(aPosition('d1', 'Lee'), aPosition('d2', 'Lee'), aPosition('d3', 'Leigh'))).toEqual(['d1', 'd3']);
  });

  it('puts what is there beside where it is missing', () => {
    const missing = aPosition('d3', 'Lee', { missing: true });
    expect(opposed(aPosition('d1', 'Lee'), aPosition('d2', 'Lee'), missing)).toEqual(['d1', 'd3']);
  });
});
