import { describe, expect, it } from '@jest/globals';
import { checkCompatibility, type HostOffer, type ReleaseDemand } from './check-compatibility.ts';

const host: HostOffer = {
  contracts: [1],
  provides: { react: '19.3.1', 'react/jsx-runtime': '19.3.1', 'react-dom': '19.3.1', '@app/shared/router': '1.4.0' },
};

function aRelease(changes: Partial<ReleaseDemand> = {}): ReleaseDemand {
  const integrity = { 'mf-manifest.json': `sha384-${'A'.repeat(64)}`, 'remoteEntry.js': `sha384-${'B'.repeat(64)}` };
  return { contract: 1, shared: { react: '^19.0.0', '@app/shared/router': '^1.2.0' }, integrity, ...changes };
}

describe('checkCompatibility', () => {
  it('finds nothing wrong with a release that fits', () => {
    expect(checkCompatibility(host, aRelease())).toEqual([]);
  });

  it.each([2, 0])('refuses contract %d in a host that speaks 1', (contract) => {
    expect(checkCompatibility(host, aRelease({ contract }))).toEqual([
      `contract: the release is built for ${contract}, the host speaks 1`,
    ]);
  });

  it('takes every contract that the host speaks', () => {
    expect(checkCompatibility({ ...host, contracts: [1, 2] }, aRelease({ contract: 2 }))).toEqual([]);
  });

  it('refuses a range that the host does not meet', () => {
    expect(checkCompatibility(host, aRelease({ shared: { react: '^20.0.0' } }))).toEqual([
      'shared react: the release asks for ^20.0.0, the host has 19.3.1',
    ]);
  });

  it('refuses a module that the host does not share', () => {
    expect(checkCompatibility(host, aRelease({ shared: { zustand: '^5.0.0' } }))).toEqual([
      'shared zustand: the release asks for ^5.0.0, the host does not share it',
    ]);
  });

  it('judges a subpath of a shared module by the module', () => {
    expect(checkCompatibility(host, aRelease({ shared: { 'react/compiler-runtime': '^19.0.0' } }))).toEqual([]);
    expect(checkCompatibility(host, aRelease({ shared: { 'react-dom/client': '^18.0.0' } }))).toEqual([
      'shared react-dom/client: the release asks for ^18.0.0, the host has 19.3.1',
    ]);
  });

  it.each(['', 'md5-abc', 'sha384-', 'sha384-not base64'])('refuses an entry whose hash is "%s"', (hash) => {
    const integrity = { ...aRelease().integrity, 'remoteEntry.js': hash };
    expect(checkCompatibility(host, aRelease({ integrity }))).toEqual([
      'integrity remoteEntry.js: the release names no valid hash',
    ]);
  });

  it('names every reason, not only the first', () => {
    expect(
      checkCompatibility(host, aRelease({ contract: 2, shared: { react: '^18.0.0' }, integrity: {} })),
    ).toHaveLength(4);
  });
});
