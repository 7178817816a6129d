import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { remoteNames } from '@app/shared/federation/server';
import { runCommand } from '../release/command-line.ts';
import { localSite } from '../release/local-site.ts';
import { pruneAfter } from '../release/prune-after.ts';
import { buildHost } from './build-host.ts';
import { buildRemote } from './build-remote.ts';
import { billOfMaterials, productFile } from './parts/bill-of-materials.ts';
import { findParts, shippedFolders } from './parts/find-parts.ts';
import { registerBuilds } from './register-builds.ts';

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
  /** Where the site does not show its sources, and why. */
  readonly notes: readonly string[];
}

/** Brings a site up to date with the sources: the host, and each remote as a live release. */
export async function buildSite({ siteDir, force = false }: SiteOptions): Promise<BuiltSite> {
  const root = resolve(import.meta.dirname, '../..');
  const site = resolve(siteDir);
  if (force) {
    await Promise.all(
      ['host', 'remotes', 'registry.json', 'registry-history', 'hosts.json'].map((path) =>
        rm(join(site, path), { recursive: true, force }),
      ),
    );
  }
  await mkdir(site, { recursive: true });
  const [host, ...remotes] = await Promise.all([
    buildHost({ root, siteDir: site }),
    ...remoteNames.map((name) => buildRemote({ root, siteDir: site, name })),
  ]);
  const notes = await registerBuilds(
    localSite(site),
    remotes.map(({ record }) => record),
  );
  if (remotes.some(({ built }) => built)) {
    await pruneAfter(localSite(site));
  }
  const parts = [
    ...(host.built ? ['host'] : []),
    ...remotes.filter(({ built }) => built).map(({ record }) => `remote-${record.name}`),
  ];
  await writeBillOfMaterials(root, site);
  return { siteDir: site, built: parts, notes };
}

/** The parts of others that the whole product contains, next to the site: `sbom.cdx.json`. */
async function writeBillOfMaterials(root: string, site: string): Promise<void> {
  const product = productFile.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  await writeFile(
    join(site, 'sbom.cdx.json'),
    billOfMaterials(product, await findParts(root, await shippedFolders(root))),
  );
}

if (import.meta.main) {
  const [siteDir = 'site', ...flags] = process.argv.slice(2);
  await runCommand(async () => {
    const { built, notes } = await buildSite({ siteDir, force: flags.includes('--force') });
    console.log(built.length === 0 ? `${siteDir} is up to date.` : `Built ${built.join(', ')} into ${siteDir}.`);
    notes.forEach((note) => console.log(note));
  });
}
