import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { boundaryRules } from './boundary-rules.ts';
import { canaries, type Canary } from './canaries.ts';
import { cruiseImports } from './cruise-imports.ts';

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
    expect(Object.keys(canaries).toSorted()).toEqual(boundaryRules.map((rule) => rule.name ?? '').toSorted());
  });

  it.each(Object.entries(canaries))('%s speaks when it is broken', async (rule, canary) => {
    const report = await cruiseCanary(canary);
    expect(report.modules).toBeGreaterThan(0);
    expect(report.violations.map((violation) => violation.rule)).toContain(rule);
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
