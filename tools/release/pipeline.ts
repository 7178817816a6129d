import { spawn } from 'node:child_process';
import { formatTable } from '../bench/format-table.ts';
import { measureReleaseCost } from '../bench/release-cost.ts';
import { readCommandLine, root, runCommand } from './command-line.ts';

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
  const site = values['site'] === undefined ? [] : ['--site', values['site']];
  await step('build and compatibility', process.execPath, ['tools/release/can-release.ts', name, ...site]);
  console.log(`\n== cost\n${formatTable(await measureReleaseCost(name))}`);
});
