import { describe, expect, it } from '@jest/globals';
import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { factDocuments, linked } from '../../testing/aligned.ts';
import { isAdditional, isNumbering, isPartOf, isTimes } from './parts.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(isTimes.name, () => {
  it('holds no piece against so many of it as stand beside it', () => {
    const plan = [...parties, 'Dose of paracetamol: 1 g'];
    expect(linked(plan, [...parties, 'Dose of paracetamol: 500 mg'])).toEqual(['1 g ≠ 500 mg']);
    expect(linked(plan, [...parties, 'Dose of paracetamol: two tablets of 500 mg'])).toEqual([]);
  });

  it('knows how many days make it', () => {
    expect(firstOf(isTimes, '5 tablets', '1 tablet each evening for five days')).toBe(true);
    expect(firstOf(isTimes, '5 tablets', '1 tablet each evening for six days')).toBe(false);
  });

  it('knows how many of what has a price of its own make it', () => {
    expect(firstOf(isTimes, 'Cleaning £360 for all eight rooms', 'Cleaning £45 per room')).toBe(true);
    expect(firstOf(isTimes, 'Cleaning £360 for all nine rooms', 'Cleaning £45 per room')).toBe(false);
    expect(firstOf(isTimes, 'Cleaning £360 for all eight rooms', 'Cleaning £45 on Mondays')).toBe(false);
  });
});

describe(isNumbering.name, () => {
  it('takes numbered bags for no amount of bags', () => {
    const list = (bags: string): string[] => [...parties, `Marks of the bags of coffee: ${bags}`];
    expect(linked(list('100 to 300'), list('100 to 120'))).toHaveLength(1);
    expect(linked(list('1 to 300'), list('1 to 120'))).toEqual([]);
  });
});

/** What a check says of the first value of each sentence. */
const firstOf = (check: (...facts: [Fact, Fact, FactDocument[]]) => boolean, ...sentences: string[]): boolean => {
  const documents = factDocuments(...sentences.map((sentence) => [sentence]));
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined) throw new Error('The sentence holds no value.');
  return check(a, b ?? a, documents);
};

describe(isPartOf.name, () => {
  const isPart = (sentence: string): boolean => firstOf((fact, _, documents) => isPartOf(fact, documents), sentence);

  it.each([
    '31 hectares of the 84 hectares are wood.',
    'Two of the six sluices have been built.',
    '190 of the trees had been planted.',
    'We keep £500 of the deposit.',
    'Drei der Räume sind belegt.',
    'Se plantaron 12 de los árboles.',
    'Four from each club sit in the hall.',
    'Drei aus jedem Verein sitzen im Saal.',
    'The centre includes 15 patients of the 120 planned.',
  ])('knows a part: %s', (sentence) => {
    expect(isPart(sentence)).toBe(true);
  });

  it.each([
    'One third of £2,208.00 is for the owner.',
    '25% of 84 hectares are wood.',
    '190 trees had been planted.',
    'The tenant pays 60% of the costs.',
    'Payment is due within 30 days of the invoice.',
    'Der Preis beträgt 500 €.',
  ])('takes nothing else for a part: %s', (sentence) => {
    expect(isPart(sentence)).toBe(false);
  });
});

describe(isAdditional.name, () => {
  it.each([
    ['The extra storage of 200 GB costs more.', true],
    ['200 GB supplémentaires', true],
    ['Storage of 200 GB.', false],
  ])('%s', (sentence, isExtra) => {
    expect(firstOf((fact, _, documents) => isAdditional(fact, documents), sentence)).toBe(isExtra);
  });
});
