import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../testing/fact-documents.ts';
import { readCompared } from './read-compared.ts';

const documents = factDocuments(['The gardener waters the roses.'], ['The porter locks the gate.'], ['Nobody is in.']);

describe(readCompared.name, () => {
  it('reads what is held against another document, and nothing else', () => {
    const areRelated = (a: number, b: number): boolean => a !== b && a < 2 && b < 2;
    const read = readCompared({ documents, areRelated }, ({ index, units }) => units.map(() => index));
    expect(read).toEqual([0, 1]);
  });
});
