import { spawn } from 'node:child_process';
import { formatTable } from '../bench/format-table.ts';
import { buildHost } from '../build/build-host.ts';
import { buildRemote } from '../build/build-remote.ts';
import { withScratchSite } from '../build/build-stage.ts';
import { registerBuilds } from '../build/register-builds.ts';
import { checkCandidate } from './check-candidate.ts';
import { describeVerdicts } from './check-release.ts';
import { openSite, readCommandLine, root, runCommand } from './command-line.ts';
import { localSite } from './local-site.ts';
import { measureReleaseCost } from './measure-cost.ts';
import { tryOut } from './try-out.ts';

/** Runs one step with its output on the terminal; rejects when it fails. */
async function step(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  console.log(`\n== ${title}`);
  const child = spawn(command, [...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`${title} failed.`);
  }
}

/** `pipeline <remote>`: all that must hold before a release, for one remote and what it stands on, and nothing else. */
await runCommand(async () => {
  const { name, values } = readCommandLine(process.argv.slice(2), []);
  const folder = `remote-${name}`;
  const folders = [folder, 'shared'];
  const jestOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  await step('format', 'oxfmt', ['--check', ...folders]);
  await step('lint', 'oxlint', ['--type-aware', '--deny-warnings', ...folders]);
  await step('types', 'tsc', ['-b', folder]);
  await step('tests', 'jest', ['--selectProjects', folder, 'shared'], { NODE_OPTIONS: jestOptions });
  await withScratchSite(async (siteDir) => {
    console.log('\n== build, compatibility and a try');
    const { record: nextHost } = await buildHost({ root, siteDir });
    const { record: candidate } = await buildRemote({ root, siteDir, name });
    const { verdicts, fits } = await checkCandidate({ site: openSite(values), name, candidate, nextHost });
    console.log(describeVerdicts(verdicts));
    if (!fits) {
      throw new Error('The build does not fit every host that may be open.');
    }
    await tryOut({ siteDir, name, record: candidate });
    console.log('Every page of it opens in a browser.');
    await registerBuilds(localSite(siteDir), [candidate]);
    console.log(`\n== cost\n${formatTable(await measureReleaseCost(siteDir, name))}`);
  });
});
