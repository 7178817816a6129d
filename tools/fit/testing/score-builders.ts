import type { FirstScore, KnownFinding } from '../known-finding.ts';

export const aFinding = (rule: string, stated: number, right: boolean, documents = 2): KnownFinding => ({
  evidence: { rule, stated, documents, difference: 'far', valueType: 'money' },
  right,
});

/** Findings of one rule that says the same of each, and of which so many are right. */
export const someOf = (rule: string, stated: number, right: number, wrong: number): KnownFinding[] => [
  ...Array.from({ length: right }, () => aFinding(rule, stated, true)),
  ...Array.from({ length: wrong }, () => aFinding(rule, stated, false)),
];

export const aScore = (parts: Partial<FirstScore> = {}): FirstScore => ({
  set: 'flat',
  batch: 1,
  family: 'lease',
  wanted: 1,
  findings: [],
  ...parts,
});
