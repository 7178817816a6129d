import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestBucket, type TestBucket } from '@app/server/testing/bucket';
import { aRelease } from '@app/shared/testing/registry';
import { addRelease } from './registry-edits.ts';
import { editRegistry, readRegistry } from './registry-file.ts';
import { s3ClientFrom, s3Site } from './s3-site.ts';
import type { SiteStore } from './site-store.ts';

let bucket: TestBucket;
let site: SiteStore;

beforeEach(async () => {
  bucket = await startTestBucket();
  const client = s3ClientFrom({
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: '1',
    // The bucket does not know the framing that checksums in trailers come in.
    S3_CHECKSUMS: 'when_required',
  });
  site = s3Site(client, bucket.name, 'site');
});

afterEach(() => bucket.close());

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const add = (version: string) => addRelease('auth', version, aRelease('auth', version));

describe('s3Site', () => {
  it('reads what was written, and nothing that was not', async () => {
    await site.write('remotes/auth/1.0.0/remoteEntry.js', bytes('entry'));
    const stored = await site.read('remotes/auth/1.0.0/remoteEntry.js');
    expect(new TextDecoder().decode(stored?.bytes)).toBe('entry');
    expect(await site.read('registry.json')).toBeNull();
  });

  it('lets releases be cached for ever and the registry not at all', async () => {
    await site.write('remotes/auth/1.0.0/remoteEntry.js', bytes('entry'));
    await site.write('registry.json', bytes('{}'));
    const headersOf = (key: string) => bucket.objects.get(`site/${key}`)?.headers;
    expect(headersOf('remotes/auth/1.0.0/remoteEntry.js')).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(headersOf('registry.json')).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json',
    });
  });

  it('lists a folder', async () => {
    await site.write('registry-history/000001.json', bytes('{}'));
    await site.write('registry.json', bytes('{}'));
    expect(await site.list('registry-history')).toEqual(['000001.json']);
  });

  it('removes a folder and nothing beside it', async () => {
    for (const path of ['1.0.0/release.json', '1.0.0/remoteEntry.js', '1.0.0-0a1b/remoteEntry.js']) {
      await site.write(`remotes/auth/${path}`, bytes('file'));
    }
    await site.remove('remotes/auth/1.0.0', 'release.json');
    expect([...bucket.objects.keys()]).toEqual(['site/remotes/auth/1.0.0-0a1b/remoteEntry.js']);
  });

  it('replaces only what is still as it was read', async () => {
    expect(await site.replace('registry.json', bytes('1'), null)).toBe(true);
    expect(await site.replace('registry.json', bytes('2'), null)).toBe(false);
    const tag = (await site.read('registry.json'))?.tag ?? '';
    expect(await site.replace('registry.json', bytes('2'), tag)).toBe(true);
    expect(await site.replace('registry.json', bytes('3'), tag)).toBe(false);
  });

  it('loses no edit of the registry when several are made at once', async () => {
    const versions = Array.from({ length: 6 }, (_, index) => `1.${index}.0`);
    await Promise.all(versions.map((version) => editRegistry(site, `add ${version}`, add(version))));
    const { revision, remotes } = await readRegistry(site);
    expect(revision).toBe(6);
    expect(Object.keys(remotes['auth']?.releases ?? {}).toSorted()).toEqual(versions);
  });
});
