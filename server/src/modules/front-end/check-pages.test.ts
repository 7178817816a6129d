import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aRegistry } from '@app/shared/testing/registry';
import { readConfig } from '../../config/env.ts';
import { StartProblem } from '../../platform/errors/start-problem.ts';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { makeTestSite } from '../../testing/make-test-site.ts';
import { checkPages, checkPageSettings } from './check-pages.ts';
import { createRegistryReader } from './registry-reader.ts';

describe('the look at the pages', () => {
  let folder: string;
  let site: string;
  let said: string[];
  let servers: Server[];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'dc-pages-'));
    site = await makeTestSite(folder);
    said = [];
    servers = [];
  });
  afterEach(async () => {
    servers.forEach((server) => server.close());
    await rm(folder, { recursive: true, force: true });
  });

  /** What a process does that starts with these settings: each call is a start of its own. */
  const start = async (settings: Record<string, string>): Promise<void> => {
    const destination = { write: (line: string) => void said.push(line) };
    const logger = createLogger({ level: 'warn', role: 'test', destination });
    const config = readConfig({ DATA_DIR: path.join(folder, 'data'), ...settings });
    const reader = createRegistryReader({ config, logger });
    await checkPageSettings({ config, logger }, reader);
    await checkPages(config, reader);
  };
  const problemOf = async (settings: Record<string, string>): Promise<unknown> =>
    start(settings).then(
      () => 'none',
      (error: unknown) => error,
    );
  const registryFile = (): string => path.join(folder, 'own.json');
  const serve = async (status: () => number): Promise<string> => {
    const server = createServer((_request, response) => {
      response.writeHead(status()).end(JSON.stringify(aRegistry({})));
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/registry.json`;
  };

  it('finds nothing where everything is there', async () => {
    expect(await problemOf({ SITE_DIR: site })).toBe('none');
    expect(said).toEqual([]);
  });

  it.each([
    ['half of it', '{"schemaVersion": 1, "rev', 'it is not whole JSON'],
    ['nothing', '', 'it is not whole JSON'],
    ['one of a newer release', '{"schemaVersion": 99}', 'it is no registry of this release'],
  ])('names the registry that a setting leads to when it holds %s', async (_case, content, reason) => {
    await writeFile(registryFile(), content);
    const problem = await problemOf({ SITE_DIR: site, REMOTES_REGISTRY: registryFile() });
    expect(problem).toBeInstanceOf(StartProblem);
    expect(String(problem)).toContain(`REMOTES_REGISTRY ${registryFile()} cannot be used: ${reason}.`);
  });

  it('names a file that is not there, by the setting that leads to it', async () => {
    const gone = path.join(folder, 'gone');
    expect(String(await problemOf({ SITE_DIR: gone }))).toContain(`SITE_DIR ${gone} contains no page`);
    const own = await problemOf({ SITE_DIR: site, REMOTES_REGISTRY: gone });
    expect(String(own)).toContain(`REMOTES_REGISTRY ${gone} cannot be used: there is no such file.`);
    await rm(path.join(site, 'registry.json'));
    expect(String(await problemOf({ SITE_DIR: site }))).toContain('in SITE_DIR cannot be used: there is no such file.');
  });

  it('goes on with the last good registry after a restart, while the file is broken, and says so once', async () => {
    await writeFile(registryFile(), JSON.stringify(aRegistry({})));
    const settings = { SITE_DIR: site, REMOTES_REGISTRY: registryFile() };
    await start(settings);
    await writeFile(registryFile(), '{"schemaVersion": 1, "rev');
    expect(await problemOf(settings)).toBe('none');
    expect(said.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1])).toEqual([
      'the registry cannot be read, the last good one is used',
    ]);
  });

  it('goes on with the last good registry after a restart, while the URL is away, but not with that of another', async () => {
    let status = 200;
    const url = await serve(() => status);
    await start({ SITE_DIR: site, REMOTES_REGISTRY: url });
    status = 503;
    expect(await problemOf({ SITE_DIR: site, REMOTES_REGISTRY: url })).toBe('none');
    const other = await serve(() => 503);
    expect(await problemOf({ SITE_DIR: site, REMOTES_REGISTRY: other })).not.toBe('none');
  });

  it('starts while a URL is away of which nothing is kept, says so, and cannot show pages yet', async () => {
    const url = await serve(() => 503);
    const problem = await problemOf({ SITE_DIR: site, REMOTES_REGISTRY: url });
    expect(problem).not.toBeInstanceOf(StartProblem);
    expect(said.join('')).toContain(`REMOTES_REGISTRY ${url} cannot be used: The registry at ${url} answered 503.`);
  });
});
