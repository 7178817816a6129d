import type { Comparison, Feature } from '../statement-pair.ts';

/** Open words of the shorter side of a short statement, and of the longer side of a long one. */
const [short, long] = [3, 14];
/** Open words without a like from which on much is left over. */
const much = 4;

/** How much of what each speaks of the other speaks of as well, and how far ahead of its rivals it is. */
export const compareLikeness: Comparison = ({ a, b, cosine, rank, margin, isFirstOfBoth, likeness, sameness }) => {
  const { coverA, coverB, leftA, leftB } = likeness;
  const left = leftA.length + leftB.length;
  const features: Feature[] = [
    ['cosine', cosine],
    ['cover high', Math.max(coverA, coverB)],
    ['cover low', Math.min(coverA, coverB)],
    ['sameness', sameness],
    ['margin', margin],
    ['rank', rank / 5],
    ['both first', Number(isFirstOfBoth)],
    ['short', Number(Math.min(a.open.length, b.open.length) < short)],
    ['long', Number(Math.max(a.open.length, b.open.length) > long)],
    [left === 0 ? 'left none' : left <= much ? 'left few' : 'left much', 1],
    ['rows', Number(a.isRow && b.isRow)],
    ['row and sentence', Number(a.isRow !== b.isRow)],
  ];
  return { features };
};
