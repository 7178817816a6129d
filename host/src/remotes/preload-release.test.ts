import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aRelease, someHash } from '@app/shared/testing';
import { forgetPreloads, preloadRelease } from './preload-release.ts';

const folder = 'http://localhost/remotes/auth/1.0.0/';
const integrity = { 'mf-manifest.json': someHash, 'remoteEntry.js': someHash, 'page.css': someHash };
const release = aRelease('auth', '1.0.0', { integrity });
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ as, href, rel }) => `${rel === 'preload' ? as : rel} ${href}`);

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('preloadRelease', () => {
  it('asks for every file as the release will: manifest by fetch, the others with their hash', () => {
    preloadRelease(release);
    expect(links()).toEqual([
      `fetch ${folder}mf-manifest.json`,
      `script ${folder}remoteEntry.js`,
      `style ${folder}page.css`,
    ]);
    const hashes = [...document.head.querySelectorAll('link')].map(({ integrity: hash }) => hash || 'none');
    expect(hashes).toEqual(['none', someHash, someHash]);
  });

  it('leaves alone what the page has preloaded', () => {
    document.head.innerHTML = '<link rel="preload" as="script" href="/remotes/auth/1.0.0/remoteEntry.js" crossorigin>';
    preloadRelease(release);
    expect(links().filter((link) => link.includes('remoteEntry.js'))).toHaveLength(1);
  });
});

describe('forgetPreloads', () => {
  it('takes the links away and asks for each file once more, until all have ended', async () => {
    const fetched = jest.fn((_url: string) => Promise.reject(new Error('offline')));
    Object.assign(globalThis, { fetch: fetched });
    preloadRelease(release);
    let isDone = false;
    const done = forgetPreloads(release).then(() => {
      isDone = true;
    });
    expect(links()).toEqual([`stylesheet ${folder}page.css`]);
    expect(fetched).toHaveBeenCalledWith(`${folder}mf-manifest.json`);
    const [script] = document.head.querySelectorAll('script');
    expect(script?.src).toBe(`${folder}remoteEntry.js`);
    script?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    expect(isDone).toBe(false);
    document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('error'));
    await done;
    expect(document.head.querySelectorAll('script, link[rel=stylesheet]')).toHaveLength(0);
  });
});
