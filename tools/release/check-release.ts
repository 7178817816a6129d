import { checkCompatibility, type ReleaseDemand } from '@app/shared/federation/server';
import type { HostRecord } from '../build/host-record.ts';
import type { HostEntry } from './live-hosts.ts';
import { shortCommit } from './short-commit.ts';

/** A host that may be open, or one that is live nowhere yet and so was never recorded. */
export type CheckedHost = HostEntry | (HostRecord & { readonly replacedAt?: undefined });

/** What a release asks of a host, and of the server behind it. */
export interface CheckedRelease extends ReleaseDemand {
  /** Versions of the result that it reads. */
  readonly results?: readonly number[] | undefined;
}

/** One cell of the matrix: a release in a host. No reasons: it can run. */
export interface Verdict {
  readonly release: string;
  readonly host: CheckedHost;
  readonly reasons: readonly string[];
}

/**
 * A host is live together with the server of its sources. What was replaced is still open in pages, but it is the server of
 * today that answers them.
 */
function checkResult({ result, replacedAt = null }: CheckedHost, { results }: CheckedRelease): readonly string[] {
  const isSaid = replacedAt === null && result !== undefined && results !== undefined;
  if (!isSaid || results.includes(result)) return [];
  return [`result: the release reads version ${results.join(', ')}, the server answers with ${result}`];
}

/** Checks releases against hosts, with the function that the browser uses, and against the server that is live. */
export function checkReleases(
  releases: Readonly<Record<string, CheckedRelease>>,
  hosts: readonly CheckedHost[],
): readonly Verdict[] {
  return Object.entries(releases).flatMap(([release, demand]) =>
    hosts.map((host) => ({
      release,
      host,
      reasons: [
        ...checkCompatibility({ contracts: host.contracts, provides: host.provides }, demand),
        ...checkResult(host, demand),
      ],
    })),
  );
}

/** One line per verdict, and one more per reason. */
export function describeVerdicts(verdicts: readonly Verdict[]): string {
  return verdicts
    .flatMap(({ release, host, reasons }) => [
      `${reasons.length === 0 ? 'fits    ' : 'REFUSED '} ${release}  in  ${describeHost(host)}`,
      ...reasons.map((reason) => `          ${reason}`),
    ])
    .join('\n');
}

function describeHost(host: CheckedHost): string {
  const builtAt = host.builtAt.slice(0, 16).replace('T', ' ');
  return `host ${host.version} (${shortCommit(host)} of ${builtAt}, ${standingOf(host.replacedAt)})`;
}

function standingOf(replacedAt: CheckedHost['replacedAt']): string {
  if (replacedAt === undefined) {
    return 'of these sources';
  }
  return replacedAt === null ? 'live' : `replaced ${replacedAt.slice(0, 10)}, may still be open`;
}
