import { describe, expect, it } from '@jest/globals';
import type { ComparisonName } from './compare-pair.ts';
import { marksOf } from './marks-of.ts';
import { aStatement } from './testing/statement-builders.ts';

const marked = (sentence: string, comparison: ComparisonName): string[] =>
  marksOf(aStatement(sentence), comparison).map(([start, end]) => sentence.split(' ').slice(start, end).join(' '));

describe(marksOf.name, () => {
  it.each([
    ['mood', 'Dogs must not be kept.', ['must', 'not']],
    ['mood', 'The roof is to be felted.', ['is to be']],
    ['part', 'Breakfast is not included.', ['not', 'included.']],
    ['actor', 'The tenant pays for the heating.', ['tenant']],
    ['waiver', 'Not without consent.', ['Not', 'without']],
    ['quantifier', 'Only members get a key.', ['Only']],
    ['values', 'Dogs must not be kept.', []],
  ] as const)('%s: %s', (comparison, sentence, expected) => {
    expect(marked(sentence, comparison)).toEqual(expected);
  });
});
