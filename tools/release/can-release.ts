import { join } from 'node:path';
import { buildRemote } from '../build/build-remote.ts';
import { withScratchSite } from '../build/build-stage.ts';
import { checkCandidate } from './check-candidate.ts';
import { describeVerdicts } from './check-release.ts';
import { openSite, readCommandLine, root, runCommand } from './command-line.ts';
import { placeHost } from './place-host.ts';
import { tryOut } from './try-out.ts';
import { verifyStyles } from './verify-styles.ts';

/** `can-release <remote>`: the sources as they are, and all registered releases, against every host that may be open; then in a browser. */
await runCommand(async () => {
  const { name, values } = readCommandLine(process.argv.slice(2), []);
  const site = openSite(values);
  await withScratchSite(async (siteDir) => {
    const { record } = await buildRemote({ root, siteDir, name });
    const { verdicts, fits } = await checkCandidate({ site, name, candidate: record });
    console.log(describeVerdicts(verdicts));
    if (!fits) throw new Error(`${name} ${record.version} does not fit every host that may be open.`);
    await verifyStyles(join(siteDir, 'remotes', name, record.version), record);
    await placeHost(site, root, siteDir);
    await tryOut({ siteDir, name, record });
    console.log(`${name} ${record.version} can be released: every page of it opens in a browser.`);
  });
});
