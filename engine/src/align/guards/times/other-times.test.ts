import { describe, expect, it } from '@jest/globals';
import { linked } from '../../testing/aligned.ts';
import { areOtherTimes } from './other-times.ts';

/** The times of two papers of one matter that are held against each other. */
const conflictsOf = (first: string, second: string): string[] =>
  linked(
    ['Matter HB-24-117, Alder Freight Ltd', '', first],
    ['Alder Freight Ltd, your matter HB-24-117', '', second],
  ).filter((link) => link.includes('≠'));

describe(areOtherTimes.name, () => {
  it.each([
    ['The lease of the yard begins on 1 May 2025.', 'The lease of the yard ends on 30 April 2028.'],
    ['The boiler is serviced every six months.', 'The boiler is serviced within two days of a call.'],
    ['The scale was calibrated on 12 May 2025.', 'Next calibration of the scale: May 2026'],
    ['Please pay the premium within thirty days.', 'The insurer pays the loss for at most twelve months.'],
    ['Goods are delivered not later than 22 August 2025.', 'The goods were delivered on 20 August 2025.'],
    ['Die Ware ist spätestens am 3. Mai 2025 zu liefern.', 'Die Ware wurde am 28. April 2025 geliefert.'],
    ['Repairs take at most ten days.', 'The repair of the pump lasted six days.'],
    ['Once probation is over the notice is eight weeks.', 'The period of probation is six months.'],
    ['The agreement renews for periods of one year.', 'The agreement runs for two years.'],
    ['Hirers have 7 days to return surveys on the stay.', 'The bond is returned within ten days of the stay.'],
    ['El plazo para reclamar es de diez días.', 'La garantía se presta durante dos años.'],
  ])('parts times that are no accounts of one thing: %s – %s', (first, second) => {
    expect(conflictsOf(first, second)).toEqual([]);
  });
});

describe('what a verb with `to` happens to', () => {
  it('is what the passive says it happens to as well', () => {
    const [first, second] = [
      'Owners have 7 days to return bonds.',
      'The bond is returned within ten days of the stay.',
    ];
    expect(conflictsOf(first, second)).toHaveLength(1);
  });
});

describe('a last day', () => {
  it.each([
    ['The boiler of the chapel is delivered by 12 May 2025.', 'Inspection of the boiler of the chapel: 21 May 2025'],
    ['Der Kessel der Kapelle wird bis 12. Mai 2025 geliefert.', 'Prüfung des Kessels der Kapelle: 21. Mai 2025'],
  ])('is not held against the day of another event: %s – %s', (first, second) => {
    expect(conflictsOf(first, second)).toEqual([]);
  });

  it.each([
    ['The boiler of the chapel is delivered by 12 May 2025.', 'Installation of the boiler of the chapel: 21 May 2025'],
    ['The boiler of the chapel is inspected by 12 May 2025.', 'Inspection of the boiler of the chapel: 21 May 2025'],
    ['The boiler of the chapel is delivered on 12 May 2025.', 'Inspection of the boiler of the chapel: 12 June 2025'],
  ])('is held against what may be the same, and a plain day against one of a slip: %s – %s', (first, second) => {
    expect(conflictsOf(first, second)).toHaveLength(1);
  });
});

describe('the times of one day', () => {
  it.each([
    ['The concert on 3 May 2025 begins at 8 pm.', 'End of the concert on 3 May 2025: 9.45 pm'],
    ['Die Versammlung findet am 3. Mai 2025 um 19 Uhr statt.', 'Ende der Versammlung am 3. Mai 2025: 20.45 Uhr'],
    ['The quartet plays in the Guildhall on 3 May 2025 at 8 pm.', '3 May 2025 | 3.00 – 5.00 pm | Guildhall'],
    ['The quartet meets in the Guildhall on 3 May 2025 at 7 pm.', '3 May 2025 | 8.00 – 10.00 pm | Guildhall'],
    ['The piano is delivered on 3 May 2025 before noon.', 'The piano was delivered on 3 May 2025 at 9.20 am.'],
    ['Le piano est livré le 3 mai 2025 avant midi.', 'Le piano a été livré le 3 mai 2025 à 9 h 20.'],
  ])('are left apart where the one is an end or another part of the day: %s – %s', (first, second) => {
    expect(conflictsOf(first, second)).toEqual([]);
  });

  it.each([
    ['The concert on 3 May 2025 ends at 10 pm.', 'End of the concert on 3 May 2025: 9.45 pm'],
    ['The quartet plays in the Guildhall on 3 May 2025 at 8 pm.', '3 May 2025 | 8.30 – 10.00 pm | Guildhall'],
    ['The quartet plays in the Guildhall on 3 May 2025 at 8 pm.', '3 May 2025 | 8.00 – 10.00 am | Guildhall'],
    ['The piano is delivered on 3 May 2025 before noon.', 'The piano was delivered on 3 May 2025 at 2.20 pm.'],
    ['The piano is delivered on 3 May 2025 at noon.', 'The piano was delivered on 3 May 2025 at 9.20 am.'],
  ])('are held against each other where both are: %s – %s', (first, second) => {
    expect(conflictsOf(first, second)).toHaveLength(1);
  });
});
