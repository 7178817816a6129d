import { describe, expect, it } from '@jest/globals';
import { areCopiesOfOthers } from './own-copies.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first numbers of two papers, each of a title and a line, tell of copies of two papers. */
function areOfOthers(...papers: readonly [string, string][]): boolean {
  const documents = factDocuments(...papers.map(([title, line]) => [`# ${title}`, '', line]));
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'number'));
  if (a === undefined || b === undefined) throw new Error('A line holds no number.');
  return areCopiesOfOthers(a, b, documents);
}

describe(areCopiesOfOthers.name, () => {
  it.each([
    ['Lease of a barn', 'Signed at Hull in two originals.', 'Plan', 'Originals of the plan: 3'],
    ['Bail', 'Fait à Lyon, en 2 exemplaires.', 'Devis', 'Exemplaires du plan : 3'],
    ['Mietvertrag', 'Unterzeichnet in 2 Ausfertigungen.', 'Plan', 'Ausfertigungen des Plans: 3'],
    ['Contrato', 'Firmado en 2 ejemplares.', 'Plano', 'Ejemplares del plano: 3'],
    ['Lease of a barn', 'Signed in two originals.', 'Deed of gift', 'Signed in three originals.'],
  ])('%s, %j: says nothing about %s, %j', (title, line, other, second) => {
    expect(areOfOthers([title, line], [other, second])).toBe(true);
    expect(areOfOthers([other, second], [title, line])).toBe(true);
  });

  it.each([
    ['Lease of a barn', 'Signed at Hull in two originals.', 'Letter', 'The lease is made out in three originals.'],
    ['Lease of a barn', 'Signed in two originals.', 'Lease of the barn', 'Signed in three originals.'],
    ['Lease of a barn', 'The barn has two doors.', 'Plan', 'Doors: 3'],
  ])('%s, %j: can be held against %s, %j', (title, line, other, second) => {
    expect(areOfOthers([title, line], [other, second])).toBe(false);
  });
});
