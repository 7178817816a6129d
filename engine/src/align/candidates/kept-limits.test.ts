import { describe, expect, it } from '@jest/globals';
import { isFitAge, isKept } from './kept-limits.ts';
import { linked } from '../testing/aligned.ts';

/** The times of two papers of one matter that are held against each other. */
const conflictsOf = (first: string, second: string): string[] =>
  linked(
    ['Matter HB-24-117, Alder Freight Ltd', '', first],
    ['Alder Freight Ltd, your matter HB-24-117', '', second],
  ).filter((link) => link.includes('≠'));

describe(isKept.name, () => {
  it.each([
    ['The balance is paid by 31 May.', 'Paid on 28 May 2025.'],
    ['Die Arbeiten sind spätestens am 28. November 2025 fertig.', 'Wir werden am 14. November fertig.'],
    ['Le rapport est remis avant le 12 septembre.', 'Le rapport est remis le 8 septembre.'],
  ])('is no disagreement, also where a year is not printed: %s – %s', (first, second) => {
    expect(conflictsOf(first, second)).toEqual([]);
  });

  it('is none where an offer keeps to the limit of who asked for it', () => {
    const papers = (title: string, offered: string): string[] =>
      linked(
        [title, '', 'Matter HB-24-117. Plazo de entrega: máximo 45 días.'],
        ['Ortomed, expediente HB-24-117', '', `Plazo de entrega: ${offered}`],
      ).filter((link) => link.includes('≠'));
    expect(papers('Pliego de prescripciones', '40 días')).toEqual([]);
    expect(papers('Pliego de prescripciones', '50 días')).toHaveLength(1);
    expect(papers('Contrato', '40 días')).toHaveLength(1);
  });

  it('is none where a month is mistaken or the limit is overstepped', () => {
    expect(conflictsOf('The balance is paid by 31 August.', 'Payment of the balance: 31 July')).toHaveLength(1);
    expect(conflictsOf('The balance is paid by 24 May.', 'The balance is paid on 28 May.')).toHaveLength(1);
  });
});

describe(isFitAge.name, () => {
  it('takes somebody who is old enough for nobody of another age', () => {
    expect(conflictsOf('Minimum age: 12 years.', 'Age: 15 years')).toEqual([]);
    expect(conflictsOf('Minimum age: 16 years.', 'Age: 15 years')).toEqual(['16 years. ≠ 15 years']);
    expect(conflictsOf('Minimum age: 12 years.', 'Minimum age: 15 years')).toEqual(['12 years. ≠ 15 years']);
  });
});
