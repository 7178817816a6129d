import { describe, expect, it } from '@jest/globals';
import { aRegistry, aRelease, aRemote, someHash } from '../testing/registry-builders.ts';
import { pageRegistry } from './page-registry.ts';
import { registrySchema } from './registry.ts';

describe('pageRegistry', () => {
  it('keeps the releases that a page may come to, and no other', () => {
    const remote = aRemote('auth', ['0.9.0', '1.0.0', '1.1.0', '1.2.0'], {
      active: '1.1.0',
      previous: '1.0.0',
      canary: { version: '1.2.0', percent: 5 },
    });
    const page = pageRegistry(aRegistry({ auth: remote }));
    expect(Object.keys(page.remotes['auth']?.releases ?? {})).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  it('keeps of the way back only as much as a page goes', () => {
    const remote = aRemote('auth', ['0.8.0', '0.9.0', '1.0.0', '1.1.0'], { earlier: ['0.9.0', '0.8.0'] });
    const page = pageRegistry(aRegistry({ auth: remote })).remotes['auth'];
    expect(page?.earlier).toEqual(['0.9.0']);
    expect(Object.keys(page?.releases ?? {})).toEqual(['0.9.0', '1.0.0', '1.1.0']);
  });

  it('drops preload lists and the hashes of lazily loaded pages, and keeps all other hashes', () => {
    const integrity = { 'remoteEntry.js': someHash, '448.0a1b.js': someHash, 'page-login.0a1b.js': someHash };
    const release = aRelease('auth', '1.0.0', {
      integrity,
      preload: { '/login': ['/remotes/auth/1.0.0/remoteEntry.js'] },
    });
    const page = pageRegistry(aRegistry({ auth: aRemote('auth', ['1.0.0'], { releases: { '1.0.0': release } }) }));
    expect(page.remotes['auth']?.releases['1.0.0']).toEqual({
      ...release,
      preload: {},
      integrity: { 'remoteEntry.js': someHash, '448.0a1b.js': someHash },
    });
  });

  it('names pages once per remote, as the live release does', () => {
    const remote = aRemote('auth', ['1.0.0', '1.1.0']);
    const releases = Object.fromEntries(
      Object.entries(remote.releases).map(([version, release]) => [
        version,
        { ...release, pages: { '/login': `Page of ${version}` } },
      ]),
    );
    const page = pageRegistry(aRegistry({ auth: { ...remote, releases } }));
    expect(page.remotes['auth']?.releases['1.1.0']?.pages).toEqual({ '/login': 'Page of 1.1.0' });
    expect(page.remotes['auth']?.releases['1.0.0']).not.toHaveProperty('pages');
  });

  it('drops what only says how the site was built', () => {
    const page = pageRegistry(aRegistry({ auth: aRemote('auth', ['1.0.0'], { built: '1.0.0' }) }));
    expect(page.remotes['auth']).not.toHaveProperty('built');
  });

  it('has the same schema and revision', () => {
    const page = pageRegistry(aRegistry({ auth: aRemote('auth', ['1.0.0']) }, 41));
    expect(registrySchema.parse(page)).toEqual(page);
    expect(page.revision).toBe(41);
  });
});
