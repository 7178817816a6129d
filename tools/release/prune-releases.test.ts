import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RegisteredRemote } from '@app/shared/federation/server';
import { aRegistry, aRelease, aRemote } from '@app/shared/testing/registry';
import { localSite } from './local-site.ts';
import { promoteRelease } from './promote-release.ts';
import { pruneReleases } from './prune-releases.ts';
import { readRegistry, registryPath } from './registry-file.ts';
import { historyPath } from './registry-history.ts';
import type { ReleaseRecord } from './release-record.ts';
import type { SiteStore } from './site-store.ts';

let dir: string;
let site: SiteStore;
let revision: number;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'prune-'));
  site = localSite(dir);
  revision = 0;
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const day = (n: number): Date => new Date(Date.UTC(2026, 10, n));
const toBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const folders = async () => (await readdir(join(dir, 'remotes/auth'))).toSorted();
const listed = async () => Object.keys((await readRegistry(site)).remotes['auth']?.releases ?? {}).toSorted();

/** Puts the files of a release in place, built on the day that its minor version says: 1.3.0 on the third. */
async function aFolder(version: string): Promise<void> {
  const builtAt = day(Number(version.split('.')[1])).toISOString();
  const identity = { schemaVersion: 1 as const, name: 'auth', version, commit: 'c0ffee', builtAt, sourceHash: version };
  const record: ReleaseRecord = { ...identity, contract: 1, integrity: {}, shared: {}, preload: {} };
  await site.write(`remotes/auth/${version}/remoteEntry.js`, toBytes('entry'));
  await site.write(`remotes/auth/${version}/release.json`, toBytes(record));
}

/** The registry as somebody left it on a day, with these versions listed. */
async function aState(at: Date, versions: readonly string[], changes: Partial<RegisteredRemote>): Promise<void> {
  revision += 1;
  const releases = Object.fromEntries(
    versions.map((version) => [
      version,
      aRelease('auth', version, { commit: 'c0ffee', builtAt: day(Number(version.split('.')[1])).toISOString() }),
    ]),
  );
  const registry = aRegistry({ auth: aRemote('auth', versions, { ...changes, releases }) }, revision);
  await site.write(registryPath, toBytes(registry));
  await site.write(historyPath(revision), toBytes({ what: 'edit', by: 'test', at: at.toISOString(), registry }));
}

const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'];

/** One release a day, each live until the next one; the fifth and last on the fifth. */
async function fiveReleases(): Promise<void> {
  await Promise.all(versions.map(aFolder));
  for (const index of versions.keys()) {
    const changes = { active: versions[index] ?? '', previous: versions[index - 1] ?? null };
    await aState(day(index + 1), versions.slice(0, index + 1), changes);
  }
}

describe('pruneReleases', () => {
  it('keeps what is live, what it falls back to and the canary, however old', async () => {
    await Promise.all(versions.map(aFolder));
    await aState(day(6), versions, {
      active: '1.3.0',
      previous: '1.2.0',
      canary: { version: '1.1.0', percent: 1 },
    });
    expect(await pruneReleases({ site, now: day(28), keepLast: 0 })).toEqual(['auth 1.4.0', 'auth 1.5.0']);
    expect(await folders()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
    expect(await listed()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  });

  it('keeps what a page could load that may still be open: for seven days after it was last within reach', async () => {
    await fiveReleases();
    // On the eleventh the third has been in force until the fourth, exactly seven days ago: it could load 1.3.0 and 1.2.0.
    await pruneReleases({ site, now: day(11), keepLast: 0 });
    expect(await folders()).toEqual(['1.2.0', '1.3.0', '1.4.0', '1.5.0']);
    await pruneReleases({ site, now: day(13), keepLast: 0 });
    expect(await folders()).toEqual(['1.4.0', '1.5.0']);
  });

  it('keeps it longer when told so', async () => {
    await fiveReleases();
    expect(await pruneReleases({ site, now: day(13), keepLast: 0, keepMs: 20 * 24 * 60 * 60 * 1000 })).toEqual([]);
  });

  it('keeps the newest, to go back to without building', async () => {
    await fiveReleases();
    await pruneReleases({ site, now: day(28), keepLast: 3 });
    expect(await folders()).toEqual(['1.3.0', '1.4.0', '1.5.0']);
  });

  it('edits nothing when nothing is too old', async () => {
    await fiveReleases();
    expect(await pruneReleases({ site, now: day(28) })).toEqual([]);
    expect((await readRegistry(site)).revision).toBe(revision);
  });

  it('takes a release off the list before its files go', async () => {
    await fiveReleases();
    const stopped: SiteStore = { ...site, remove: () => Promise.reject(new Error('stopped')) };
    await expect(pruneReleases({ site: stopped, now: day(28), keepLast: 3 })).rejects.toThrow('stopped');
    expect([await listed(), await folders()]).toEqual([['1.3.0', '1.4.0', '1.5.0'], versions]);
    expect(await pruneReleases({ site, now: day(28), keepLast: 3 })).toEqual(['auth 1.1.0', 'auth 1.2.0']);
    expect(await folders()).toEqual(['1.3.0', '1.4.0', '1.5.0']);
  });

  it('leaves alone what is being put in place: a young folder, and one without its record', async () => {
    await fiveReleases();
    await aFolder('1.27.0');
    await site.write('remotes/auth/1.6.0/remoteEntry.js', toBytes('entry'));
    await pruneReleases({ site, now: day(28), keepLast: 5 });
    expect(await folders()).toEqual([...versions, '1.27.0', '1.6.0'].toSorted());
  });

  it('lets nobody promote what is gone, and says how to get it back', async () => {
    await fiveReleases();
    await pruneReleases({ site, now: day(28), keepLast: 3 });
    await expect(promoteRelease(site, 'auth', '1.1.0')).rejects.toThrow(
      'auth 1.1.0 was old and its files were removed. It was built from commit c0ffee',
    );
    await expect(promoteRelease(site, 'auth', '9.0.0')).rejects.toThrow('Known versions: 1.3.0, 1.4.0, 1.5.0.');
    await expect(promoteRelease(site, 'auth', '1.3.0')).resolves.toBeUndefined();
  });
});
