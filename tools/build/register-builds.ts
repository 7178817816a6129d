import type { RegisteredRemote } from '@app/shared/federation/server';
import { activate, addRelease, noteBuild, type Edit } from '../release/registry-edits.ts';
import { editRegistry, readRegistry } from '../release/registry-file.ts';
import { toRegistryRelease, type ReleaseRecord } from '../release/release-record.ts';
import type { SiteStore } from '../release/site-store.ts';

/**
 * Makes builds live in a site that follows its sources. Sources that are as they were at the last build leave alone what was
 * decided since; other ones, older ones too, go live. Returns what a person should know: a version that was taken back stays so.
 */
export async function registerBuilds(site: SiteStore, builds: readonly ReleaseRecord[]): Promise<readonly string[]> {
  const { remotes } = await readRegistry(site);
  const verdicts = builds.map((record) => ({ record, verdict: judge(remotes[record.name], record.version) }));
  const changed = verdicts
    .filter(({ record, verdict }) => verdict === 'live' || remotes[record.name]?.built !== record.version)
    .map(({ record }) => record);
  if (changed.length > 0) {
    const what = `build ${changed.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
    await editRegistry(site, what, (registry) => changed.reduce((edited, record) => follow(record)(edited), registry));
  }
  return verdicts
    .filter(({ verdict }) => verdict === 'taken back')
    .map(
      ({ record: { name, version } }) =>
        `remote-${name} ${version} was taken back and stays so: npm run promote -- remote-${name} ${version} makes it live.`,
    );
}

type Verdict = 'live' | 'taken back' | 'as it is';

/** Whether a build goes live, or keeps its standing. */
function judge(remote: RegisteredRemote | undefined, version: string): Verdict {
  if (remote === undefined || !Object.hasOwn(remote.releases, version)) {
    return 'live';
  }
  if (remote.blocked.includes(version)) {
    return 'taken back';
  }
  const isThere = remote.active === version || remote.canary?.version === version;
  return isThere || remote.built === version ? 'as it is' : 'live';
}

/** Judged again on the registry as it is at the edit: somebody may have been faster. */
function follow(record: ReleaseRecord): Edit {
  const { name, version } = record;
  return (registry) => {
    const noted = noteBuild(name, version);
    if (judge(registry.remotes[name], version) !== 'live') {
      return noted(registry);
    }
    const release = toRegistryRelease(record, `/remotes/${name}/${version}/`);
    return noted(activate(name, version)(addRelease(name, version, release)(registry)));
  };
}
