import { describe, expect, it, jest } from '@jest/globals';
import { aRegistry, aRemote } from '@app/shared/testing';
import { applyOverrides, isAllowedOverride, overrideVersion, readOverrides, writeOverrides } from './overrides.ts';

const registry = {
  ...aRegistry({ auth: aRemote('auth', ['1.0.0']), dashboard: aRemote('dashboard', ['1.0.0']) }),
  overrideOrigins: ['http://localhost:3411'],
};
const url = 'http://localhost:3411/mf-manifest.json';

describe('isAllowedOverride', () => {
  it('takes URLs of the origins that the registry names', () => {
    expect(isAllowedOverride(registry, url)).toBe(true);
  });

  it.each([
    'http://localhost:3412/mf-manifest.json',
    'https://localhost:3411/mf-manifest.json',
    'http://localhost:3411.evil.example/mf-manifest.json',
    '/mf-manifest.json',
    'javascript:alert(1)',
    '',
  ])('refuses %s', (other) => {
    expect(isAllowedOverride(registry, other)).toBe(false);
  });

  it('refuses everything while the registry names no origin', () => {
    expect(isAllowedOverride(aRegistry({}), url)).toBe(false);
  });
});

describe('applyOverrides', () => {
  it('puts the developer’s build in place of the releases of that remote only', () => {
    const { remotes } = applyOverrides(registry, { auth: url });
    expect(remotes['auth']).toMatchObject({ active: overrideVersion, previous: null });
    expect(remotes['auth']?.releases[overrideVersion]?.entry).toBe(url);
    expect(remotes['dashboard']).toBe(registry.remotes['dashboard']);
  });

  it('changes nothing for an origin that is not allowed', () => {
    expect(applyOverrides(registry, { auth: 'https://evil.example/mf-manifest.json' })).toEqual(registry);
  });
});

describe('readOverrides', () => {
  it('reads what writeOverrides wrote', () => {
    const values = new Map<string, string>();
    writeOverrides({ setItem: (key, value) => void values.set(key, value) }, { auth: url });
    expect(readOverrides({ getItem: (key) => values.get(key) ?? null })).toEqual({ auth: url });
  });

  it('ignores what it cannot read', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(readOverrides({ getItem: () => '[1' })).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
