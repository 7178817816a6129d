import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runtimeSettings } from '@app/shared/contracts';
import { chooseVersions } from '@app/shared/federation/server';
import { aRegistry, aRemote } from '@app/shared/testing/registry';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { sessionCookie } from '../sessions/index.ts';

const registryOf = (revision: number, entry = '/remotes/auth/1.0.0/mf-manifest.json') => ({
  schemaVersion: 1,
  revision,
  remotes: {
    auth: {
      active: '1.0.0',
      previous: null,
      canary: null,
      blocked: [],
      releases: {
        '1.0.0': {
          entry,
          contract: 1,
          commit: 'c',
          builtAt: 'b',
          integrity: {},
          shared: {},
          preload: { '/login': ['/remotes/auth/1.0.0/login.js'] },
        },
      },
    },
  },
});

describe('the served site', () => {
  let site: string;
  let server: TestApp;

  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(path.dirname(path.join(site, name)), { recursive: true });
    await writeFile(path.join(site, name), content);
  };

  beforeAll(async () => {
    site = await mkdtemp(path.join(os.tmpdir(), 'dc-site-'));
    const head = '<head><!--runtime-settings--><!--remotes-registry--><!--preload--></head>';
    await write('host/index.html', `${head}<div id="first-paint" data-for="visitor"></div>`);
    await write('host/assets/main.1a2b3c4d5e.js', 'plain');
    await write('host/assets/main.1a2b3c4d5e.js.br', 'compressed');
    await write('host/favicon.svg', '<svg/>');
    await write('host/host.json', '{}');
    await write('remotes/auth/1.0.0/login.js', 'login');
    await write('remotes/auth/1.0.0/page-pdf-worker.1a2b3c.js', 'worker');
    await write('registry.json', JSON.stringify(registryOf(1)));
    server = await startTestApp({
      settings: {
        SITE_DIR: site,
        GOOGLE_CLIENT_ID: '</script><b>',
        GOOGLE_CLIENT_SECRET: 'hidden',
        UPLOAD_LIMIT_MB: '7',
        PRIVACY_URL: 'https://privacy.example',
        CONTACT_URL: 'mailto:help@example.com',
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(site, { recursive: true, force: true });
  });

  const get = async (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it.each(['/', '/login', '/dashboard', '/dashboard/', '/verify-email?token=a.b', '/no/such/page'])(
    'is the page at %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('private, no-cache');
    },
  );

  it('has settings and registry inside, as data that cannot break out', async () => {
    const { body } = await get('/login');
    const data = (id: string): unknown =>
      JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(body)?.[1] ?? '');
    expect(runtimeSettings.parse(data('runtime-settings'))).toMatchObject({
      uploadLimitMb: 7,
      signIn: { google: true, microsoft: false },
      links: { privacy: 'https://privacy.example', contact: 'mailto:help@example.com' },
      cloud: { google: { clientId: '</script><b>' }, oneDrive: { picker: 'v7.2' } },
    });
    expect(data('remotes-registry')).toMatchObject({ revision: 1 });
    expect(body).toContain('<link rel="preload" as="script" href="/remotes/auth/1.0.0/login.js"');
    expect(body).not.toContain('hidden');
  });

  it('asks for the answers that a review begins with where somebody is logged in, and for none where nobody is', async () => {
    const askedFor = ({ body }: { body: string }) => body.match(/<link rel="preload" as="fetch"/g)?.length ?? 0;
    const { name } = sessionCookie(server.config.PUBLIC_URL);
    expect(askedFor(await get('/review/one', { cookie: `${name}=a-token` }))).toBe(3);
    expect(askedFor(await get('/review/one'))).toBe(0);
  });

  it.each([
    ['/login', 'visitor', 'person'],
    ['/', 'visitor', 'person'],
    ['/dashboard', 'visitor', 'person'],
    ['/help', 'person', 'person'],
  ])('draws the frame at %s before any script: of a %s, and with a session of a %s', async (url, anonymous, known) => {
    const { name } = sessionCookie(server.config.PUBLIC_URL);
    const drawn = async (headers: Record<string, string>) =>
      (await get(url, headers)).body.match(/data-for="(\w+)"/)?.[1];
    expect(await drawn({})).toBe(anonymous);
    expect(await drawn({ cookie: `${name}=a-token` })).toBe(known);
  });

  it('lets a worker load scripts of its own origin, and nothing else', async () => {
    const policyOf = async (name: string) =>
      (await get(`/remotes/auth/1.0.0/${name}`)).headers['content-security-policy'];
    expect(await policyOf('page-pdf-worker.1a2b3c.js')).toBe("default-src 'none'; script-src 'self'");
    expect(await policyOf('login.js')).not.toContain('script-src');
  });

  it('runs scripts of its own only, and no inline ones', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('lets the OneDrive window talk to the page that opened it', async () => {
    expect((await get('/dashboard')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect((await get('/dashboard/')).headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it('sends the page compressed, and not again while it is the same', async () => {
    const first = await get('/login', { 'accept-encoding': 'gzip, br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe((await get('/login')).body);
    const again = await get('/login', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends released files compressed ahead, to be kept for ever', async () => {
    const { body, headers } = await get('/assets/main.1a2b3c4d5e.js', { 'accept-encoding': 'br' });
    expect(body).toBe('compressed');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect((await get('/assets/main.1a2b3c4d5e.js')).body).toBe('plain');
    const remote = await get('/remotes/auth/1.0.0/login.js');
    expect(remote.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each([
    '/assets/none.js',
    '/remotes/auth/9.9.9/mf-manifest.json',
    '/remotes/auth/1.0.0/',
    '/none.png',
    '/index.html',
    '/host.json',
    '/registry.json',
    '/assets/../registry.json',
    '/assets/%2e%2e/%2e%2e/registry.json',
    '/api/none',
  ])('has nothing at %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it('serves the icon', async () => {
    expect((await get('/favicon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
  });

  it('says which releases are live, and at once when that changes', async () => {
    const before = await get('/remotes.json');
    expect(before.json()).toMatchObject({ revision: 1 });
    for (const known of [before.headers.etag, `W/${before.headers.etag}`, `"old", ${before.headers.etag}`]) {
      expect((await get('/remotes.json', { 'if-none-match': String(known) })).statusCode).toBe(304);
    }
    await write('registry.json', JSON.stringify(registryOf(2, 'https://cdn.example/auth/mf-manifest.json')));
    const after = await get('/remotes.json', { 'if-none-match': String(before.headers.etag) });
    expect(after.json()).toMatchObject({ revision: 2 });
    expect(String((await get('/')).headers['content-security-policy'])).toContain(
      "script-src 'self' https://cdn.example",
    );
  });

  it('decides on the first page which release a visitor gets, and preloads that one', async () => {
    const auth = aRemote('auth', ['1.0.0', '2.0.0'], { active: '1.0.0', canary: { version: '2.0.0', percent: 50 } });
    for (const [version, release] of Object.entries(auth.releases)) {
      release.preload['/login'] = [`/remotes/auth/${version}/login.js`];
    }
    await write('registry.json', JSON.stringify(aRegistry({ auth }, 3)));
    const seen = new Set<string | undefined>();
    for (let visit = 0; visit < 40; visit += 1) {
      const first = await get('/login');
      const [cookie] = first.cookies;
      expect(cookie).toMatchObject({ name: 'visitor', path: '/', sameSite: 'Lax', maxAge: 365 * 24 * 60 * 60 });
      const [version] = chooseVersions('auth', auth, cookie?.value);
      expect(first.body.match(/href="[^"]*"/g)).toEqual([`href="/remotes/auth/${version}/login.js"`]);
      seen.add(version);
      const again = await get('/login', { cookie: `visitor=${cookie?.value}` });
      expect([again.cookies, again.body]).toEqual([[], first.body]);
    }
    expect(seen.size).toBe(2);
  });

  it('gives an id in place of one that somebody made up', async () => {
    const { cookies } = await get('/login', { cookie: 'visitor=me' });
    expect(cookies.map(({ value }) => value)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('keeps the last good registry while the file is broken or gone', async () => {
    const { body } = await get('/remotes.json');
    await write('registry.json', '{"schemaVersion":');
    expect((await get('/remotes.json')).body).toBe(body);
    await rm(path.join(site, 'registry.json'));
    expect((await get('/remotes.json')).body).toBe(body);
  });

  it('tells the public settings', async () => {
    expect(runtimeSettings.parse((await get('/config.json')).json())).toMatchObject({ apiBase: '/api' });
  });
});
