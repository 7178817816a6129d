import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { remoteNames } from '@app/shared/federation/server';
import { localSite } from '../release/local-site.ts';
import { activate, addRelease } from '../release/registry-edits.ts';
import { editRegistry, readRegistry } from '../release/registry-file.ts';
import { toRegistryRelease, type ReleaseRecord } from '../release/release-record.ts';
import { buildHost } from './build-host.ts';
import { buildRemote, type RemoteBuild } from './build-remote.ts';

export interface SiteOptions {
  /** Where the site goes. Other releases in it stay. */
  readonly siteDir: string;
  /** Builds everything from nothing, also what has not changed. Throws all releases away. */
  readonly force?: boolean;
}

export interface BuiltSite {
  readonly siteDir: string;
  /** The parts that had to be built; empty when the site was up to date. */
  readonly built: readonly string[];
}

/** Brings a site up to date with the sources: the host, and each remote as a live release. */
export async function buildSite({ siteDir, force = false }: SiteOptions): Promise<BuiltSite> {
  const root = resolve(import.meta.dirname, '../..');
  const site = resolve(siteDir);
  if (force) {
    await Promise.all(
      ['host', 'remotes', 'registry.json', 'hosts.json'].map((path) =>
        rm(join(site, path), { recursive: true, force }),
      ),
    );
  }
  await mkdir(site, { recursive: true });
  const [host, ...remotes] = await Promise.all([
    buildHost({ root, siteDir: site }),
    ...remoteNames.map((name) => buildRemote({ root, siteDir: site, name })),
  ]);
  await registerBuilds(site, remotes);
  const parts = [
    ...(host.built ? ['host'] : []),
    ...remotes.filter(({ built }) => built).map(({ record }) => `remote-${record.name}`),
  ];
  return { siteDir: site, built: parts };
}

/** Lists new builds and makes them live. A build that is listed already keeps its standing: it may have been taken back. */
async function registerBuilds(siteDir: string, builds: readonly RemoteBuild[]): Promise<void> {
  const store = localSite(siteDir);
  const { remotes } = await readRegistry(store);
  const isListed = ({ name, version }: ReleaseRecord): boolean => Object.hasOwn(remotes[name]?.releases ?? {}, version);
  const fresh = builds.filter(({ record, built }) => built || !isListed(record)).map(({ record }) => record);
  if (fresh.length === 0) {
    return;
  }
  await editRegistry(store, `build ${fresh.map(({ name, version }) => `${name} ${version}`).join(', ')}`, (registry) =>
    fresh.reduce((edited, record) => {
      const { name, version } = record;
      const release = toRegistryRelease(record, `/remotes/${name}/${version}/`);
      return activate(name, version)(addRelease(name, version, release)(edited));
    }, registry),
  );
}

if (import.meta.main) {
  const [siteDir = 'site', ...flags] = process.argv.slice(2);
  const { built } = await buildSite({ siteDir, force: flags.includes('--force') });
  console.log(built.length === 0 ? `${siteDir} is up to date.` : `Built ${built.join(', ')} into ${siteDir}.`);
}
