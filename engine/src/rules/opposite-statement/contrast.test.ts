import { describe, expect, it } from '@jest/globals';
import { taggedTerms, tailsOf } from '../../facts/stances/tails.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { areSlotsApart, areTailsApart } from './contrast.ts';

function wordingOf(sentence: string) {
  const words = sentence.split(' ');
  const terms = taggedTerms(words, plainWords(words), [0, words.length], () => false);
  return { topic: new Set(terms.map(([term]) => term)), tails: tailsOf(terms) };
}

describe('areSlotsApart', () => {
  it.each([
    ['the roof of the barn is repaired', 'the roof of the stable is repaired', true],
    ['members park', 'caravans park', true],
    ['tenants paint walls', 'tenants paint doors', true],
    ['the landowner may graze sheep', 'sheep graze here', false],
    ['wine is served with corkage', 'corkage applies to wine', false],
    ['sheep graze in the meadow', 'sheep graze on the dyke', true],
    ['sheep graze in the meadow', 'sheep graze for years', false],
  ])('holds %s against %s', (a, b, apart) => {
    expect(areSlotsApart(wordingOf(a), wordingOf(b))).toBe(apart);
  });
});

describe('areTailsApart', () => {
  it.each([
    ['dogs sleep in the yard', 'dogs sleep on the lawn', true],
    ['repairs by the owner', 'repairs by the tenant', true],
    ['visitors park overnight', 'visitors park on Sundays', true],
    ['dogs sleep in the yard', 'dogs sleep', false],
    ['dogs sleep in the yard', 'dogs sleep for hours', false],
  ])('holds %s against %s', (a, b, apart) => {
    expect(areTailsApart(wordingOf(a), wordingOf(b))).toBe(apart);
  });
});
