import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Config } from '../../config/env.ts';
import type { Http } from '../../platform/http/index.ts';

const oneYear = '365d';

/** A worker is held to the policy of its own file, not to that of the page: it may load more scripts of its origin. */
const workerPolicy = "default-src 'none'; script-src 'self'";
const isWorker = (file: string): boolean => /-worker\.[\w-]+\.js(\.br|\.gz)?$/.test(file);

/** Files whose names carry their content or their version: kept for ever, by any cache, for any site. */
export async function serveReleasedFiles(root: Http, config: Config): Promise<void> {
  for (const [prefix, folder] of [
    ['/assets/', 'host/assets'],
    ['/remotes/', 'remotes'],
  ] as const) {
    const options = { root: path.join(config.SITE_DIR, folder), prefix, decorateReply: false };
    await root.register(fastifyStatic, {
      ...options,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: oneYear,
      dotfiles: 'ignore',
      setHeaders(reply, file) {
        void reply.header('access-control-allow-origin', '*');
        void reply.header('cross-origin-resource-policy', 'cross-origin');
        if (isWorker(file)) void reply.header('content-security-policy', workerPolicy);
      },
    });
  }
}

/** A file beside the page, such as the icon. Its name never has a slash. */
export function findTopLevelFile(config: Config, name: string): string | null {
  if (!/^[\w-][\w.-]*\.(svg|png|ico|txt|webmanifest)$/.test(name)) return null;
  return existsSync(path.join(config.SITE_DIR, 'host', name)) ? name : null;
}
