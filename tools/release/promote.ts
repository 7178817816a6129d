import { openSite, readCommandLine, runCommand, UsageError } from './command-line.ts';
import { promoteRelease } from './promote-release.ts';
import { pruneAfter } from './prune-after.ts';

/** `promote <remote> <version>`: the version goes live for everybody, and what nobody can need any more goes. */
await runCommand(async () => {
  const { name, rest, values } = readCommandLine(process.argv.slice(2), []);
  const [version] = rest;
  if (version === undefined) {
    throw new UsageError('Which version? release -- promote <remote> <version>');
  }
  const site = openSite(values);
  await promoteRelease(site, name, version);
  console.log(`${name} ${version} is live for everybody.`);
  await pruneAfter(site);
});
