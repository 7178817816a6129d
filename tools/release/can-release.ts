import { buildRemote } from '../build/build-remote.ts';
import { withScratchSite } from '../build/build-stage.ts';
import { checkCandidate } from './check-candidate.ts';
import { describeVerdicts } from './check-release.ts';
import { openSite, readCommandLine, root, runCommand } from './command-line.ts';

/** `can-release <remote>`: the sources as they stand, and all registered releases, against every host that may be open. */
await runCommand(async () => {
  const { name, values } = readCommandLine(process.argv.slice(2), []);
  const { record } = await withScratchSite((siteDir) => buildRemote({ root, siteDir, name }));
  const { verdicts, fits } = await checkCandidate({ site: openSite(values), name, candidate: record });
  console.log(describeVerdicts(verdicts));
  process.exitCode = fits ? 0 : 1;
});
