import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aRelease } from '@app/shared/testing/registry';
import { addRelease } from './registry-edits.ts';
import { editRegistry, readRegistry } from './registry-file.ts';
import { s3ClientFrom, s3Site } from './s3-site.ts';
import type { SiteStore } from './site-store.ts';

/** The part of S3's HTTP that a site needs, conditional writes included, in memory. */
const objects = new Map<string, { readonly bytes: Buffer; readonly headers: IncomingMessage['headers'] }>();
const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function list(url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? '';
  const keys = [...objects.keys()].map((key) => key.slice('/bucket/'.length)).filter((key) => key.startsWith(prefix));
  return `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;
}

function put(request: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer): void {
  const current = objects.get(key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  const isStale = ifMatch !== undefined && (current === undefined || tagOf(current.bytes) !== ifMatch);
  if (isStale || (ifNoneMatch === '*' && current !== undefined)) {
    refuse(response, 412, 'PreconditionFailed');
    return;
  }
  objects.set(key, { bytes, headers: request.headers });
  response.writeHead(200, { etag: tagOf(bytes) }).end();
}

let server: Server;
let site: SiteStore;

beforeEach(async () => {
  objects.clear();
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const found = objects.get(url.pathname);
      if (request.method === 'DELETE') response.writeHead(objects.delete(url.pathname) ? 204 : 404).end();
      else if (request.method === 'PUT') put(request, response, url.pathname, Buffer.concat(chunks));
      else if (url.searchParams.has('list-type')) response.end(list(url));
      else if (found === undefined) refuse(response, 404, 'NoSuchKey');
      else response.writeHead(200, { etag: tagOf(found.bytes) }).end(found.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = s3ClientFrom({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: '1',
    // The server above does not know the framing that checksums in trailers come in.
    S3_CHECKSUMS: 'when_required',
  });
  site = s3Site(client, 'bucket', 'site');
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

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
    const headersOf = (key: string) => objects.get(`/bucket/site/${key}`)?.headers;
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
    expect([...objects.keys()]).toEqual(['/bucket/site/remotes/auth/1.0.0-0a1b/remoteEntry.js']);
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
