import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aRelease } from '@app/shared/testing/registry';
import { checkCandidate } from './check-candidate.ts';
import { recordHost } from './live-hosts.ts';
import { localSite } from './local-site.ts';
import { activate, addRelease } from './registry-edits.ts';
import { editRegistry } from './registry-file.ts';
import type { ReleaseRecord } from './release-record.ts';
import type { SiteStore } from './site-store.ts';

let folder: string;
let site: SiteStore;

/** A build of the review that reads results of these versions. */
function aRecord(version: string, results: number[]): ReleaseRecord {
  const { contract, shared, integrity } = aRelease('review', version);
  const identity = {
    name: 'review',
    version,
    commit: 'c0ffee',
    builtAt: '2026-11-20T10:00:00.000Z',
    sourceHash: version,
  };
  return { schemaVersion: 1, ...identity, contract, shared, integrity, results, preload: {} };
}

const linesOf = async (candidate: ReleaseRecord) => {
  const { verdicts, fits } = await checkCandidate({ site, name: 'review', candidate });
  return [fits, verdicts.map(({ release, reasons }) => `${release}: ${reasons.join()}`)];
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candidate-'));
  site = localSite(folder);
  const host = { version: '1.0.0', commit: 'c0ffee', builtAt: '2026-11-20T10:00:00.000Z', sourceHash: 'host' };
  const provides = { react: '19.3.1', 'react-dom': '19.3.1', '@app/shared/router': '1.0.0' };
  await recordHost(site, { schemaVersion: 1, ...host, contracts: [1], provides, result: 2 }, new Date());
  const released = aRecord('1.0.0', [1]);
  await site.write('remotes/review/1.0.0/release.json', new TextEncoder().encode(JSON.stringify(released)));
  await editRegistry(site, 'release', (registry) =>
    activate('review', '1.0.0')(addRelease('review', '1.0.0', aRelease('review', '1.0.0'))(registry)),
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('checkCandidate', () => {
  it('refuses a build that reads another result than the server answers with', async () => {
    const [fits, lines] = await linesOf(aRecord('1.1.0', [3]));
    expect(fits).toBe(false);
    expect(lines).toContain('review 1.1.0 (candidate): result: the release reads version 3, the server answers with 2');
  });

  it('takes one that reads it among others, and tells what is released and does not', async () => {
    expect(await linesOf(aRecord('1.1.0', [2, 3]))).toEqual([
      true,
      [
        'review 1.1.0 (candidate): ',
        'review 1.0.0 (released): result: the release reads version 1, the server answers with 2',
      ],
    ]);
  });
});
