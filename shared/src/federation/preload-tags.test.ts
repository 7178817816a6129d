import { describe, expect, it } from '@jest/globals';
import { aRegistry, aRelease, aRemote, someHash } from '../testing/registry-builders.ts';
import { preloadTags } from './preload-tags.ts';

const folder = '/remotes/auth/1.0.0/';
const files = ['mf-manifest.json', 'remoteEntry.js', 'page-login.1a2b.js', 'page-login.1a2b.css'];
const release = aRelease('auth', '1.0.0', {
  integrity: Object.fromEntries(files.map((file) => [file, someHash])),
  preload: { '/login': files.map((file) => `${folder}${file}`) },
});
const registry = aRegistry({ auth: aRemote('auth', ['1.0.0'], { releases: { '1.0.0': release } }) });

describe('preloadTags', () => {
  it('hints each file as it will be asked for: manifest by fetch, scripts and styles with their hash', () => {
    expect(preloadTags(registry, '/login', undefined).match(/<link [^>]*>/g)).toEqual([
      `<link rel="preload" as="fetch" href="${folder}mf-manifest.json" crossorigin>`,
      `<link rel="preload" as="script" href="${folder}remoteEntry.js" crossorigin integrity="${someHash}">`,
      `<link rel="preload" as="script" href="${folder}page-login.1a2b.js" crossorigin integrity="${someHash}">`,
      `<link rel="preload" as="style" href="${folder}page-login.1a2b.css" crossorigin integrity="${someHash}">`,
    ]);
  });

  it('hints the code of a worker as it will be asked for: by nobody of the page', () => {
    const url = `${folder}page-pdf-worker.0a1b2c3d4e.js`;
    const reading = aRelease('auth', '1.0.0', { preload: { '/login': [url] } });
    const remotes = aRegistry({ auth: aRemote('auth', ['1.0.0'], { releases: { '1.0.0': reading } }) });
    expect(preloadTags(remotes, '/login', undefined)).toBe(`<link rel="prefetch" href="${url}">`);
  });

  it('takes a trailing slash for the same page', () => {
    expect(preloadTags(registry, '/login/', undefined)).toBe(preloadTags(registry, '/login', undefined));
  });

  it('hints the same files on every address of a route with a parameter', () => {
    const url = '/remotes/review/1.0.0/remoteEntry.js';
    const review = aRelease('review', '1.0.0', { preload: { '/review/:analysisId': [url] } });
    const remotes = aRegistry({ review: aRemote('review', ['1.0.0'], { releases: { '1.0.0': review } }) });
    expect(preloadTags(remotes, '/review/1f0e', undefined)).toContain(url);
    expect(preloadTags(remotes, '/review', undefined)).toBe('');
  });

  it.each(['/', '/dashboard', '/no-such-page'])('hints nothing on %s', (path) => {
    expect(preloadTags(registry, path, undefined)).toBe('');
  });

  it('hints the release that the visitor will get', () => {
    const canary = aRelease('auth', '1.1.0', { preload: { '/login': ['/remotes/auth/1.1.0/remoteEntry.js'] } });
    const remote = aRemote('auth', ['1.0.0'], {
      canary: { version: '1.1.0', percent: 100 },
      releases: { '1.0.0': release, '1.1.0': canary },
    });
    expect(preloadTags(aRegistry({ auth: remote }), '/login', 'someone')).toContain('/1.1.0/');
    expect(preloadTags(aRegistry({ auth: remote }), '/login', undefined)).not.toContain('/1.1.0/');
  });

  it('lets no URL of a registry break out of its attribute', () => {
    const url = '/remotes/auth/1.0.0/"><script>alert(1)</script>.js';
    const hostile = aRelease('auth', '1.0.0', { preload: { '/login': [url] } });
    const tags = preloadTags(
      aRegistry({ auth: aRemote('auth', ['1.0.0'], { releases: { '1.0.0': hostile } }) }),
      '/login',
      undefined,
    );
    expect(tags).not.toContain('<script>');
    expect(tags.match(/"/g)).toHaveLength(6);
  });
});
