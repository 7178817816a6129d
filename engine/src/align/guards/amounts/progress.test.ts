import { describe, expect, it } from '@jest/globals';
import { isProgressOf } from './progress.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the only figure of the second sentence tells how far the plan of the first has come. */
function isProgress(plan: string, report: string): boolean {
  const documents = factDocuments([plan], [report]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no figure.');
  return isProgressOf(a, b, documents);
}

describe(isProgressOf.name, () => {
  it.each([
    ['The trust will plant 60 oaks.', 'By the end of the year the trust had planted 30 oaks.'],
    ['120 volunteers are to be trained.', 'So far 74 volunteers have been trained.'],
    ['The car park holds 40 cars once it is finished.', 'At present the car park holds 25 cars.'],
    ['Es werden 400 Meter Hecke gepflanzt.', 'Bis Ende Juni wurden 150 Meter Hecke gepflanzt.'],
    ['Vorgesehen sind 12 Schulungen.', 'Bislang fanden 5 Schulungen statt.'],
    ['Le projet prévoit 12 ateliers.', 'À ce jour, 5 ateliers ont eu lieu.'],
    ['L’association plante 200 arbres.', 'À la fin de l’année, 110 arbres étaient plantés.'],
    ['80 habitants participeront.', 'Jusqu’à présent, 34 habitants ont participé.'],
    ['The grant is paid in four instalments.', 'We received two instalments.'],
    ['Se formarán 80 voluntarios.', 'Hasta la fecha se han formado 35 voluntarios.'],
  ])('takes what was reached for a part of the plan: %s / %s', (plan, report) => {
    expect(isProgress(plan, report)).toBe(true);
  });

  it.each([
    ['more than was planned', 'Se formarán 80 voluntarios.', 'Hasta la fecha se han formado 95 voluntarios.'],
    ['two reports of one day', 'So far 74 volunteers have been trained.', 'So far 47 volunteers have been trained.'],
    ['a deadline', 'The tenant pays £500.', 'The tenant pays £450 by the end of March.'],
    ['what is charged now', 'The fee is £40.', 'The fee is currently £35.'],
  ])('leaves %s to be compared', (_, plan, report) => {
    expect(isProgress(plan, report)).toBe(false);
  });
});
