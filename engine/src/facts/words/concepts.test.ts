import { describe, expect, it } from '@jest/globals';
import { conceptLines, conceptOf } from './concepts.ts';

describe('conceptLines', () => {
  const words = conceptLines.flat();

  it('holds a word in one line only, so that no order of lines decides what it means', () => {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('has no concept of a single word, which would name nothing but itself', () => {
    expect(conceptLines.filter((line) => line.length < 2)).toEqual([]);
  });

  it('holds single words, as they are looked up', () => {
    expect(words.filter((word) => !/^\p{L}+$/u.test(word))).toEqual([]);
  });
});

describe('conceptOf', () => {
  it.each([
    ['consignee', 'empfanger', '=consignee'],
    ['elevator', 'ascenseur', '=lift'],
    ['quorum', 'beschlussfahig', '=quorum'],
    ['penalty', 'penaliza', '=penalty'],
    ['gereift', 'affinage', '=ripening'],
    ['bottle', 'botella', '=bottle'],
  ])('names %s and %s alike', (a, b, concept) => {
    expect([conceptOf(a), conceptOf(b)]).toEqual([concept, concept]);
  });

  it('knows nothing of other words', () => {
    expect(conceptOf('xylophone')).toBeUndefined();
  });
});
