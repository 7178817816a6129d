import { describe, expect, it } from '@jest/globals';
import { aRelease } from '@app/shared/testing/registry';
import { checkReleases, describeVerdicts } from './check-release.ts';
import type { HostEntry } from './live-hosts.ts';

function aHost(changes: Partial<HostEntry> = {}): HostEntry {
  return {
    schemaVersion: 1,
    version: '1.0.0',
    commit: '0a1b2c3d4e',
    builtAt: '2026-11-20T10:00:00.000Z',
    sourceHash: 'hash',
    contracts: [1],
    provides: { react: '19.3.1' },
    replacedAt: null,
    ...changes,
  };
}

const fits = aRelease('auth', '1.0.0');
const tooNew = aRelease('auth', '2.0.0', { shared: { react: '^20.0.0' } });

describe('checkReleases', () => {
  it('judges every release in every host', () => {
    const next = aHost({ version: '2.0.0', provides: { react: '20.1.0' } });
    const verdicts = checkReleases({ old: fits, new: tooNew }, [aHost(), next]);
    expect(verdicts.map(({ release, host, reasons }) => [release, host.version, reasons.length])).toEqual([
      ['old', '1.0.0', 0],
      ['old', '2.0.0', 1],
      ['new', '1.0.0', 1],
      ['new', '2.0.0', 0],
    ]);
  });
});

describe('a release that reads results', () => {
  const reasonsIn = (host: HostEntry, results?: readonly number[]) =>
    checkReleases({ review: { ...fits, results } }, [host]).flatMap(({ reasons }) => reasons);
  const ofServer = aHost({ result: 2 });

  it('is refused where the server answers with another version than it reads', () => {
    expect(reasonsIn(ofServer, [3])).toEqual(['result: the release reads version 3, the server answers with 2']);
    expect(reasonsIn(aHost({ result: 3 }), [1, 2])).toEqual([
      'result: the release reads version 1, 2, the server answers with 3',
    ]);
    expect(reasonsIn(ofServer, [2, 3])).toEqual([]);
  });

  it('is not asked where nobody said', () => {
    expect(reasonsIn(aHost(), [3])).toEqual([]);
    expect(reasonsIn(ofServer)).toEqual([]);
  });

  it('goes by the server of today in pages of a host that was replaced', () => {
    expect(reasonsIn(aHost({ result: 2, replacedAt: '2026-11-18T10:00:00.000Z' }), [3])).toEqual([]);
  });
});

describe('describeVerdicts', () => {
  it('puts the failing line below the cell it belongs to', () => {
    const replaced = aHost({ version: '0.9.0', commit: '0a1b2c3d4e-dirty', replacedAt: '2026-11-18T10:00:00.000Z' });
    expect(
      describeVerdicts(checkReleases({ 'auth 2.0.0': tooNew, 'auth 1.0.0': fits }, [replaced])).split('\n'),
    ).toEqual([
      'REFUSED  auth 2.0.0  in  host 0.9.0 (0a1b2c3+ of 2026-11-20 10:00, replaced 2026-11-18, may still be open)',
      '          shared react: the release asks for ^20.0.0, the host has 19.3.1',
      'fits     auth 1.0.0  in  host 0.9.0 (0a1b2c3+ of 2026-11-20 10:00, replaced 2026-11-18, may still be open)',
    ]);
  });
});
