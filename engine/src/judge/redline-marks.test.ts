import { describe, expect, it } from '@jest/globals';
import { papersOf } from '../pipeline/read-papers.ts';
import { aDocument } from '../testing/a-document.ts';
import { compareFamilies } from '../versions/index.ts';
import { redlineMarks } from './redline-marks.ts';

const clauses = [
  '1. The carrier shall bring the goods to the mill by rail, at its own cost and risk.',
  '2. The mill pays a fee of $38,200 within 30 days of each invoice.',
  '3. Exhibits are part of this contract, as is the list of all stations.',
  '4. Either party may end this contract by notice in writing, unless goods are on their way.',
  '5. The law of Ontario governs this contract and all that follows from it.',
];

function marksOf(a: readonly string[], b: readonly string[]) {
  const [first, second] = papersOf([aDocument('a.pdf', a), aDocument('b.pdf', b)]);
  if (first === undefined || second === undefined) throw new Error('two papers');
  const [family] = compareFamilies([first, second], () => false);
  const [comparison] = family?.comparisons.values() ?? [];
  if (comparison === undefined) throw new Error('two versions');
  const papers = family?.family.reference === 0 ? { a: first, b: second } : { a: second, b: first };
  return redlineMarks(comparison, papers, family?.family.reference === 0 ? 'a' : 'b');
}

const changed = (from: string, to: string): string[] => clauses.map((clause) => clause.replace(from, to));

describe('redlineMarks', () => {
  it('has the deleted words in front of those that replace them', () => {
    const [deleted, inserted] = marksOf(clauses, changed('$38,200', '$47,100'));
    expect(deleted).toMatchObject({ kind: 'deleted', note: '$38,200', page: 1 });
    expect(inserted).toMatchObject({ kind: 'inserted', page: 1 });
    expect(deleted?.boxes[0]?.[0]).toBe(inserted?.boxes[0]?.[0]);
  });

  it('has the place of deleted words behind the word before them', () => {
    const fee = marksOf(changed('$38,200', '$47,100'), clauses).find(({ kind }) => kind === 'inserted');
    const [deleted, ...others] = marksOf(clauses, changed('within 30 days ', ''));
    expect(others).toEqual([]);
    expect(deleted?.note).toBe('within 30 days');
    expect(deleted?.boxes[0]?.[0]).toBe(fee?.boxes[0]?.[2]);
  });

  it('has no marks where nothing but print differs', () => {
    expect(marksOf(clauses, clauses)).toEqual([]);
  });
});
