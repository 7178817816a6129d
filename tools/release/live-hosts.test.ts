import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HostRecord } from '../build/host-record.ts';
import { adoptHosts, readLiveHosts, recordHost } from './live-hosts.ts';
import { localSite } from './local-site.ts';
import type { SiteStore } from './site-store.ts';

let dir: string;
let site: SiteStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hosts-'));
  site = localSite(dir);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function aHost(sourceHash: string): HostRecord {
  const builtAt = '2026-11-20T10:00:00.000Z';
  const provides = { react: '19.3.1' };
  return { schemaVersion: 1, version: '1.0.0', commit: '0a1b2c3', builtAt, sourceHash, contracts: [1], provides };
}

const day = (n: number): Date => new Date(Date.UTC(2026, 10, n));
const hashes = async (now: Date): Promise<readonly string[]> =>
  (await readLiveHosts(site, now)).map(({ sourceHash }) => sourceHash);

describe('readLiveHosts', () => {
  it('knows none before the first build', async () => {
    expect(await hashes(day(1))).toEqual([]);
  });

  it('keeps a replaced host for the seven days that a page of it may stay open', async () => {
    await recordHost(site, aHost('old'), day(1));
    await recordHost(site, aHost('new'), day(10));
    expect(await hashes(day(16))).toEqual(['new', 'old']);
    expect(await hashes(day(17))).toEqual(['new']);
  });

  it('keeps the live host however old it is', async () => {
    await recordHost(site, aHost('old'), day(1));
    expect(await hashes(new Date(Date.UTC(2028, 0, 1)))).toEqual(['old']);
  });
});

describe('adoptHosts', () => {
  let other: SiteStore;

  beforeEach(async () => {
    other = localSite(join(dir, 'other'));
    await recordHost(other, aHost('old'), day(1));
    await recordHost(other, aHost('new'), day(2));
  });

  it('brings the hosts of another site, as they stand, to one that knows none', async () => {
    expect(await adoptHosts(site, other, day(3))).toHaveLength(2);
    expect(await readLiveHosts(site, day(3))).toEqual(await readLiveHosts(other, day(3)));
  });

  it('leaves a site alone that knows a host: what is built at a desk is not live there', async () => {
    await recordHost(site, aHost('live'), day(1));
    expect(await adoptHosts(site, other, day(3))).toEqual([]);
    expect(await hashes(day(3))).toEqual(['live']);
  });

  it('writes nothing when the other one knows none either', async () => {
    expect(await adoptHosts(site, localSite(join(dir, 'empty')), day(3))).toEqual([]);
    expect(await site.read('hosts.json')).toBeNull();
  });
});

describe('recordHost', () => {
  it('lists a host that comes back once', async () => {
    await recordHost(site, aHost('a'), day(1));
    await recordHost(site, aHost('b'), day(2));
    await recordHost(site, aHost('a'), day(3));
    expect(await hashes(day(3))).toEqual(['a', 'b']);
  });
});
