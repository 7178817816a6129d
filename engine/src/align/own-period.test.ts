import { describe, expect, it } from '@jest/globals';
import { isBilledStretch, isOwnPeriod } from './own-period.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether each date of a document is an end of the stretch of time that it tells of. */
function areOwn(...lines: readonly string[]): boolean[] {
  const documents = factDocuments(lines);
  return documents.flatMap(({ facts }) => facts.map((fact) => isOwnPeriod(fact, documents)));
}

describe(isOwnPeriod.name, () => {
  it.each([
    ['# Progress report', '', 'Period 1 April 2024 to 31 March 2025'],
    ['# Heizkostenabrechnung', '', 'Zeitraum: 1. April 2024 bis 31. März 2025'],
    ['# Rapport annuel', '', 'Période du 1er avril 2024 au 31 mars 2025'],
    ['# Informe anual', '', 'Periodo: 1 de abril de 2024 a 31 de marzo de 2025'],
    ['Reporting period: 1 April 2024 to 31 March 2025'],
    ['# Report on the first year of the project, 1 April 2024 to 31 March 2025'],
  ])('knows what a report tells of: %s', (...lines) => {
    expect(areOwn(...lines)).toEqual([true, true]);
  });

  it.each([
    ['# Policy', '', 'Period 1 April 2024 to 31 March 2025'],
    ['# Progress report', '', 'Period of insurance: 1 April 2024 to 31 March 2025'],
    ['# Progress report', '', 'The project runs from 1 April 2024 to 31 March 2025.'],
  ])('takes no term of a matter for it: %s', (...lines) => {
    expect(areOwn(...lines)).toEqual([false, false]);
  });

  it.each([
    'Quarter ended 31 March 2025',
    'Geschäftsjahr zum 31. März 2025',
    'Exercice clos le 31 mars 2025',
    'Ejercicio cerrado el 31 de marzo de 2025',
  ])('knows the day with which the stretch of some figures is over: %s', (line) => {
    expect(areOwn(line)).toEqual([true]);
    expect(areOwn('The term ended on 31 March 2025.')).toEqual([false]);
  });

  it('knows the month that a bill charges, and takes no term from one day to another for it', () => {
    expect(areOwn('# Facture F388', '', 'Période : mars 2025')).toContain(true);
    expect(areOwn('# Facture F388', '', 'Période : 1er mars 2025 au 28 février 2026')).not.toContain(true);
  });
});

describe(isBilledStretch.name, () => {
  const isBilled = (title: string, line: string): boolean => {
    const documents = factDocuments([`# ${title}`, '', line]);
    const fact = documents[0]?.facts.find(({ value }) => value.type === 'duration');
    if (fact === undefined) throw new Error('The line holds no stretch of time.');
    return isBilledStretch(fact, documents);
  };

  it.each([
    ['Invoice 4711', 'Hire of the barge for the four weeks from 14 April to 11 May 2025'],
    ['Rechnung 4711', 'Miete des Krans für vier Wochen vom 14. April bis 11. Mai 2025'],
    ['Facture 4711', 'Location de la grue pendant quatre semaines du 14 avril au 11 mai 2025'],
    ['Factura 4711', 'Alquiler de la grúa durante cuatro semanas del 14 de abril al 11 de mayo de 2025'],
  ])('knows what a bill charges: %s, %s', (title, line) => {
    expect(isBilled(title, line)).toBe(true);
  });

  it.each([
    ['Hire agreement', 'Hire of the barge for the four weeks from 14 April to 11 May 2025'],
    ['Invoice 4711', 'Hire of the barge for four weeks, to be paid by 11 May 2025'],
    ['Invoice 4711', 'Pay within four weeks. Hire from 14 April to 11 May 2025'],
  ])('takes no term for it: %s, %s', (title, line) => {
    expect(isBilled(title, line)).toBe(false);
  });
});
