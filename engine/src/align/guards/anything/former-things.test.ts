import { describe, expect, it } from '@jest/globals';
import { isOfFormerThing } from './former-things.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first value of a line is said of what was there before. */
function isFormer(line: string): boolean {
  const documents = factDocuments([line]);
  const fact = documents[0]?.facts[0];
  if (fact === undefined) throw new Error(`no value in ${line}`);
  return isOfFormerThing(fact, documents);
}

describe(isOfFormerThing.name, () => {
  it.each([
    'The previous lease with another baker ends on 31 May 2025.',
    'Der bisherige Mieter zahlte 900 €.',
    'L’ancien bail prend fin le 31 mai 2025.',
    'El contrato anterior termina el 31 de mayo de 2025.',
    'The existing pump (built in 1998) is to be replaced by a new one.',
    'Die vorhandene Pumpe, Baujahr 1998, wird ersetzt.',
    'La pompe actuelle, construite en 1998, sera remplacée par une autre.',
    'La bomba actual, fabricada en 1998, será sustituida por otra.',
  ])('knows it: %s', (line) => {
    expect(isFormer(line)).toBe(true);
  });

  it.each([
    'The lease ends on 31 May 2025.',
    'We are free once the previous lease ends, on 31 May 2025.',
    'The existing pump was built in 1998.',
    'The existing pump is replaced by one of 40 kW.',
    'Die vorhandene Pumpe soll durch eine neue mit 40 kW ersetzt werden.',
  ])('takes nothing else for it: %s', (line) => {
    expect(isFormer(line)).toBe(false);
  });
});
