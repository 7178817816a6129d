import { describe, expect, it } from '@jest/globals';
import { isNamedByOther } from './named-in-row.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether a sentence gives to the name of a row another amount of the row than its last one. */
function isNamed(row: string, sentence: string): boolean {
  const documents = factDocuments(['Balance sheet | Now £ | Before £', row], [sentence]);
  const [cell, told] = documents.map(({ facts }) => facts.at(-1));
  if (cell === undefined || told === undefined) throw new Error('A paper holds no value.');
  return isNamedByOther(cell, told, documents);
}

const row = 'Plant and machinery | 82,400 | 85,500';

describe(isNamedByOther.name, () => {
  it('holds the other amount of a row against nothing that a sentence tells besides', () => {
    expect(isNamed(row, 'Less plant and machinery of £82,400 there remain £31,250.')).toBe(true);
  });

  it.each([
    ['that knows no amount of the row', row, 'Less plant and machinery of £82,900 there remain £31,250.'],
    ['with an amount nearly as large', row, 'Plant and machinery came to £82,400 after £84,900.'],
    ['that differs by a slip', row, 'Plant and machinery came to £82,400 after £8,550.'],
    ['that shares a small amount', 'Plant and machinery | 824 | 855', 'Less machinery of £824 there remain £310.'],
  ])('leaves a sentence %s', (_, line, sentence) => {
    expect(isNamed(line, sentence)).toBe(false);
  });
});
