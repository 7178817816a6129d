import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readBatches } from './batches.ts';
import { pageWithTable } from './case-table.ts';
import { families, readCases, readKnownCases, type KnownCase } from './known-case.ts';
import { aKnownCase } from './testing/case-builders.ts';

const cases = await readKnownCases();

/** Set phrases of contracts, such as the one on the governing law, make fewer runs of seven words than this. */
const mostShared = 20;

const runsOf = ({ discrepancies, agreements }: KnownCase): Set<string> =>
  new Set(
    [...discrepancies, ...agreements].flatMap(({ occurrences }) =>
      occurrences.flatMap((one) => {
        const words = 'missing' in one ? [] : (one.context.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
        return words.slice(6).map((_, at) => words.slice(at, at + 7).join(' '));
      }),
    ),
  );

const pairsOf = (names: readonly string[]): [string, string][] =>
  names.flatMap((a, at) => names.slice(at + 1).map((b): [string, string] => [a, b]));

describe('readKnownCases', () => {
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

  it('has sets of every family, and knows the engine that was there before each batch', async () => {
    expect(new Set(cases.map(({ known }) => known.family))).toEqual(new Set(families));
    const batches = new Set((await readBatches()).map(({ batch }) => batch));
    expect(cases.filter(({ known }) => !batches.has(known.batch))).toEqual([]);
  });

  it('keeps sets that share their sentences in one family', () => {
    const holders = new Map<string, Set<string>>();
    for (const { known } of cases)
      for (const run of runsOf(known)) holders.set(run, (holders.get(run) ?? new Set()).add(known.group));
    const familyOf = new Map(cases.map(({ known }) => [known.group, known.family]));
    const shared = new Map<string, number>();
    for (const sets of holders.values())
      for (const pair of pairsOf([...sets].toSorted()))
        if (familyOf.get(pair[0]) !== familyOf.get(pair[1]))
          shared.set(pair.join(' '), (shared.get(pair.join(' ')) ?? 0) + 1);
    expect([...shared].filter(([, count]) => count > mostShared)).toEqual([]);
  });

  it('has them all in the table of their page, as `npm run bench -- cases` writes it', async () => {
    const { text, kept } = await pageWithTable(cases);
    expect(kept).toBe(text);
  });
});

describe('readCases', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cases-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = async (known: object): Promise<void> => {
    await mkdir(join(folder, 'flat'), { recursive: true });
    await writeFile(join(folder, 'flat', 'truth.json'), JSON.stringify(known));
  };

  it('takes sets from elsewhere that are of no family', async () => {
    await write({ ...aKnownCase(), family: undefined, batch: undefined, papers: undefined });
    expect((await readCases(folder))[0]?.known).toMatchObject({ group: 'flat', family: 'other', batch: 0 });
  });

  it.each([
    ['no family', { family: undefined }],
    ['a family that is none', { family: 'leases' }],
    ['no batch', { batch: undefined }],
    ['no line on its papers', { papers: '' }],
  ])('refuses a known set with %s, and says which', async (_, change) => {
    await write({ ...aKnownCase(), ...change });
    await expect(readKnownCases(folder)).rejects.toThrow(join('flat', 'truth.json'));
  });
});
