import type { Finding } from './analysis-result.ts';

/** Two passages that may contradict each other: a person says whether they differ or mean the same, and needs no reason. */
export const isDoubtfulPair = ({ rule, tier }: Pick<Finding, 'rule' | 'tier'>): boolean =>
  rule === 'statement-mismatch' && tier === 'possible';
