import { describe, expect, it } from '@jest/globals';
import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { factDocuments, linked } from '../../testing/aligned.ts';
import { isAdditional, isNumbering, isPartOf, isSumOfAll, isSumOfCounts, isSumWith, isTimes } from './parts.ts';

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

describe(isSumWith.name, () => {
  it.each([
    ['£590', 'Excess £250, for trailers £340', true],
    ['£550', 'Excess £250, for young drivers an additional £300', true],
    ['£550', 'Excess £250, for young drivers £300', false],
    ['£600', 'Excess £250, for young drivers £300', false],
    ['34 days, eight of them public holidays', 'For 26 days and on the eight public holidays', true],
    ['34 days of leave', 'For 26 days and on the eight public holidays', false],
    ['A course for 10 pupils', 'A course for 8 pupils on level 2', false],
  ])('%s of %s', (whole, parts, isSum) => {
    expect(firstOf(isSumWith, whole, parts)).toBe(isSum);
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

describe(isSumOfAll.name, () => {
  it('knows what all amounts of a sentence make together', () => {
    const gifts = 'Anna gives £210, Ben £490 and Carl £1,400.';
    expect(firstOf(isSumOfAll, '£2,100 is given in all.', gifts)).toBe(true);
    expect(firstOf(isSumOfAll, '£2,200 is given in all.', gifts)).toBe(false);
    expect(firstOf(isSumOfAll, '£700 is given in all.', 'Anna gives £210 and Ben £490.')).toBe(false);
  });
});

describe(isSumOfCounts.name, () => {
  it.each([
    ['The three doors were painted.', 'There are two front doors and one cellar door.', true],
    ['Die fünf Türen wurden gestrichen.', 'Es gibt zwei Türen aus Holz und drei aus Stahl.', true],
    ['Les cinq portes ont été peintes.', 'La maison est fermée par deux portes en bois et trois en acier.', true],
    ['Las cinco puertas se pintaron.', 'Hay dos puertas de madera y tres de acero.', true],
    ['The four doors were painted.', 'There are two front doors and one cellar door.', false],
    ['The three lamps were painted.', 'There are two front doors and one cellar door.', false],
    ['The three doors were painted.', 'There are two front doors with one lock.', false],
  ])('%s %s', (whole, parts, expected) => {
    expect(firstOf(isSumOfCounts, whole, parts)).toBe(expected);
  });
});
