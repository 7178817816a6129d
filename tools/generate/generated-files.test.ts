import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findStaleFiles, generateFiles } from './generated-files.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const index = 'engine/src/rules/index.ts';
const currencies = 'engine/src/facts/units/currency-names.json';
let root: string;

const stalePaths = async (): Promise<string[]> => (await findStaleFiles(root)).map(({ path }) => path);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generate-'));
  await symlink(join(project, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'));
  for (const path of ['.env.example', currencies]) await cp(join(project, path), join(root, path));
  await mkdir(join(root, 'engine/src/rules'), { recursive: true });
  for (const rule of ['amount-of-money', 'date', 'testing']) await mkdir(join(root, 'engine/src/rules', rule));
  await writeFile(join(root, 'engine/src/rules/place.ts'), '');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('generateFiles', () => {
  it('writes what is missing or stale, and that only', async () => {
    expect(await generateFiles(root)).toEqual([index]);
    expect(await generateFiles(root)).toEqual([]);
    await writeFile(join(root, '.env.example'), '#PORT=1\n');
    expect(await generateFiles(root)).toEqual(['.env.example']);
    expect(await readFile(join(root, '.env.example'), 'utf8')).toContain('#PORT=3000');
  });

  it('lists every folder of a rule, as the formatter leaves it', async () => {
    await generateFiles(root);
    expect(await readFile(join(root, index), 'utf8')).toBe(
      [
        "import type { Rule } from './rule.ts';",
        "import { rule as amountOfMoney } from './amount-of-money/rule.ts';",
        "import { rule as date } from './date/rule.ts';",
        '',
        '/** Every folder here is a rule. Generated: npm run fix */',
        'export const rules: readonly Rule[] = [amountOfMoney, date];',
        '',
      ].join('\n'),
    );
  });

  it('names the currencies as they stand behind an amount, in the languages that are read', async () => {
    const { names } = JSON.parse(await readFile(join(project, currencies), 'utf8'));
    expect(names.DKK.split('|')).toEqual(
      expect.arrayContaining(['danish kroner', 'dänische kronen', 'couronnes danoises']),
    );
    expect(names.EUR).toBe('');
  });

  it('finds the index stale as soon as a folder comes or goes', async () => {
    await generateFiles(root);
    await mkdir(join(root, 'engine/src/rules/party'));
    expect(await stalePaths()).toEqual([index]);
    await rm(join(root, 'engine/src/rules/party'), { recursive: true });
    expect(await stalePaths()).toEqual([]);
  });
});
