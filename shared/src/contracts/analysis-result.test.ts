import { describe, expect, it } from '@jest/globals';
import { analysisResult, storedAnalysisResult } from './analysis-result.ts';

const finding = {
  id: 'f1',
  kind: 'value-conflict',
  rule: 'value-mismatch',
  severity: 'high',
  confidence: 0.8,
  subject: 'Rent',
  explanation: '',
  positions: [],
};
const resultOf = (schemaVersion: number, ...findings: object[]) => ({
  schemaVersion,
  documents: [],
  findings,
  coverage: { comparedPages: 0, agreements: 0 },
});

describe('storedAnalysisResult', () => {
  it('takes a result as it is written now', () => {
    const result = resultOf(2, { ...finding, tier: 'possible' });
    expect(storedAnalysisResult.parse(result)).toEqual(analysisResult.parse(result));
  });

  it('counts all findings of a result from before there were tiers', () => {
    const result = storedAnalysisResult.parse(resultOf(1, finding));
    expect(result).toEqual(resultOf(2, { ...finding, tier: 'sure' }));
  });

  it.each([
    ['of an unknown version', resultOf(3)],
    ['of this version without a tier', resultOf(2, finding)],
  ])('refuses a result %s', (_, result) => {
    expect(storedAnalysisResult.safeParse(result).success).toBe(false);
  });
});
