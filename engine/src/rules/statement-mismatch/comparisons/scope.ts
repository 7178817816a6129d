import type { ClosedTag } from '../../../lexicon/closed-words.ts';
import type { Comparison, Feature, StatementPair } from '../statement-pair.ts';

function oddOrBoth(name: string, tag: ClosedTag, { a, b }: StatementPair): Feature[] {
  const [x, y] = [a.frame.tags.has(tag), b.frame.tags.has(tag)];
  if (x && y) return [[`${name} both`, 1]];
  return x === y ? [] : [[`${name} odd`, 1]];
}

/** Conditions, exceptions, order in time and limits, on one side or on both. */
export const compareScope: Comparison = (pair) => {
  const { a, b } = pair;
  const isBefore = (tag: 'before' | 'after', other: 'before' | 'after'): boolean =>
    a.frame.tags.has(tag) && b.frame.tags.has(other) && !a.frame.tags.has(other) && !b.frame.tags.has(tag);
  const isTurned = isBefore('before', 'after') || isBefore('after', 'before');
  const features: Feature[] = [
    ...oddOrBoth('exception', 'except', pair),
    ...oddOrBoth('condition', 'cond', pair),
    ...oddOrBoth('least', 'least', pair),
    ...oddOrBoth('most', 'most', pair),
    ['order', Number(isTurned)],
    ['limit odd', Number(a.frame.isLimit !== b.frame.isLimit)],
  ];
  return { features };
};
