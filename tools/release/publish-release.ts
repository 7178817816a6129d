import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@app/shared/federation/server';
import { buildRemote } from '../build/build-remote.ts';
import { checkReleases, describeVerdicts } from './check-release.ts';
import { readLiveHosts } from './live-hosts.ts';
import { localSite } from './local-site.ts';
import { activate, addRelease, setCanary } from './registry-edits.ts';
import { editRegistry, readRegistry } from './registry-file.ts';
import { toRegistryRelease, type ReleaseRecord } from './release-record.ts';
import { verifyFiles } from './verify-files.ts';

export interface PublishOptions {
  readonly root: string;
  readonly siteDir: string;
  readonly name: RemoteName;
  /** Percent of the visitors that get the release; without it all do. */
  readonly canary?: number | undefined;
  /** Where the site's files are reached by browsers: `/`, or an origin with a slash at the end. */
  readonly baseUrl?: string | undefined;
}

/**
 * Builds a remote as it stands, checks it against every host that may be open, and makes it live. A release that does not
 * fit is refused: the registry stays as it was and the build is thrown away.
 */
export async function publishRelease(options: PublishOptions): Promise<ReleaseRecord> {
  const { root, siteDir, name, canary, baseUrl = '/' } = options;
  const site = localSite(siteDir);
  const { record, built } = await buildRemote({ root, siteDir, name, exactVersion: true });
  const { version } = record;
  const folder = join(siteDir, 'remotes', name, version);
  try {
    await verifyFiles(folder, record);
    const hosts = await readLiveHosts(site, new Date());
    if (hosts.length === 0) {
      throw new Error(
        `No host is known in ${site.label}, so nothing can be checked. Build the site first: npm run build`,
      );
    }
    const verdicts = checkReleases({ [`${name} ${version}`]: record }, hosts);
    if (verdicts.some(({ reasons }) => reasons.length > 0)) {
      throw new Error(`${name} ${version} is refused:\n${describeVerdicts(verdicts)}`);
    }
  } catch (error) {
    if (built) {
      await rm(folder, { recursive: true, force: true });
    }
    throw error;
  }
  const release = toRegistryRelease(record, `${baseUrl}remotes/${name}/${version}/`);
  const goLive = canary === undefined ? activate(name, version) : setCanary(name, version, canary);
  const what = canary === undefined ? `release ${name} ${version}` : `release ${name} ${version} to ${canary} %`;
  const isFirst = (await readRegistry(site)).remotes[name] === undefined;
  await editRegistry(site, what, (registry) => {
    const listed = addRelease(name, version, release)(registry);
    return isFirst ? listed : goLive(listed);
  });
  return record;
}
