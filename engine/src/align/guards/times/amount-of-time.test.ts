import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/aligned.ts';
import { isAmountOfTime } from './amount-of-time.ts';

function isAmount(sentence: string): boolean {
  const documents = factDocuments([sentence]);
  const fact = documents[0]?.facts.find(({ value }) => value.type === 'duration');
  if (fact === undefined) throw new Error('The sentence holds no stretch of time.');
  return isAmountOfTime(fact, documents);
}

describe(isAmountOfTime.name, () => {
  it.each([
    "We have received your deposit, which equals five weeks' rent.",
    "The bonus is three months' gross salary.",
    'Le dépôt de garantie est de deux mois de loyer.',
    'La fianza es de dos meses de renta.',
  ])('hears an amount: %s', (sentence) => {
    expect(isAmount(sentence)).toBe(true);
  });

  it.each([
    "Either side may end it at three months' notice.",
    'The rent is held for two months.',
    'Le préavis est de deux mois.',
  ])('leaves a stretch of time alone: %s', (sentence) => {
    expect(isAmount(sentence)).toBe(false);
  });
});
