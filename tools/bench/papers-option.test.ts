import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BenchInputError, namedPapers, requirePapers } from './papers-option.ts';

const invoices = { bench: 'invoices', proof: 'truth.json', content: 'invoices and what they say' };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'papers-'));
  await writeFile(join(folder, 'truth.json'), '{}');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe(namedPapers, () => {
  it('is the folder after --papers, or nothing', () => {
    expect(namedPapers(['--papers', folder])).toBe(folder);
    expect(namedPapers([])).toBeUndefined();
  });

  it('refuses a folder without the option', () => {
    expect(() => namedPapers([folder])).toThrow('positional');
  });
});

describe(requirePapers, () => {
  it('takes a folder that holds what it must', () => {
    expect(requirePapers(folder, invoices)).toBe(folder);
  });

  it('says in one sentence that no folder was named', () => {
    const sentence =
      'npm run bench -- invoices --papers <folder> needs a folder of invoices and what they say: none was named.';
    expect(() => requirePapers(undefined, invoices)).toThrow(new BenchInputError(sentence));
  });

  it('names what the folder does not have', () => {
    const empty = join(folder, 'empty');
    expect(() => requirePapers(empty, invoices)).toThrow(`${join(empty, 'truth.json')} does not exist.`);
  });
});
