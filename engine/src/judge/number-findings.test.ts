import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import { numberFindings } from './number-findings.ts';

const aFinding = (subject: string, changes: Partial<Finding> = {}): Finding => ({
  id: '',
  kind: 'value-conflict',
  rule: 'value-mismatch',
  severity: 'high',
  tier: 'sure',
  confidence: 0.9,
  subject,
  explanation: '',
  positions: [],
  ...changes,
});

const order = (...findings: Finding[]) =>
  numberFindings(findings).findings.map(({ id, subject }) => `${id} ${subject}`);

describe('numberFindings', () => {
  it('puts the most severe first, and possible ones after all sure ones', () => {
    expect(
      order(
        aFinding('Possible', { tier: 'possible', confidence: 1 }),
        aFinding('Low', { severity: 'low', confidence: 1 }),
        aFinding('High'),
      ),
    ).toEqual(['f1 High', 'f2 Low', 'f3 Possible']);
  });

  it('puts sure findings of one subject and severity next to each other, in the order given', () => {
    expect(
      order(
        aFinding('Rent', { confidence: 0.7 }),
        aFinding('Term', { confidence: 0.8 }),
        aFinding('rent ', { confidence: 0.9 }),
        aFinding('Rent', { severity: 'low' }),
        aFinding('', { confidence: 0.6 }),
        aFinding('', { confidence: 0.95 }),
      ),
    ).toEqual(['f1 Rent', 'f2 rent ', 'f3 Term', 'f4 ', 'f5 ', 'f6 Rent']);
  });
});
