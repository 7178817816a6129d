import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@app/shared/federation/server';
import { buildRemote } from '../build/build-remote.ts';
import { withScratchSite } from '../build/build-stage.ts';
import { listFiles } from '../build/list-files.ts';
import { checkReleases, describeVerdicts } from './check-release.ts';
import { NoHostError, readLiveHosts } from './live-hosts.ts';
import { placeHost } from './place-host.ts';
import { activate, addRelease, noteBuild, setCanary } from './registry-edits.ts';
import { editRegistry, readRegistry } from './registry-file.ts';
import { releaseRecord, toRegistryRelease, type ReleaseRecord } from './release-record.ts';
import type { SiteStore } from './site-store.ts';
import { tryOut } from './try-out.ts';
import { verifyFiles } from './verify-files.ts';
import { verifyStyles } from './verify-styles.ts';

export interface PublishOptions {
  readonly root: string;
  readonly site: SiteStore;
  readonly name: RemoteName;
  /** Percent of the visitors that get the release; without it all do. */
  readonly canary?: number | undefined;
  /** Where the site's files are reached by browsers: `/`, or an origin with a slash at the end. */
  readonly baseUrl?: string | undefined;
}

/**
 * Builds a remote as it stands, checks it against every host that may be open, runs it, puts its files in place and makes it
 * live. A release that does not fit or does not run is refused, and the site stays as it was.
 */
export async function publishRelease(options: PublishOptions): Promise<ReleaseRecord> {
  const { root, site, name } = options;
  return withScratchSite(async (siteDir) => {
    const { record } = await buildRemote({ root, siteDir, name });
    const folder = join(siteDir, 'remotes', name, record.version);
    await verifyFiles(folder, record);
    await verifyStyles(folder, record);
    await assertFits(site, record);
    const standing = await readStanding(site, record);
    await placeHost(site, root, siteDir);
    await tryOut({ siteDir, name, record });
    if (standing === null) {
      await putInPlace(site, folder, record);
    }
    await goLive(options, standing ?? record);
    return standing ?? record;
  });
}

async function assertFits(site: SiteStore, record: ReleaseRecord): Promise<void> {
  const hosts = await readLiveHosts(site, new Date());
  if (hosts.length === 0) {
    throw new NoHostError(site);
  }
  const called = `${record.name} ${record.version}`;
  const verdicts = checkReleases({ [called]: record }, hosts);
  if (verdicts.some(({ reasons }) => reasons.length > 0)) {
    throw new Error(`${called} is refused:\n${describeVerdicts(verdicts)}`);
  }
}

/** What stands in the place of a release already: null, or the same sources. Other ones are refused. */
async function readStanding(
  site: SiteStore,
  { name, version, sourceHash }: ReleaseRecord,
): Promise<ReleaseRecord | null> {
  const standing = await site.read(`remotes/${name}/${version}/release.json`);
  if (standing === null) {
    return null;
  }
  const released = releaseRecord.parse(JSON.parse(new TextDecoder().decode(standing.bytes)));
  if (released.sourceHash !== sourceHash) {
    throw new Error(
      `${name} ${version} was built from other sources. Raise the version in remote-${name}/package.json.`,
    );
  }
  return released;
}

/** Copies the files of a build to the site, `release.json` last: where it stands, the release is whole. */
async function putInPlace(site: SiteStore, folder: string, { name, version }: ReleaseRecord): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => file !== 'release.json');
  for (const file of [...files, 'release.json']) {
    await site.write(`remotes/${name}/${version}/${file}`, await readFile(join(folder, file)));
  }
}

async function goLive({ site, name, canary, baseUrl = '/' }: PublishOptions, record: ReleaseRecord): Promise<void> {
  const { version } = record;
  const isFirst = (await readRegistry(site)).remotes[name] === undefined;
  const listed = addRelease(name, version, toRegistryRelease(record, `${baseUrl}remotes/${name}/${version}/`));
  const makeLive = canary === undefined ? activate(name, version) : setCanary(name, version, canary);
  const what = `release ${name} ${version}${canary === undefined ? '' : ` to ${canary} %`}`;
  await editRegistry(site, what, (registry) =>
    noteBuild(name, version)(isFirst ? listed(registry) : makeLive(listed(registry))),
  );
}
