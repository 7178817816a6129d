import { describe, expect, it } from '@jest/globals';
import { datesOfAccidents, isDayOfAccident } from './dates-of-accidents.ts';
import { factDocuments, linked } from '../testing/aligned.ts';

const pairs = (...papers: readonly (readonly string[])[]): string[] =>
  datesOfAccidents(factDocuments(...papers), () => true).map(([a, b]) => `${a.value.key} ${b.value.key}`);

const form = ['# What happened', '', 'Date | 3 May 2025', 'Place | Mill Lane', '', 'Signed | 9 May 2025'];

describe(datesOfAccidents.name, () => {
  it.each([
    ['Your form of 9 May 2025 about the collision in Mill Lane on 4 May 2025 is here.'],
    ['Wir regulieren den Unfall vom 4. Mai 2025 in der Mill Lane.'],
    ['Schaden HK-25-118 vom 04.05.2025'],
    ['We settle the damage of 4 May 2025.'],
    ['Nous réglons le sinistre du 4 mai 2025.'],
    ['Tramitamos el siniestro del 4 de mayo de 2025.'],
  ])('pairs the day in a form with that of: %s', (letter) => {
    expect(pairs(form, ['# Letter', '', letter])).toEqual(['2025-05-03 2025-05-04']);
  });

  it.each([
    ['the same day', ['# Letter', '', 'We settle the collision of 3 May 2025.']],
    ['a day that is no slip away', ['# Letter', '', 'We settle the collision of 17 July 2024.']],
    ['two accidents', ['# Letter', '', 'We settle the collision of 4 May 2025 and the theft of 6 May 2025.']],
    ['another event', ['# Letter', '', 'The car is returned on 4 May 2025.']],
  ])('leaves %s', (_, letter) => {
    expect(pairs(form, letter)).toEqual([]);
  });

  it('links the days of papers of one matter', () => {
    const matter = ['Claim HB-24-117 of Alder Freight Ltd', ''];
    const letter = [...matter, 'We settle the collision of 4 May 2025.'];
    const file = [...matter, 'Schaden HK-25-118 vom 04.05.2025'];
    expect(linked([...matter, ...form], file)).toContain('3 May 2025 ≠ 04.05.2025');
    expect(linked([...matter, ...form], letter)).toContain('3 May 2025 ≠ 4 May 2025.');
  });
});

describe(isDayOfAccident.name, () => {
  it('knows the day under the heading that tells of it', () => {
    const documents = factDocuments(form);
    const [day, signed] = documents[0]?.facts ?? [];
    if (day === undefined || signed === undefined) throw new Error('no dates');
    expect([day, signed].map((fact) => isDayOfAccident(fact, documents))).toEqual([true, false]);
  });
});
