import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { billOfMaterials } from './bill-of-materials.ts';
import { findParts, type Part } from './find-parts.ts';
import { licenceTexts } from './licence-texts.ts';
import { refusedLicences } from './refused-licences.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'parts-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A package, laid out as pnpm does it: what it needs are links to neighbours. */
async function aPackage(folder: string, described: object, texts: Readonly<Record<string, string>> = {}) {
  const files = { 'package.json': JSON.stringify(described), ...texts };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, name), content);
  }
}

async function link(from: string, to: string) {
  await mkdir(dirname(join(root, from)), { recursive: true });
  await symlink(join(root, to), join(root, from));
}

const store = (name: string) => `node_modules/.pnpm/${name}@1.0.0/node_modules/${name}`;

async function aProject() {
  await aPackage('host', { name: 'host', dependencies: { shared: '1' }, devDependencies: { tester: '1' } });
  await aPackage('shared', { name: 'shared', dependencies: { outer: '1' }, optionalDependencies: { windows: '1' } });
  await aPackage(store('outer'), { name: 'outer', version: '1.0.0', license: 'MIT', dependencies: { inner: '2' } });
  await aPackage(store('inner'), { name: 'inner', version: '2.0.0', license: 'ISC' }, { LICENSE: 'Inner text' });
  await aPackage(store('tester'), { name: 'tester', version: '1.0.0', license: 'GPL-3.0-only' });
  await link('host/node_modules/shared', 'shared');
  await link('host/node_modules/tester', store('tester'));
  await link('shared/node_modules/outer', store('outer'));
  await link('node_modules/.pnpm/outer@1.0.0/node_modules/inner', store('inner'));
}

const part = (name: string, licence: string): Part => ({ name, version: '1.0.0', licence, texts: {} });

describe('findParts', () => {
  it('finds what is needed in use, by way of packages of the project too, and nothing that only developers need', async () => {
    await aProject();
    expect(await findParts(root, ['host'])).toEqual([
      { name: 'inner', version: '2.0.0', licence: 'ISC', texts: { LICENSE: 'Inner text' } },
      { name: 'outer', version: '1.0.0', licence: 'MIT', texts: {} },
    ]);
  });
});

describe('licenceTexts', () => {
  it('gives each part with its texts', async () => {
    await aProject();
    expect(licenceTexts(await findParts(root, ['host']))).toMatch(
      /^inner 2\.0\.0: ISC\n[^]*Inner text\n[^]*outer 1\.0\.0: MIT\n/,
    );
  });
});

describe('billOfMaterials', () => {
  it('is CycloneDX with an address and a licence for each part', () => {
    const parts = [part('@scope/a', 'MIT'), part('b', '(MIT AND Zlib)'), part('c', 'SEE LICENSE'), part('d', '')];
    expect(JSON.parse(billOfMaterials({ name: 'product', version: '1.2.0' }, parts))).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'product', version: '1.2.0' } },
      components: [
        { purl: 'pkg:npm/%40scope/a@1.0.0', licenses: [{ license: { id: 'MIT' } }] },
        { purl: 'pkg:npm/b@1.0.0', licenses: [{ expression: '(MIT AND Zlib)' }] },
        { licenses: [{ license: { name: 'SEE LICENSE' } }] },
        { name: 'd' },
      ],
    });
  });
});

describe('refusedLicences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND OFL-1.1', '(MIT AND Zlib)'])('lets %s pass', (licence) => {
    expect(refusedLicences([part('a', licence)])).toEqual([]);
  });

  it.each([
    ['AGPL-3.0-only', 'a 1.0.0: AGPL-3.0-only'],
    ['MIT AND GPL-3.0-only', 'a 1.0.0: MIT AND GPL-3.0-only'],
    ['', 'a 1.0.0: no licence is named'],
  ])('refuses "%s"', (licence, told) => {
    expect(refusedLicences([part('a', licence)])).toEqual([told]);
  });
});
