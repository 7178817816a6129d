import { describe, expect, it } from '@jest/globals';
import { isComparable } from './is-comparable.ts';
import { factDocuments, linked } from '../testing/aligned.ts';

const matter = ['Matter HB-24-117 of Alder Freight Ltd', ''];

describe(isComparable.name, () => {
  it.each([
    ['City tax of €2.20 per person is added.', 'City tax | 2.50', '€2.20 ≠ 2.50'],
    ['The lift has seven stops for 6 persons.', 'A lift with six stops is built.', 'seven ≠ six'],
    ['712 of 1,000 votes of the owners were present.', 'Votes of the owners present: 721/1000', '712 ≠ 721/1000'],
    ['Up to £340 may be spent on pots.', 'Pots, limit | 430.00', '£340 ≠ 430.00'],
    ['Tickets are reduced by 20% for students.', 'Reduction for students: 25%', '20% ≠ 25%'],
    ['These units make up 65 per cent of all issued units.', 'Units: 60% of all issued units', '65 per cent ≠ 60%'],
    ['The upper barn has 14 lamps and the lower barn 9.', 'Lamps in the upper barn: 9', '14 ≠ 9'],
    ['96 people answered the questionnaire.', '69 of you filled in our questionnaire.', '96 ≠ 69'],
    ['The roof of the chapel has 1,374 slates.', 'Roof of the chapel: 1,347 shingles', '1,374 ≠ 1,347'],
    ['We keep £1,374 of the deposit for the hut.', 'Deposit for the hut, kept: £1,347', '£1,374 ≠ £1,347'],
    [
      'The fund gets 15% of the takings of the bar.',
      'Takings of the bar: the fund gets one eighth',
      '15% ≠ one eighth',
    ],
    [
      'We need twelve working days for the move.',
      'For the move 12 days are available.',
      'twelve working days ≠ 12 days',
    ],
  ])('holds %j against %j', (a, b, link) => {
    expect(linked([...matter, a], [...matter, b])).toContain(link);
  });

  it.each([
    ['The store is at Unit 4, Mill Court.', 'All five vehicles go to the store at Mill Court.'],
    ['The stage is 40% new.', 'A third party may not use the stage.'],
    ['Net debt of the group reduced by £6.6m.', 'Net debt of the group fell from £38.2m.'],
    ['The group for the tour has ten members and three guests.', 'Group for the tour | twelve players'],
    ['Price: £340 for adults, £255 for pupils and students', 'Price for a student: £255'],
    ['El huerto se cede durante cuatro cursos.', 'En el huerto participan los seis cursos.'],
    ['The roof of the chapel has 1,374 slates.', 'Roof of the chapel: 1,210 shingles'],
    ['We keep £1,374 of the deposit for the hut.', 'Deposit for the hut: £1,210'],
    ['Thank you for the award of 3 March 2025 for the pier.', 'Pier, award: visit on Friday, 17 June 2025, 9 am'],
    ['On two of the five days she works from home.', 'She works from home at most two days a week.'],
    ['VAT 20% on the work | £40.00', 'Price of the work with VAT | £60.00'],
    ['The previous lease of the barn ends on 31 May 2025.', 'The lease of the barn ends on 30 June 2025.'],
    ['The turnover of the group was £17.43 million.', 'Turnover of the group | 17,431'],
  ])('does not hold %j against %j', (a, b) => {
    expect(linked([...matter, a], [...matter, b]).filter((link) => link.includes('≠'))).toEqual([]);
  });

  it('holds the total of a row against no count that makes it of the price', () => {
    const bill = [...matter, 'Chair covers | 240 | 0.85 | 204.00'];
    expect(linked(bill, [...matter, 'Chair covers: 240'])).not.toContain('204.00 ≠ 240');
    expect(linked([...matter, 'Chair covers | 204.00'], [...matter, 'Chair covers: 240'])).toContain('204.00 ≠ 240');
  });

  it('holds the number of a house against no price', () => {
    const isHeld = (line: string): boolean => {
      const documents = factDocuments([line], ['Clips | £0.06']);
      const [a, b] = documents.map(({ facts }) => facts[0]);
      if (a === undefined || b === undefined) throw new Error('A line holds no figure.');
      return isComparable(a, b, documents);
    };
    expect(isHeld('Alder Works Ltd, Unit 6, Mill Court')).toBe(false);
    expect(isHeld('Clips: 6')).toBe(true);
  });

  it('knows the last day of a stretch of time beside its first', () => {
    const documents = factDocuments(['The fair is held on 9–12 October 2025.'], ['Clearing ends on 12 October.']);
    const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'date'));
    if (a === undefined || b === undefined) throw new Error('no dates');
    expect(isComparable(a, b, documents)).toBe(false);
  });
});
