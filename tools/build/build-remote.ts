import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { remoteRoutes, resultReaders, type RemoteName } from '@app/shared/federation/server';
import { releaseRecord, type ReleaseRecord } from '../release/release-record.ts';
import { currentCommit } from '../release/who-and-when.ts';
import { withStage } from './build-stage.ts';
import { compressFiles } from './compress-files.ts';
import { buildOnlyFiles, describeRelease } from './describe-release.ts';
import { hashSources } from './hash-sources.ts';
import { isMissing } from './list-files.ts';
import { findParts } from './parts/find-parts.ts';
import { licencesFile, licenceTexts } from './parts/licence-texts.ts';
import { readContract, readResultContract } from './read-contract.ts';
import { readPageNames } from './read-page-names.ts';
import { runRspack } from './run-rspack.ts';

const packageFile = z.object({ version: z.string(), author: z.optional(z.string()) });

export interface RemoteBuild {
  readonly record: ReleaseRecord;
  /** False when this release was there already. */
  readonly built: boolean;
}

/**
 * Builds a remote to `remotes/<name>/<version>/` of a site, unless the same sources are there already. The version is
 * that of its package.json; when another build took it, the sources' fingerprint is added: folders never change.
 */
export async function buildRemote(options: {
  readonly root: string;
  readonly siteDir: string;
  readonly name: RemoteName;
}): Promise<RemoteBuild> {
  const { root, siteDir, name } = options;
  const packageDir = `remote-${name}`;
  const sourceHash = await hashSources(root, packageDir);
  const { version: wanted, author } = packageFile.parse(
    JSON.parse(await readFile(join(root, packageDir, 'package.json'), 'utf8')),
  );
  const versions = [wanted, `${wanted}-${sourceHash.slice(0, 8)}`];
  for (const version of versions) {
    const folder = join(siteDir, 'remotes', name, version);
    const existing = await readRelease(folder);
    if (existing?.sourceHash === sourceHash) {
      return { record: existing, built: false };
    }
    if (existing === null) {
      const identity = {
        name,
        version,
        commit: await currentCommit(),
        builtAt: new Date().toISOString(),
        owner: author,
        sourceHash,
        contract: (await readContract(root)).contractNumber,
        ...(resultReaders.includes(name) && { results: (await readResultContract(root)).readResultVersions }),
        routes: remoteRoutes[name],
        pages: await readPageNames(root, name),
      };
      const record = await withStage(siteDir, async (stage) => {
        await runRspack(join(root, packageDir), { version, out: stage });
        await writeFile(join(stage, licencesFile), licenceTexts(await findParts(root, [packageDir])));
        const described = await describeRelease(stage, identity);
        await Promise.all(buildOnlyFiles.map((file) => rm(join(stage, file), { force: true })));
        await compressFiles(stage);
        await writeFile(join(stage, 'release.json'), `${JSON.stringify(described, null, 2)}\n`);
        await mkdir(join(siteDir, 'remotes', name), { recursive: true });
        await rename(stage, folder);
        return described;
      });
      return { record, built: true };
    }
  }
  throw new Error(
    `${name} ${versions.at(-1)} was built from other sources. Raise the version in ${packageDir}/package.json.`,
  );
}

/** What stands in a release folder; null when there is none. */
export async function readRelease(folder: string): Promise<ReleaseRecord | null> {
  try {
    return releaseRecord.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  } catch (error) {
    if (isMissing(error)) {
      return null;
    }
    throw error;
  }
}
