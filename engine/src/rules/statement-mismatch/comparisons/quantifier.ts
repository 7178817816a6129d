import type { ClosedTag } from '../../../lexicon/closed-words.ts';
import { level, type Comparison, type StatementPair } from '../statement-pair.ts';

const bears = (tag: ClosedTag, { a, b }: StatementPair): readonly [boolean, boolean] => [
  a.frame.tags.has(tag),
  b.frame.tags.has(tag),
];

/** Of how many of a kind both speak: `only / all`. */
export const compareQuantifier: Comparison = (pair) => {
  const [only, others] = bears('only', pair);
  const [all, every] = bears('all', pair);
  const [some, few] = bears('some', pair);
  if (only !== others && (only ? every : all))
    return { features: level('only all', pair), differs: only ? ['only', 'all'] : ['all', 'only'] };
  if (only !== others) return { features: level('only', pair), differs: only ? ['only', '–'] : ['–', 'only'] };
  if (some !== few && (some ? every : all))
    return { features: level('some all', pair), differs: some ? ['some', 'all'] : ['all', 'some'] };
  return {
    features: [
      ['some odd', Number(some !== few)],
      ['all odd', Number(all !== every)],
    ],
  };
};
