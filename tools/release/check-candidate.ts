import type { RemoteName } from '@app/shared/federation/server';
import type { HostRecord } from '../build/host-record.ts';
import { checkReleases, type CheckedHost, type CheckedRelease, type Verdict } from './check-release.ts';
import { NoHostError, readLiveHosts } from './live-hosts.ts';
import { readRegistry } from './registry-file.ts';
import { releaseRecord, type ReleaseRecord } from './release-record.ts';
import type { SiteStore } from './site-store.ts';

export interface CandidateOptions {
  readonly site: SiteStore;
  readonly name: RemoteName;
  /** The build that is to be released. */
  readonly candidate: ReleaseRecord;
  /** A host that is live nowhere yet: that of the same sources. */
  readonly nextHost?: HostRecord;
}

export interface CandidateVerdict {
  readonly verdicts: readonly Verdict[];
  /** Whether the candidate runs in every host; what is released already is only told. */
  readonly fits: boolean;
}

/** Checks a build and all registered releases of its remote against every host that may be open. */
export async function checkCandidate(options: CandidateOptions): Promise<CandidateVerdict> {
  const { site, name, candidate, nextHost } = options;
  const live = await readLiveHosts(site, new Date());
  const isLive = live.some(({ sourceHash }) => sourceHash === nextHost?.sourceHash);
  const hosts: readonly CheckedHost[] = nextHost === undefined || isLive ? live : [...live, nextHost];
  if (hosts.length === 0) {
    throw new NoHostError(site);
  }
  const called = `${name} ${candidate.version} (candidate)`;
  const verdicts = checkReleases({ [called]: candidate, ...(await readReleased(site, name)) }, hosts);
  return { verdicts, fits: verdicts.every(({ release, reasons }) => release !== called || reasons.length === 0) };
}

/** What is registered of a remote. What a page needs not know of a release, only the record beside its files says. */
async function readReleased(site: SiteStore, name: RemoteName): Promise<Readonly<Record<string, CheckedRelease>>> {
  const { remotes } = await readRegistry(site);
  const rows = Object.entries(remotes[name]?.releases ?? {}).map(async ([version, release]) => {
    const stored = await site.read(`remotes/${name}/${version}/release.json`);
    const record = stored === null ? null : releaseRecord.parse(JSON.parse(new TextDecoder().decode(stored.bytes)));
    return [`${name} ${version} (released)`, { ...release, results: record?.results }] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}
