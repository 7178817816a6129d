import { remoteNames, type RemoteName } from '@app/shared/federation/server';
import { buildHost } from '../build/build-host.ts';
import { withScratchSite } from '../build/build-stage.ts';
import { openSite, ownSite, readTarget, root, runCommand, UsageError, type CommandLine } from './command-line.ts';
import { adoptHosts, recordHost } from './live-hosts.ts';
import { shortCommit } from './short-commit.ts';
import { pruneAfter } from './prune-after.ts';
import { publishRelease } from './publish-release.ts';

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) {
    return undefined;
  }
  const percent = Number(text);
  if (!(percent > 0 && percent <= 100)) {
    throw new UsageError(`--canary takes a percentage above 0 and up to 100, not "${text}".`);
  }
  return percent;
}

async function releaseRemote(name: RemoteName, values: CommandLine['values']): Promise<void> {
  const canary = readPercent(values['canary']);
  const site = openSite(values);
  const adopted = await adoptHosts(site, ownSite(), new Date());
  if (adopted.length > 0) {
    console.log(`${site.label} knew no host: those of ${ownSite().label} are noted in it now (${adopted.length}).`);
  }
  const { version } = await publishRelease({ root, site, name, canary, baseUrl: values['base-url'] });
  const reach = canary === undefined ? 'everybody' : `${canary} % of the visitors`;
  console.log(`${name} ${version} is live for ${reach} in ${site.label}.`);
  if (canary === undefined) {
    await pruneAfter(site);
  }
}

/** The service itself serves the host. A site that lies elsewhere must know of it, so that releases are checked against it. */
async function noteHost(values: CommandLine['values']): Promise<void> {
  const site = openSite(values);
  const { record } = await withScratchSite((siteDir) => buildHost({ root, siteDir }));
  await recordHost(site, record, new Date());
  console.log(`Releases to ${site.label} are checked against host ${record.version} (${shortCommit(record)}) now.`);
}

/** `release <remote> [--canary 10] [--site folder] [--base-url https://remotes.example/]`, or `release host [--site ...]` */
await runCommand(async () => {
  const targets = ['host' as const, ...remoteNames];
  const { name, values } = readTarget(process.argv.slice(2), ['canary', 'base-url'], targets);
  await (name === 'host' ? noteHost(values) : releaseRemote(name, values));
});
