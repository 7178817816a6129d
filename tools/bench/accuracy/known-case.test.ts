import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCases } from './known-case.ts';

const cases = await readCases(resolve(import.meta.dirname, '../../../engine/cases'));

describe('readCases', () => {
  it('reads the cases of the engine, some of them without a discrepancy', () => {
    expect(cases.length).toBeGreaterThanOrEqual(10);
    expect(cases.some(({ known }) => known.discrepancies.length === 0)).toBe(true);
  });

  it.each(cases.map((stored) => [stored.known.group, stored] as const))(
    '%s speaks of documents that are there',
    async (_, { folder, known }) => {
      for (const name of known.documents) await expect(access(join(folder, name))).resolves.toBeUndefined();
      const places = [...known.discrepancies, ...known.agreements].flatMap(({ occurrences }) => occurrences);
      expect(places.filter(({ document }) => !known.documents.includes(document))).toEqual([]);
    },
  );

  it.each(cases.map((stored) => [stored.known.group, stored] as const))(
    '%s gives every discrepancy two sides, or a key side',
    (_, { known }) => {
      const incomplete = known.discrepancies.filter(({ occurrences, one_document_suffices, key_side }) => {
        const sides = new Set(occurrences.map((one) => ('missing' in one ? 'missing' : one.side)));
        return one_document_suffices === true ? !sides.has(key_side ?? 'a') : sides.size < 2;
      });
      expect(incomplete.map(({ id }) => id)).toEqual([]);
    },
  );
});
