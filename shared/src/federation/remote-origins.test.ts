import { describe, expect, it } from '@jest/globals';
import { aRegistry, aRelease, aRemote } from '../testing/registry-builders.ts';
import { remoteOrigins } from './remote-origins.ts';

describe('remoteOrigins', () => {
  it('is empty while all releases lie on the page’s own origin', () => {
    expect(remoteOrigins(aRegistry({ auth: aRemote('auth', ['1.0.0', '1.1.0']) }))).toEqual([]);
  });

  it('names each foreign origin once, and those that developers may load from', () => {
    const entries = ['https://auth.example/a/mf-manifest.json', 'https://auth.example/b/mf-manifest.json'];
    const releases = Object.fromEntries(
      entries.map((entry, index) => [`1.0.${index}`, aRelease('auth', 'x', { entry })]),
    );
    const registry = aRegistry({ auth: aRemote('auth', ['1.0.0'], { releases }) });
    expect(remoteOrigins({ ...registry, overrideOrigins: ['http://localhost:3411/'] })).toEqual([
      'http://localhost:3411',
      'https://auth.example',
    ]);
  });
});
