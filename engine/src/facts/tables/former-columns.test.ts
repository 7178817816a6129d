import { describe, expect, it } from '@jest/globals';
import { extractFacts } from '../extract-facts.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { aDocument } from '../../testing/a-document.ts';
import { isOfFormerColumn } from './former-columns.ts';

/** The values of a table that held before, under two heads. */
function formerUnder(first: string, second: string): number[] {
  const table = [`Item | ${first} | ${second}`, 'Dinner | £5,040.00 | £5,460.00', 'Rooms | £5,100.00 | £5,780.00'];
  const { facts } = extractFacts(0, 'a.pdf', layoutDocument(aDocument('a.pdf', table)));
  return facts.filter(({ isFormer }) => isFormer).map(({ value }) => value.low);
}

describe(isOfFormerColumn.name, () => {
  it.each([
    ['Former sum', 'New sum'],
    ['Bisheriger Preis', 'Neuer Preis'],
    ['Ancien montant', 'Nouveau montant'],
    ['Importe anterior', 'Importe nuevo'],
    ['Now', 'Proposed'],
    ['Derzeit', 'Vorschlag'],
    ['Actuellement', 'Proposé'],
    ['Vigente', 'Propuesto'],
  ])('takes what stands under %s beside %s for what held before', (old, now) => {
    expect(formerUnder(old, now)).toEqual([5040, 5100]);
  });

  it.each([
    ['Former sum', 'Difference'],
    ['Net sum', 'New sum'],
    ['Now', 'Due'],
  ])('takes nothing under %s beside %s for it', (first, second) => {
    expect(formerUnder(first, second)).toEqual([]);
  });
});
