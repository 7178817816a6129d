import { expect, it } from '@jest/globals';
import type { Finding } from './analysis-result.ts';
import { findingNumbers } from './finding-numbers.ts';

const aFinding = (id: string, tier: Finding['tier']): Finding => ({
  id,
  kind: 'wording',
  rule: 'name',
  severity: 'high',
  tier,
  confidence: 0.9,
  subject: '',
  explanation: '',
  positions: [],
});

it('numbers findings in the order of the result, and possible ones apart', () => {
  const findings = [aFinding('f1', 'sure'), aFinding('f2', 'sure'), aFinding('f3', 'possible')];
  expect([...findingNumbers(findings)]).toEqual([
    ['f1', '1'],
    ['f2', '2'],
    ['f3', 'P1'],
  ]);
});
