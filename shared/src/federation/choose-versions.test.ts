import { describe, expect, it } from '@jest/globals';
import { aRemote } from '../testing/registry-builders.ts';
import { chooseVersions, visitorShare } from './choose-versions.ts';

/** Ids as alike as ids can be: a weak hash would put neighbours together. */
const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);

const canary = (percent: number) =>
  aRemote('auth', ['1.0.0', '1.1.0', '1.2.0'], {
    active: '1.1.0',
    previous: '1.0.0',
    canary: { version: '1.2.0', percent },
  });

const inCanary = (percent: number): string[] =>
  visitors.filter((visitor) => chooseVersions('auth', canary(percent), visitor)[0] === '1.2.0');

describe('chooseVersions', () => {
  it('tries the active version, then the previous one', () => {
    expect(chooseVersions('auth', aRemote('auth', ['1.0.0', '1.1.0']), 'someone')).toEqual(['1.1.0', '1.0.0']);
  });

  it('goes one further back after that, for two broken releases in a row, and no further', () => {
    const remote = aRemote('auth', ['0.8.0', '0.9.0', '1.0.0', '1.1.0'], { earlier: ['0.9.0', '0.8.0'] });
    expect(chooseVersions('auth', remote, 'someone')).toEqual(['1.1.0', '1.0.0', '0.9.0']);
  });

  it('passes over blocked versions', () => {
    const remote = aRemote('auth', ['1.0.0', '1.1.0'], { blocked: ['1.1.0'] });
    expect(chooseVersions('auth', remote, 'someone')).toEqual(['1.0.0']);
  });

  it('passes over versions that are not registered', () => {
    const remote = aRemote('auth', ['1.0.0'], { active: '9.9.9', previous: '1.0.0' });
    expect(chooseVersions('auth', remote, 'someone')).toEqual(['1.0.0']);
  });

  it.each([1, 10, 50, 90])(
    'gives a canary of %d percent to that share of 10,000 visitors, within 1 percent',
    (percent) => {
      const share = (inCanary(percent).length / visitors.length) * 100;
      expect(Math.abs(share - percent)).toBeLessThan(1);
    },
  );

  it('gives a canary of 0 percent to nobody and of 100 percent to everybody', () => {
    expect(inCanary(0)).toEqual([]);
    expect(inCanary(100)).toEqual(visitors);
  });

  it('keeps everybody in a canary whose share grows', () => {
    const later = new Set(inCanary(30));
    expect(inCanary(10).filter((visitor) => !later.has(visitor))).toEqual([]);
  });

  it('begins another canary with other visitors', () => {
    const next = (visitor: string) => visitorShare('auth@1.3.0', visitor) < 10;
    const twice = inCanary(10).filter(next).length / visitors.length;
    expect(Math.abs(twice - 0.01)).toBeLessThan(0.005);
  });

  it('falls back from a canary to what everybody else has', () => {
    expect(chooseVersions('auth', canary(100), 'someone')).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  });

  it('gives no canary to a visitor without an id', () => {
    expect(chooseVersions('auth', canary(100), undefined)).toEqual(['1.1.0', '1.0.0']);
  });
});
