import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/aligned.ts';
import { isOfOtherVersion } from './version-of.ts';

function isOther(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.unit === 'revision'));
  if (a === undefined || b === undefined) throw new Error('A sentence holds no version.');
  return isOfOtherVersion(a, b, documents);
}

describe(isOfOtherVersion.name, () => {
  it('keeps the versions of two papers apart', () => {
    expect(isOther('Information sheet version 2.1 of May.', 'Protocol version 3.0 of May.')).toBe(true);
  });

  it('holds the versions of one paper against each other', () => {
    expect(isOther('Protocol version 2.1 of May.', 'The trial follows protocol version 3.0.')).toBe(false);
    expect(isOther('Version 2.1 of May.', 'The trial follows protocol version 3.0.')).toBe(false);
  });
});
