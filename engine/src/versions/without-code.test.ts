import { describe, expect, it } from '@jest/globals';
import { compareVersions } from './compare-versions.ts';
import { papersOf } from './testing/papers-of.ts';
import { lacksCodesOnly } from './without-code.ts';

const sentence = (word: string): string[] => [
  'The mill pays the carrier for each load within thirty days of the invoice.',
  `The parties agree that the ${word} is decided by one arbitrator.`,
];

const classes = (a: string, b: string): string[] => {
  const [first, second] = papersOf(sentence(a), sentence(b));
  if (first === undefined || second === undefined) throw new Error('two papers');
  return compareVersions(first, second).changes.map((change) => change.class);
};

describe(lacksCodesOnly.name, () => {
  it.each([
    ['con\uFFFDict', 'conflict'],
    ['o\uFFFDce', 'office'],
    ['\uFFFDnding', 'finding'],
  ])('takes a sign without a code for what the other paper has there: %s, %s', (a, b) => {
    expect([classes(a, b), classes(b, a)]).toEqual([['print'], ['print']]);
  });

  it.each([
    ['con\uFFFDict', 'contract'],
    ['1\uFFFD00', '1400'],
  ])('tells other letters, and figures: %s, %s', (a, b) => {
    expect(classes(a, b)).toEqual(['substance']);
  });
});
