import { checkCompatibility, type ReleaseDemand } from '@app/shared/federation/server';
import type { HostEntry } from './live-hosts.ts';

/** One cell of the matrix: a release in a host. No reasons: it can run. */
export interface Verdict {
  readonly release: string;
  readonly host: HostEntry;
  readonly reasons: readonly string[];
}

/** Checks releases against hosts, with the function that the browser uses. */
export function checkReleases(
  releases: Readonly<Record<string, ReleaseDemand>>,
  hosts: readonly HostEntry[],
): readonly Verdict[] {
  return Object.entries(releases).flatMap(([release, demand]) =>
    hosts.map((host) => ({
      release,
      host,
      reasons: checkCompatibility({ contracts: host.contracts, provides: host.provides }, demand),
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

function describeHost({ version, commit, replacedAt }: HostEntry): string {
  const standing = replacedAt === null ? 'live' : `replaced ${replacedAt.slice(0, 10)}, may still be open`;
  return `host ${version} (${commit.slice(0, 7)}, ${standing})`;
}
