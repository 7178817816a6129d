import { describe, expect, it } from '@jest/globals';
import { gapBetween } from './left-out-words.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const words: PlacedWord[] = ['The', 'fee', 'is', 'USD'].map((text, at) => [text, 60 + at * 30, 100]);
const page = (notes: NonNullable<ReturnType<typeof pageOfWords>['notes']> = {}) =>
  documentOf(pageOfWords([...words, ['45,800', 240, 100], ['each', 280, 100], ['month.', 310, 100]], { notes }));

describe(gapBetween.name, () => {
  it('leaves a line whole where words were struck out or covered', () => {
    const whole = ['paragraph: The fee is USD 45,800 each month.'];
    expect(layOut(page({ struckAt: [172, 99, 238, 111] }))).toEqual(whole);
    expect(layOut(page({ coveredAt: [172, 99, 238, 111] }))).toEqual(whole);
  });

  it('parts it at a gap that nothing filled', () => {
    expect(layOut(page())).not.toContain('paragraph: The fee is USD 45,800 each month.');
    expect(layOut(page({ struckAt: [172, 199, 238, 211] }))).toEqual(layOut(page()));
  });
});
