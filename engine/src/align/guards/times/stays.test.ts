import { describe, expect, it } from '@jest/globals';
import { endsOfStays, isMorningAfter } from './stays.ts';
import { factDocuments, linked } from '../../testing/aligned.ts';

const kennels = ['# Kennels HB-24-117', ''];
const contract = [...kennels, 'The dog is boarded from 12 July 2025 to 26 July 2025.'];
const form = (arrival: string, departure: string): string[] => [
  ...kennels,
  `Arrival | ${arrival}`,
  'Weight | 17.5 kg',
  `Departure | ${departure}`,
];
const differences = (a: readonly string[], b: readonly string[]): string[] =>
  linked(a, b).filter((link) => link.includes('≠'));

describe(endsOfStays.name, () => {
  it('holds the last day of a form against that of a sentence where the first is the same', () => {
    expect(differences(contract, form('12/07/2025', '27/07/2025'))).toEqual(['26 July 2025. ≠ 27/07/2025']);
  });

  it('holds the first days against each other where the last is the same', () => {
    expect(differences(contract, form('11/07/2025', '26/07/2025'))).toEqual(['12 July 2025 ≠ 11/07/2025']);
  });

  it('takes stretches without a common end, or that end far apart, for two', () => {
    expect(differences(contract, form('11/07/2025', '27/07/2025'))).toEqual([]);
    expect(differences(contract, form('12/07/2025', '27/08/2025'))).toEqual([]);
  });
});

describe(isMorningAfter.name, () => {
  it('knows that one leaves on the day after the last night', () => {
    const [a, b] = ['leaving on 8 May (2 nights)', 'for two nights, 6 and 7 May'].map((words) => [
      `Matter HB-24-117: the room is booked ${words}.`,
    ]);
    const documents = factDocuments(a ?? [], b ?? []);
    const [last, night] = documents.map(({ facts }) => facts.findLast(({ value }) => value.type === 'date'));
    if (last === undefined || night === undefined) throw new Error('no dates');
    expect(isMorningAfter(last, night)).toBe(true);
    expect(isMorningAfter(night, night)).toBe(false);
  });
});
