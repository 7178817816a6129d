import { buildRemote } from '../build/build-remote.ts';
import { withScratchSite } from '../build/build-stage.ts';
import { checkReleases, describeVerdicts } from './check-release.ts';
import { openSite, readCommandLine, root, runCommand } from './command-line.ts';
import { readLiveHosts } from './live-hosts.ts';
import { readRegistry } from './registry-file.ts';

/** `can-release <remote>`: the sources as they stand, and all registered releases, against every host that may be open. */
await runCommand(async () => {
  const { name, values } = readCommandLine(process.argv.slice(2), []);
  const site = openSite(values);
  const hosts = await readLiveHosts(site, new Date());
  if (hosts.length === 0) {
    throw new Error(`No host is known in ${site.label}. Build the site first: npm run build`);
  }
  const { record } = await withScratchSite((siteDir) => buildRemote({ root, siteDir, name }));
  const { remotes } = await readRegistry(site);
  const released = Object.entries(remotes[name]?.releases ?? {}).map(([version, release]) => [
    `${name} ${version} (released)`,
    release,
  ]);
  const candidate = `${name} ${record.version} (candidate)`;
  const verdicts = checkReleases({ [candidate]: record, ...Object.fromEntries(released) }, hosts);
  console.log(describeVerdicts(verdicts));
  if (verdicts.some(({ release, reasons }) => release === candidate && reasons.length > 0)) {
    process.exitCode = 1;
  }
});
