import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  inlineJson,
  isVisitorId,
  newVisitorId,
  pageRegistry,
  preloadTags,
  registrySchema,
  visitorCookie,
  type Registry,
} from '@app/shared/federation/server';
import { isMissing } from './list-files.ts';

export interface SiteServerOptions {
  readonly siteDir: string;
  /** 0 (the default) takes a free port. */
  readonly port?: number;
  /** The public settings that the page gets. */
  readonly settings: unknown;
  /** The registry; without it that of the site's file. */
  readonly registry?: () => Registry;
  /** Answers what begins with `/api`. Without it that is a 404. */
  readonly api?: (request: IncomingMessage, response: ServerResponse) => void;
  /** May answer any request before the site does (to delay or break one); true when it did. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

export interface SiteServer {
  readonly url: string;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves a built site as the product's server does, without an API or a database: for measuring and for tests. */
export async function serveSite(options: SiteServerOptions): Promise<SiteServer> {
  const server = createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server listens on no port.');
  }
  return address.port;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function answer(options: SiteServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if ((await options.intercept?.(request, response)) === true) {
    return;
  }
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
  if (path.startsWith('/api')) {
    if (options.api === undefined) {
      response.writeHead(404).end();
    } else {
      options.api(request, response);
    }
    return;
  }
  if (path === '/remotes.json') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    response.end(JSON.stringify(await registryOf(options)));
    return;
  }
  const isRelease = path.startsWith('/remotes/');
  if (isRelease || extname(path) !== '') {
    await sendFile(join(options.siteDir, isRelease ? '' : 'host', path), request, response);
    return;
  }
  const known = /(?:^|;\s*)visitor=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  const visitorId = isVisitorId(known) ? known : newVisitorId();
  const page = await fillPage(options, path, visitorId);
  response.writeHead(200, {
    ...(visitorId === known ? {} : { 'set-cookie': `${visitorCookie.name}=${visitorId}; Path=/; SameSite=Lax` }),
    'content-type': types['.html'],
    'cache-control': 'no-cache',
    ...(acceptsBrotli(request) ? { 'content-encoding': 'br' } : {}),
  });
  response.end(acceptsBrotli(request) ? brotliCompressSync(page) : page);
}

async function sendFile(file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const compressed = acceptsBrotli(request) ? await readOrNull(`${file}.br`) : null;
  const bytes = compressed ?? (await readOrNull(file));
  if (bytes === null) {
    response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
    'content-length': bytes.length,
    ...(compressed === null ? {} : { 'content-encoding': 'br' }),
  });
  response.end(bytes);
}

function acceptsBrotli(request: IncomingMessage): boolean {
  return String(request.headers['accept-encoding'] ?? '').includes('br');
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) {
      return null;
    }
    throw error;
  }
}

/** Null for a site without releases. */
async function registryOf({ siteDir, registry }: SiteServerOptions): Promise<Registry | null> {
  if (registry !== undefined) {
    return registry();
  }
  const file = await readOrNull(join(siteDir, 'registry.json'));
  return file === null ? null : registrySchema.parse(JSON.parse(file.toString('utf8')));
}

async function fillPage(options: SiteServerOptions, path: string, visitorId: string): Promise<string> {
  const page = await readFile(join(options.siteDir, 'host/index.html'), 'utf8');
  const withSettings = page.replace('<!--runtime-settings-->', () => inlineJson('runtime-settings', options.settings));
  const registry = await registryOf(options);
  if (registry === null) {
    return withSettings;
  }
  return withSettings
    .replace('<!--remotes-registry-->', () => inlineJson('remotes-registry', pageRegistry(registry)))
    .replace('<!--preload-->', () => preloadTags(registry, path, visitorId));
}
