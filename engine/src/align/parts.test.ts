import { describe, expect, it } from '@jest/globals';
import { factDocuments, linked } from './testing/aligned.ts';
import { isNumbering, isPartOf, isTimes } from './parts.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(isTimes.name, () => {
  it('holds no piece against so many of it as stand beside it', () => {
    const plan = [...parties, 'Dose of paracetamol: 1 g'];
    expect(linked(plan, [...parties, 'Dose of paracetamol: 500 mg'])).toEqual(['1 g ≠ 500 mg']);
    expect(linked(plan, [...parties, 'Dose of paracetamol: two tablets of 500 mg'])).toEqual([]);
  });
});

describe(isNumbering.name, () => {
  it('takes numbered bags for no amount of bags', () => {
    const list = (bags: string): string[] => [...parties, `Marks of the bags of coffee: ${bags}`];
    expect(linked(list('100 to 300'), list('100 to 120'))).toHaveLength(1);
    expect(linked(list('1 to 300'), list('1 to 120'))).toEqual([]);
  });
});

describe(isPartOf.name, () => {
  /** Whether the first value of a sentence is a part of something that it names. */
  const isPart = (sentence: string): boolean => {
    const documents = factDocuments([sentence]);
    const fact = documents[0]?.facts[0];
    if (fact === undefined) throw new Error('The sentence holds no value.');
    return isPartOf(fact, documents);
  };

  it.each([
    '31 hectares of the 84 hectares are wood.',
    'Two of the six sluices have been built.',
    '190 of the trees had been planted.',
    'We keep £500 of the deposit.',
    'Drei der Räume sind belegt.',
    'Se plantaron 12 de los árboles.',
  ])('knows a part: %s', (sentence) => {
    expect(isPart(sentence)).toBe(true);
  });

  it.each([
    '190 trees had been planted.',
    'The tenant pays 60% of the costs.',
    'Payment is due within 30 days of the invoice.',
    'Der Preis beträgt 500 €.',
  ])('takes nothing else for a part: %s', (sentence) => {
    expect(isPart(sentence)).toBe(false);
  });
});
