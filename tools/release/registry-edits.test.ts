import { describe, expect, it } from '@jest/globals';
import { aRegistry, aRelease, aRemote } from '@app/shared/testing/registry';
import { activate, addRelease, allowOverrides, dropReleases, rollBack, setCanary } from './registry-edits.ts';

const twoReleases = aRegistry({
  auth: aRemote('auth', ['1.0.0', '1.1.0']),
  dashboard: aRemote('dashboard', ['1.0.0']),
});
const threeReleases = addRelease('auth', '1.2.0', aRelease('auth', '1.2.0'))(twoReleases);

describe('addRelease', () => {
  it('lists a release and leaves what is live alone', () => {
    const { active, previous, releases } = threeReleases.remotes['auth'] ?? aRemote('auth', []);
    expect([active, previous, Object.keys(releases)]).toEqual(['1.1.0', '1.0.0', ['1.0.0', '1.1.0', '1.2.0']]);
  });

  it('makes the first release of a remote live: there is no other', () => {
    const registry = addRelease('auth', '1.0.0', aRelease('auth', '1.0.0'))(aRegistry({}));
    expect(registry.remotes['auth']).toMatchObject({ active: '1.0.0', previous: null, blocked: [] });
  });
});

describe('activate', () => {
  it('makes a version live and keeps the one before to fall back to', () => {
    expect(activate('auth', '1.2.0')(threeReleases).remotes['auth']).toMatchObject({
      active: '1.2.0',
      previous: '1.1.0',
    });
  });

  it('ends the canary and lifts a block', () => {
    const canary = setCanary('auth', '1.2.0', 10)(threeReleases);
    const blocked = rollBack('auth')(canary);
    expect(blocked.remotes['auth']?.blocked).toEqual(['1.2.0']);
    expect(activate('auth', '1.2.0')(blocked).remotes['auth']).toMatchObject({
      active: '1.2.0',
      canary: null,
      blocked: [],
    });
  });

  it('does not forget the previous version when the live one is activated again', () => {
    expect(activate('auth', '1.1.0')(twoReleases).remotes['auth']).toMatchObject({
      active: '1.1.0',
      previous: '1.0.0',
    });
  });

  it('touches no other remote', () => {
    expect(activate('auth', '1.0.0')(twoReleases).remotes['dashboard']).toBe(twoReleases.remotes['dashboard']);
  });

  it('refuses what is not registered, and says what is', () => {
    expect(() => activate('auth', '9.0.0')(twoReleases)).toThrow(
      'auth 9.0.0 is not registered. Known versions: 1.0.0, 1.1.0.',
    );
    expect(() => activate('billing', '1.0.0')(twoReleases)).toThrow('Known: auth, dashboard.');
  });
});

describe('setCanary', () => {
  it('gives a version to a share and leaves the live one alone', () => {
    expect(setCanary('auth', '1.2.0', 10)(threeReleases).remotes['auth']).toMatchObject({
      active: '1.1.0',
      canary: { version: '1.2.0', percent: 10 },
    });
  });

  it('refuses a canary of what everybody has', () => {
    expect(() => setCanary('auth', '1.1.0', 10)(threeReleases)).toThrow('auth 1.1.0 is live for everybody already.');
  });
});

describe('rollBack', () => {
  it('ends a canary and blocks its version; what is live stays', () => {
    const registry = rollBack('auth')(setCanary('auth', '1.2.0', 10)(threeReleases));
    expect(registry.remotes['auth']).toMatchObject({ active: '1.1.0', canary: null, blocked: ['1.2.0'] });
  });

  it('brings the previous version back and blocks the one taken back', () => {
    expect(rollBack('auth')(twoReleases).remotes['auth']).toMatchObject({
      active: '1.0.0',
      previous: null,
      blocked: ['1.1.0'],
    });
  });

  it('goes back further with every step, past two broken releases in a row', () => {
    const fiveLater = ['1.2.0', '1.3.0', '1.4.0'].reduce(
      (registry, version) =>
        activate('auth', version)(addRelease('auth', version, aRelease('auth', version))(registry)),
      twoReleases,
    );
    expect(fiveLater.remotes['auth']).toMatchObject({ previous: '1.3.0', earlier: ['1.2.0', '1.1.0', '1.0.0'] });
    const once = rollBack('auth')(fiveLater);
    expect(once.remotes['auth']).toMatchObject({ active: '1.3.0', previous: '1.2.0', earlier: ['1.1.0', '1.0.0'] });
    const twice = rollBack('auth')(once);
    expect(twice.remotes['auth']).toMatchObject({ active: '1.2.0', previous: '1.1.0', blocked: ['1.4.0', '1.3.0'] });
  });

  it('passes over what was taken back before, also as a canary', () => {
    const canary = setCanary('auth', '1.0.0', 10)(activate('auth', '1.2.0')(threeReleases));
    const remote = rollBack('auth')(rollBack('auth')(canary)).remotes['auth'];
    expect(remote).toMatchObject({ active: '1.1.0', previous: null, earlier: [], blocked: ['1.0.0', '1.2.0'] });
  });

  it('does not lead to the version that it was promoted from again', () => {
    const back = activate('auth', '1.0.0')(activate('auth', '1.2.0')(threeReleases));
    expect(back.remotes['auth']).toMatchObject({ active: '1.0.0', previous: '1.2.0', earlier: ['1.1.0'] });
  });

  it('refuses when there is nothing to go back to, and names only versions that were not taken back', () => {
    expect(() => rollBack('dashboard')(twoReleases)).toThrow('dashboard has no version to go back to.');
    expect(() => rollBack('auth')(rollBack('auth')(threeReleases))).toThrow('Promote one of these: 1.2.0.');
  });
});

describe('dropReleases', () => {
  it('drops a version, and the block on it', () => {
    const blocked = rollBack('auth')(setCanary('auth', '1.2.0', 10)(threeReleases));
    const { releases, blocked: left } = dropReleases('auth', ['1.2.0'])(blocked).remotes['auth'] ?? aRemote('auth', []);
    expect([Object.keys(releases), left]).toEqual([['1.0.0', '1.1.0'], []]);
  });

  it('drops a version from the way back too', () => {
    const registry = activate('auth', '1.0.0')(activate('auth', '1.2.0')(threeReleases));
    const third = activate('auth', '1.3.0')(addRelease('auth', '1.3.0', aRelease('auth', '1.3.0'))(registry));
    expect(third.remotes['auth']?.earlier).toEqual(['1.2.0', '1.1.0']);
    expect(dropReleases('auth', ['1.1.0', '1.2.0'])(third).remotes['auth']?.earlier).toEqual(['1.2.0']);
  });

  it('drops nothing that a page may come to', () => {
    const canary = setCanary('auth', '1.2.0', 10)(threeReleases);
    expect(dropReleases('auth', ['1.0.0', '1.1.0', '1.2.0'])(canary).remotes['auth']?.releases).toEqual(
      canary.remotes['auth']?.releases,
    );
  });
});

describe('allowOverrides', () => {
  it('allows an origin once, and takes it back', () => {
    const allow = allowOverrides('http://localhost:4001', true);
    const allowed = allow(allow(twoReleases));
    expect(allowed.overrideOrigins).toEqual(['http://localhost:4001']);
    expect(allowOverrides('http://localhost:4001', false)(allowed).overrideOrigins).toEqual([]);
  });
});
