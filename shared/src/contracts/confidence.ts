import type { Finding } from './analysis-result.ts';

/** How sure a finding is, in words: the least confidence of each word, highest first. Screens and reports use the same. */
export const confidenceLevels = [
  { tier: 'sure', from: 0.95, word: 'very sure' },
  { tier: 'sure', from: 0.85, word: 'sure' },
  { tier: 'sure', from: 0, word: 'fairly sure' },
  { tier: 'possible', from: 0.5, word: 'likely' },
  { tier: 'possible', from: 0, word: 'uncertain' },
] as const satisfies readonly { readonly tier: Finding['tier']; readonly from: number; readonly word: string }[];

export type ConfidenceWord = (typeof confidenceLevels)[number]['word'];

export function confidenceWord({ tier, confidence }: Pick<Finding, 'tier' | 'confidence'>): ConfidenceWord {
  const ofTier = confidenceLevels.filter((level) => level.tier === tier);
  return ofTier.find((level) => confidence >= level.from)?.word ?? 'uncertain';
}
