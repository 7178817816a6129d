import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readLiveHosts, recordHost } from '../release/live-hosts.ts';
import { localSite } from '../release/local-site.ts';
import { currentCommit } from '../release/who-and-when.ts';
import { withStage } from './build-stage.ts';
import { compressFiles } from './compress-files.ts';
import { hashSources } from './hash-sources.ts';
import { isMissing, listFiles } from './list-files.ts';
import { hostRecord, type HostRecord } from './host-record.ts';
import { findParts } from './parts/find-parts.ts';
import { licencesFile, licenceTexts } from './parts/licence-texts.ts';
import { pruneHostAssets } from './prune-host-assets.ts';
import { readContract, readResultContract } from './read-contract.ts';
import { runRspack } from './run-rspack.ts';

const manifestSchema = z.object({ shared: z.array(z.object({ name: z.string(), version: z.string() })) });

/** Builds the host to `host/` of a site, unless the same sources are there already. */
export async function buildHost(options: {
  readonly root: string;
  readonly siteDir: string;
}): Promise<{ readonly record: HostRecord; readonly built: boolean }> {
  const { root, siteDir } = options;
  const sourceHash = await hashSources(root, 'host');
  const folder = join(siteDir, 'host');
  const existing = await readHost(folder);
  if (existing?.sourceHash === sourceHash) {
    return { record: existing, built: false };
  }
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'host/package.json'), 'utf8')));
  return withStage(siteDir, async (stage) => {
    await runRspack(join(root, 'host'), { version, out: stage });
    const { shared } = manifestSchema.parse(JSON.parse(await readFile(join(stage, 'mf-manifest.json'), 'utf8')));
    await writeFile(join(stage, licencesFile), licenceTexts(await findParts(root, ['host'])));
    await compressFiles(join(stage, 'assets'));
    const record: HostRecord = {
      schemaVersion: 1,
      version,
      commit: await currentCommit(),
      builtAt: new Date().toISOString(),
      sourceHash,
      contracts: (await readContract(root)).spokenContracts,
      result: (await readResultContract(root)).resultVersion,
      provides: Object.fromEntries(shared.map((module) => [module.name, module.version])),
      assets: [...(await listFiles(join(stage, 'assets')))],
    };
    await rm(join(stage, 'mf-stats.json'), { force: true });
    await writeFile(join(stage, 'host.json'), `${JSON.stringify(record, null, 2)}\n`);
    await replaceFolder(stage, folder, existing !== null);
    await recordHost(localSite(siteDir), record, new Date());
    await pruneHostAssets(folder, await readLiveHosts(localSite(siteDir), new Date()));
    return { record, built: true };
  });
}

/** What stands in a host folder; null when there is none, or one that an older build described in another way. */
export async function readHost(folder: string): Promise<HostRecord | null> {
  try {
    return hostRecord.safeParse(JSON.parse(await readFile(join(folder, 'host.json'), 'utf8'))).data ?? null;
  } catch (error) {
    if (isMissing(error)) {
      return null;
    }
    throw error;
  }
}

/** Puts a new host in place. The assets of the one before stay beside its own: open pages may still ask for them. */
async function replaceFolder(stage: string, folder: string, exists: boolean): Promise<void> {
  if (!exists) {
    await rm(folder, { recursive: true, force: true });
    await rename(stage, folder);
    return;
  }
  await cp(join(folder, 'assets'), join(stage, 'assets'), { recursive: true, force: false });
  const old = `${stage}-old`;
  await rename(folder, old);
  await rename(stage, folder);
}
