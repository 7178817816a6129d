import { describe, expect, it } from '@jest/globals';
import { polaritiesOf, polesOf } from './polarity.ts';

describe('polaritiesOf', () => {
  it.each([
    ['not', 'negation'],
    ["won't", 'negation'],
    ['kein', 'negation'],
    ['shall', 'modality'],
    ['including', 'inclusion'],
    ['interdit', 'permission'],
    ['mindestens', 'boundary'],
    ['antes', 'direction'],
  ])('knows what %s turns', (word, kind) => {
    expect(polaritiesOf(word).map((polarity) => polarity.kind)).toContain(kind);
  });

  it('knows nothing of other words', () => {
    expect(polaritiesOf('rent')).toEqual([]);
    expect(polaritiesOf('constructor')).toEqual([]);
  });
});

describe('polesOf', () => {
  it('tells opposite words of one kind apart', () => {
    expect(polesOf(['shall', 'may']).get('modality')).toEqual(new Set([0, 1]));
    expect(polesOf(['before']).get('direction')).not.toEqual(polesOf(['after']).get('direction'));
  });

  it('gives words of one meaning one pole, in any language', () => {
    expect(polesOf(['shall', 'must', 'muss', 'doit']).get('modality')).toEqual(new Set([0]));
  });
});
