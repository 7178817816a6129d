import { describe, expect, it } from '@jest/globals';
import { polaritiesOf } from './polarity.ts';

describe('polaritiesOf', () => {
  it.each([
    ['not', 'negation'],
    ["won't", 'negation'],
    ['kein', 'negation'],
    ['shall', 'modality'],
    ['interdit', 'permission'],
    ['mindestens', 'boundary'],
  ])('knows what %s turns', (word, kind) => {
    expect(polaritiesOf(word).map((polarity) => polarity.kind)).toContain(kind);
  });

  it('gives words of one meaning one pole, in any language', () => {
    const poles = (...words: readonly string[]) => words.map((word) => polaritiesOf(word).map(({ pole }) => pole));
    expect(poles('shall', 'must', 'muss', 'doit', 'may')).toEqual([[0], [0], [0], [0], [1]]);
  });

  it('knows nothing of other words', () => {
    expect(polaritiesOf('rent')).toEqual([]);
    expect(polaritiesOf('constructor')).toEqual([]);
  });
});
