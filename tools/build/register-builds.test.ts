import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { localSite } from '../release/local-site.ts';
import { activate, addRelease, noteBuild, rollBack, setCanary, type Edit } from '../release/registry-edits.ts';
import { editRegistry, readRegistry } from '../release/registry-file.ts';
import { toRegistryRelease, type ReleaseRecord } from '../release/release-record.ts';
import type { SiteStore } from '../release/site-store.ts';
import { registerBuilds } from './register-builds.ts';

let dir: string;
let site: SiteStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'register-'));
  site = localSite(dir);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function aBuild(version: string, name = 'auth'): ReleaseRecord {
  const identity = { schemaVersion: 1 as const, name, version, commit: '0a1b2c3', builtAt: '', sourceHash: version };
  return { ...identity, contract: 1, integrity: {}, shared: {}, preload: {} };
}

const build = (version: string) => registerBuilds(site, [aBuild(version)]);
const edit = (...edits: readonly Edit[]) =>
  editRegistry(site, 'by hand', (registry) => edits.reduce((edited, next) => next(edited), registry));
const list = (version: string): Edit => addRelease('auth', version, toRegistryRelease(aBuild(version), '/'));
const auth = async () => (await readRegistry(site)).remotes['auth'];

describe('registerBuilds', () => {
  it('makes every new build live and keeps the one before to fall back to', async () => {
    await build('1.0.0');
    await build('1.1.0');
    expect(await auth()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  });

  it('makes an earlier build live again when the sources went back to it', async () => {
    await build('1.0.0');
    await build('1.1.0');
    expect(await build('1.0.0')).toEqual([]);
    expect(await auth()).toMatchObject({ active: '1.0.0', previous: '1.1.0' });
  });

  it('edits nothing when the sources are as they were', async () => {
    await registerBuilds(site, [aBuild('1.0.0'), aBuild('1.0.0', 'dashboard')]);
    await registerBuilds(site, [aBuild('1.0.0'), aBuild('1.0.0', 'dashboard')]);
    expect((await readRegistry(site)).revision).toBe(1);
  });

  it('leaves alone what was promoted since the sources were built', async () => {
    await build('1.0.0');
    await build('1.1.0');
    await edit(activate('auth', '1.0.0'));
    await build('1.1.0');
    expect(await auth()).toMatchObject({ active: '1.0.0' });
  });

  it('leaves a version that was taken back where it is, and says so', async () => {
    await build('1.0.0');
    await edit(list('1.1.0'), activate('auth', '1.1.0'), rollBack('auth'));
    for (const _start of ['first', 'second']) {
      expect(await build('1.1.0')).toEqual([expect.stringContaining('promote -- remote-auth 1.1.0')]);
    }
    expect(await auth()).toMatchObject({ active: '1.0.0', blocked: ['1.1.0'] });
    expect((await readRegistry(site)).revision).toBe(3);
  });

  it('does not give a canary to everybody, and ends none of other sources', async () => {
    await build('1.0.0');
    await edit(list('1.1.0'), setCanary('auth', '1.1.0', 10));
    await build('1.1.0');
    await build('1.0.0');
    expect(await auth()).toMatchObject({ active: '1.0.0', canary: { version: '1.1.0', percent: 10 } });
  });

  it('leaves a release of these sources alone that was released and promoted away', async () => {
    await build('1.0.0');
    await edit(list('1.1.0'), activate('auth', '1.1.0'), noteBuild('auth', '1.1.0'), activate('auth', '1.0.0'));
    await build('1.1.0');
    expect(await auth()).toMatchObject({ active: '1.0.0' });
  });
});
