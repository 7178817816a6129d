import type { Mood } from '../../../facts/statements/mood.ts';
import { level, nothing, type Comparison } from '../statement-pair.ts';

const told: Readonly<Record<Mood, string>> = {
  must: 'must',
  may: 'may',
  forbid: 'must not',
  neednot: 'need not',
  should: 'should',
  plain: 'is',
  plainnot: 'is not',
  limit: 'up to a limit',
};

/** Whether both demand, allow or forbid alike: `may / must not`. What is only recommended is set against all alike. */
export const compareMood: Comparison = (pair) => {
  const [a, b] = [pair.a.frame.mood, pair.b.frame.mood];
  if (a === b) return { features: a === 'plain' ? [] : [['mood alike', 1]] };
  if ([a, b].includes('limit')) return { features: [['mood limit', 1]] };
  const [first = a, second = b] = [a, b].toSorted();
  const isAdvice = [a, b].includes('should') && ![a, b].includes('must');
  const features = level(`mood ${isAdvice ? 'should' : `${first}-${second}`}`, pair);
  const isSaid = ![a, b].includes('plain') || [a, b].includes('plainnot');
  return isSaid ? { features, differs: [told[a], told[b]] } : { ...nothing, features };
};
