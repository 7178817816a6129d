import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { boundaryRules } from './boundary-rules.ts';
import { canaries, type Canary } from './canaries.ts';
import { cruiseImports } from './cruise-imports.ts';
import { engineLayers } from './engine-layers.ts';
import { downwardImports, layerCanary, upwardImports, type LayerImport } from './layer-canary.ts';

const engineSource = join(import.meta.dirname, '../../engine/src');

/** Rules are kept from pages by a rule of their own. */
const withoutRestrictions = engineLayers.filter(({ name }) => name !== 'rules');

async function cruiseCanary(canary: Canary) {
  const base = await mkdtemp(join(tmpdir(), 'canary-'));
  try {
    for (const [path, content] of Object.entries(canary)) {
      await mkdir(dirname(join(base, path)), { recursive: true });
      await writeFile(join(base, path), content);
    }
    const folders = new Set(Object.keys(canary).map((path) => path.split('/')[0] ?? ''));
    folders.delete('node_modules');
    return await cruiseImports(base, [...folders]);
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

describe('boundaryRules', () => {
  it('has a canary for every rule and no other', () => {
    const names = [...Object.keys(canaries), ...upwardImports(engineLayers).map(({ rule }) => rule)];
    expect(names.toSorted()).toEqual(boundaryRules.map((rule) => rule.name ?? '').toSorted());
  });

  it('gives every folder of the engine a layer', async () => {
    const entries = await readdir(engineSource, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing');
    const layers = new Set(engineLayers.map(({ name }) => name));
    expect(folders.map(({ name }) => name).filter((name) => !layers.has(name))).toEqual([]);
  });

  it.each(Object.entries(canaries))('%s speaks when it is broken', async (rule, canary) => {
    const report = await cruiseCanary(canary);
    expect(report.modules).toBeGreaterThan(0);
    expect(report.violations.map((violation) => violation.rule)).toContain(rule);
  });

  it('speaks of every import of the engine that goes up a layer, each by its own rule', async () => {
    const imports = upwardImports(engineLayers);
    const report = await cruiseCanary(layerCanary(imports));
    const order = ({ from, to }: LayerImport): string => `${from} ${to}`;
    const sorted = (list: readonly LayerImport[]) => list.toSorted((a, b) => order(a).localeCompare(order(b)));
    expect(sorted(report.violations)).toEqual(sorted(imports));
  });

  it('is silent about every import of the engine that goes down', async () => {
    const report = await cruiseCanary(layerCanary(downwardImports(withoutRestrictions)));
    expect(report.violations).toEqual([]);
    expect(report.modules).toBeGreaterThan(100);
  });

  it('is silent about a remote that imports its own feature through the index', async () => {
    const report = await cruiseCanary({
      'remote-auth/src/app/routes.ts':
        "import { value } from '../features/login/index.ts';\nexport const other = value;\n",
      'remote-auth/src/features/login/index.ts': 'export const value = 1;\n',
    });
    expect(report).toEqual({ modules: 2, violations: [] });
  });
});
