import { aRegistry, aRelease, aRemote, someHash } from '@app/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { loadPage, preloadPage } from './preload-page.ts';

const release = aRelease('review', '1.0.0', {
  entry: '/remotes/review/1.0.0/mf-manifest.json',
  integrity: { 'remoteEntry.js': someHash },
});
const registry = aRegistry({ review: aRemote('review', ['1.0.0'], { releases: { '1.0.0': release } }) });
const hints = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);

describe('preloadPage', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('starts the download of the remote that owns the address, once', () => {
    preloadPage({ registry, visitorId: 'someone' }, '/review/1f0e');
    preloadPage({ registry, visitorId: 'someone' }, '/review/2a4c');
    expect(hints()).toEqual([expect.stringContaining('/remotes/review/1.0.0/remoteEntry.js')]);
  });

  it.each(['/review', '/dashboard', '/no/such/page'])(
    'starts nothing for %s, which none that is released has',
    (path) => {
      preloadPage({ registry, visitorId: 'someone' }, path);
      expect(hints()).toEqual([]);
    },
  );
});

describe('loadPage', () => {
  /** Notes what is loaded of a page; loading fails. */
  async function loadedOf(path: string): Promise<{ names: string[]; failure: unknown }> {
    const names: string[] = [];
    const load = async (name: string): Promise<never> => {
      names.push(name);
      throw new Error('offline');
    };
    const failure = await loadPage(() => ({ loader: { load } }), path).catch((error: unknown) => error);
    return { names, failure };
  }

  it('loads the remote that owns the address', async () => {
    expect(await loadedOf('/review/1f0e')).toEqual({ names: ['review'], failure: new Error('offline') });
  });

  it('asks for no remotes at an address of nobody', async () => {
    const remotes = () => {
      throw new Error('The page carries no registry of its parts.');
    };
    await expect(loadPage(remotes, '/no/such/page')).resolves.toBeUndefined();
  });
});
