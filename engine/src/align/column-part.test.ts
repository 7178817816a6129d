import { describe, expect, it } from '@jest/globals';
import { isPartOfColumn } from './column-part.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether the first row of a plan holds a part of what a record tells. */
function isPart(record: string): boolean {
  const plan = ['Week | Fonds | Files moved', 'First | Council | 1,050 m', 'Second | Estates | 1,250 m'];
  const documents = factDocuments(plan, [record]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'quantity'));
  if (a === undefined || b === undefined) throw new Error(`no length in ${record}`);
  return isPartOfColumn(a, b, documents) && isPartOfColumn(b, a, documents);
}

describe(isPartOfColumn.name, () => {
  it('takes what a row holds for a part of what its column adds up to', () => {
    expect(isPart('The files moved came to 2.3 km.')).toBe(true);
    expect(isPart('The files moved came to 1,300 m.')).toBe(false);
  });
});
