import { describe, expect, it } from '@jest/globals';
import { requiredOfTimes } from './required-of-times.ts';
import { linked } from '../testing/aligned.ts';

/** The times of two papers of one matter that are held against each other. */
const conflictsOf = (first: string, second: string): string[] =>
  linked(
    ['Matter HB-24-117, Alder Freight Ltd', '', first],
    ['Alder Freight Ltd, your matter HB-24-117', '', second],
  ).filter((link) => link.includes('≠'));

describe(requiredOfTimes.name, () => {
  it('holds no year against a day of years after it', () => {
    const founded = (year: string): string => `The Lantern Fund, a trust for boatmen, was founded in ${year}.`;
    const report = 'The Lantern Fund, a trust for boatmen, twelve months to 31 March 2025';
    expect(conflictsOf(founded('2024'), report)).toHaveLength(1);
    expect(conflictsOf(founded('2003'), report)).toEqual([]);
    expect(conflictsOf(founded('2003'), 'The Lantern Fund, a trust for boatmen, founded 2007')).toHaveLength(1);
  });

  it.each([
    ['The supply contract ends on 30 September 2025.', 'The gas contract runs out on 31 December 2025.'],
    ['The clips are removed after ten days by the nurse.', 'Take out the clips on the seventh day after discharge.'],
    ['Omeprazole paste | 28 days', 'Give omeprazole each morning for 14 days.'],
    ['Either side may end the membership on three months’ notice.', 'The period of notice is six months.'],
    ['Wer kündigen will, teilt dies 3 Monate vorher mit.', 'Kündigungsfrist: 6 Wochen'],
    ['Die Arbeiten sind bis zum 29. August 2025 fertigzustellen.', 'Fertigstellung der Arbeiten: 12. September 2025'],
    [
      'Die Arbeiten sind bis spätestens 28. Februar 2025 auszuführen.',
      'Die Fällung muss bis zum 15. März 2025 abgeschlossen sein.',
    ],
    ['Livraison de la machine : 4 mai 2025', 'La machine sera livrée le 11 mai 2025.'],
    ['Avisará con tres meses de antelación.', 'Para rescindir se requiere un preaviso de seis meses.'],
    ['El saldo se abonará a los 15 días.', 'Forma de pago: 30 días'],
    [
      'The stall may be cancelled up to three weeks before the fair.',
      'Cancellation is free until 14 days before the fair.',
    ],
    ['Goods are delivered not later than 22 August 2025.', 'The goods were delivered on 29 August 2025.'],
    ['The concert on 3 May 2025 begins at 6 pm.', 'It takes place on 03/05/2025 at 7 pm.'],
    ['Gall bladder operation on 30 March 2025', 'The operation was on 31 March.'],
    ['Ointment, expiry 07/2027', 'The ointment carries the expiry date July 2026.'],
    ['Best before 14/11/2025', 'Expires in November 2026'],
    ['Manufactured 14/02/2025', 'Made on 24 February 2025'],
    ['Duty | first delivery by 12 May 2025', 'Calder Press makes the first delivery not later than 26 May 2025.'],
    ['Notice of dismissal: two months', 'A member of staff leaves with one month’s notice.'],
    ['Essays are to be handed in by 3 March 2025.', 'The essays had been due by 10 March 2025.'],
    ['Die Miete ist am 15. April 2025 fällig.', 'Bitte zahlen Sie die Miete bis 30. April 2025.'],
    [
      'The crew keeps silent for two years after closing.',
      'For a period of three years after closing the crew keeps silent.',
    ],
    ['Length of the hire: three years', 'The hire begins in May. It lasts thirty months.'],
    ['Date of loading | Monday 3 March 2025', 'Loaded | Tuesday 4 March 2025'],
    ['Long stop | 30 April 2026', 'If no permit is given by 31 May 2026, this deed ceases to have effect.'],
    ['Ohne Bescheid bis 31. Mai 2026 wird die Urkunde hinfällig.', 'Die Urkunde wird am 30. April 2026 hinfällig.'],
    ['Geboren | 14.02.2007', 'Lehrling: Jonas Reuter, geb. 24.02.2007'],
    ['Silence: two years after the voyage', 'For a period of three years after the voyage nobody breaks silence.'],
    ['La estancia comienza el 1 de abril de 2025.', 'Estancia desde el 15 de abril de 2025'],
    ['Le bail est consenti pour neuf ans à compter du 1er avril 2025.', 'Durée du bail : six ans'],
    ['Le bail prend effet le 1er avril 2025.', 'Le bail a pris effet le 15 avril 2025.'],
    ['Das Sommerfest findet am 18. Juli 2026 statt.', 'Kommen Sie am 25. Juli zum Sommerfest!'],
    ['La garantie est de trois ans à compter de la réception.', 'La garantie court pendant deux ans.'],
    ['The guarantee lasts for 36 months from acceptance.', 'Guarantee: 18 months from acceptance'],
    ['The works were to be ready by 22 August 2025.', 'The works are to be ready by 15 August 2025.'],
    ['Building work takes place between 07:00 and 19:00.', 'Building work will last from 8 am to 6 pm.'],
    ['Reunión en el portal a las 19:00 horas', 'Siendo las diecinueve treinta horas empieza la reunión en el portal.'],
  ])('holds two accounts of one event against each other: %s – %s', (first, second) => {
    expect(conflictsOf(first, second)).toHaveLength(1);
  });

  it.each([
    ['Duration: four years from 1 February 2025', 'Period: twelve months from 1 November 2024'],
    ['The membership ends on 30 June 2026.', 'The warranty of the boat ends on 31 March 2027.'],
    ['Der Vertrag endet am 30. Juni 2026.', 'Die Ausstellung endet am 4. Mai 2025.'],
    ['The bar opens at 6 pm on match days.', 'The kitchen opens at 6.30 pm on match days.'],
    ['Long stop | 30 April 2026', 'If no permit is given by 31 May 2026, the roof is mended.'],
    ['Livraison des parpaings le 10 mars', 'Livraison du sable le 12 mars'],
    ['Rent due on 25 March 2025', 'Premium due on 15 March 2025'],
    ['Alcohol is served until 10:30 p.m.', 'Dinner is served at seven o’clock.'],
    ['Die erste Rate ist am 31. Juli 2025 fällig.', 'Die zweite Rate ist am 31. August 2025 fällig.'],
    ['The basic course lasts one day.', 'The advanced course lasts three days.'],
    ['Réunion de chantier le mardi à 9 heures', 'Prochaine réunion de chantier le 1er avril à 14 heures'],
  ])('leaves events apart that only their name has in common: %s – %s', (first, second) => {
    expect(conflictsOf(first, second)).toEqual([]);
  });
});
