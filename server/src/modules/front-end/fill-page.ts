import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  answerTags,
  inlineJson,
  pageRegistry,
  preloadTags,
  remoteOrigins,
  routeAccess,
  routeOf,
} from '@app/shared/federation/server';
import type { Config } from '../../config/env.ts';
import { pagePolicy } from './page-policy.ts';
import type { RegistryReader } from './registry-reader.ts';
import { runtimeSettingsOf } from './runtime-settings.ts';

export interface FilledPage {
  readonly html: string;
  readonly etag: string;
  readonly policy: string;
}

/** Who asks for which page. */
export interface PageVisit {
  readonly pathname: string;
  readonly visitorId: string;
  /** The browser has a session, which may have ended: without one, all that a page begins with would be refused. */
  readonly hasSession: boolean;
}

const routesOfEverybody = Object.entries(routeAccess)
  .filter(([, access]) => access === 'everybody')
  .map(([route]) => route);

/** Whose frame is drawn before any script has run: with the top bar for who is logged in, and on the pages of everybody. */
const frameOf = ({ pathname, hasSession }: PageVisit): 'person' | 'visitor' =>
  hasSession || routeOf(routesOfEverybody, pathname) !== undefined ? 'person' : 'visitor';

/**
 * The host's page with what it would otherwise have to ask for first: settings, registry, and link tags that start the
 * downloads of the path. Read anew each time: a build or a release may have replaced either.
 */
export async function fillPage(config: Config, registryReader: RegistryReader, visit: PageVisit): Promise<FilledPage> {
  const { pathname, visitorId, hasSession } = visit;
  const template = await readFile(path.join(config.SITE_DIR, 'host', 'index.html'), 'utf8');
  const { registry } = await registryReader.read();
  const settings = runtimeSettingsOf(config);
  const answers = hasSession ? answerTags(settings.apiBase, pathname) : '';
  const html = template
    .replace('<!--runtime-settings-->', () => inlineJson('runtime-settings', settings))
    .replace('<!--remotes-registry-->', () => inlineJson('remotes-registry', pageRegistry(registry)))
    .replace('data-for="visitor"', () => `data-for="${frameOf(visit)}"`)
    .replace('<!--preload-->', () => answers + preloadTags(registry, pathname, visitorId));
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, etag, policy: pagePolicy(config, remoteOrigins(registry)) };
}
