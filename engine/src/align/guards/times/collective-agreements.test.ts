import { describe, expect, it } from '@jest/globals';
import { isOfCollective } from './collective-agreements.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the last value of a paper is of an agreement with all staff. */
function isOf(title: string, line: string): boolean {
  const documents = factDocuments([`# ${title}`, '', 'Alder Works Ltd, Mill Court', '', 'General', '', line]);
  const fact = documents[0]?.facts.at(-1);
  if (fact === undefined) throw new Error('The line holds no value.');
  return isOfCollective(fact, documents);
}

describe(isOfCollective.name, () => {
  it.each([
    ['Works agreement on shifts', 'This agreement may be ended with two months of notice.'],
    ['Dienstvereinbarung Schichtplan', 'Die Vereinbarung kann mit einer Frist von zwei Monaten gekündigt werden.'],
    ['Accord d’entreprise sur les horaires', 'Le présent accord peut être dénoncé avec un préavis de deux mois.'],
    ['Convenio colectivo de panaderías', 'El convenio puede denunciarse con un preaviso de dos meses.'],
    ['Letter', 'The collective agreement may be ended with two months of notice.'],
  ])('knows the notice of one: %s, %s', (title, line) => {
    expect(isOf(title, line)).toBe(true);
  });

  it.each([
    ['Works agreement on shifts', 'Employment ends with two months of notice.'],
    ['Works agreement on shifts', 'Under this agreement a week has 38 hours.'],
    ['Letter', 'By the collective agreement the notice of your employment is two months.'],
    ['Agreement on shifts', 'This agreement may be ended with two months of notice.'],
  ])('takes no other for it: %s, %s', (title, line) => {
    expect(isOf(title, line)).toBe(false);
  });
});
