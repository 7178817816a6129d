import { join } from 'node:path';
import { remoteNames } from '@app/shared/federation/server';
import { devRegistry, fillDevPage } from '../dev/fill-dev-page.ts';
import { runChildren, type ChildCommand } from '../dev/run-children.ts';
import { readCommandLine, root, runCommand } from './command-line.ts';

/** The first of the ports; `PORT` in the environment moves them. */
const firstPort = Number(process.env['PORT'] ?? 4000);
const cli = join(root, 'host/node_modules/@rspack/cli/bin/rspack.js');

function rspackServe(label: string, config: string, env: Readonly<Record<string, string | number>>): ChildCommand {
  const settings = Object.entries({ dev: 'true', ...env }).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const args = ['--disable-warning=ExperimentalWarning', cli, 'serve', '--config', join(root, config), ...settings];
  return { label, args, cwd: join(root, config, '..') };
}

/** `dev <remote>`: the remote alone under a stub of the host, without a server. */
async function developAlone(args: readonly string[]): Promise<void> {
  const { name } = readCommandLine(args, []);
  console.log(`remote-${name} under a stub of the host: http://127.0.0.1:${firstPort}`);
  await runChildren([rspackServe(name, 'tools/dev/stub-host/rspack.config.ts', { remote: name, port: firstPort })]);
}

/** `dev`: host and remotes as dev servers of their own, federated, with the real server behind them. */
async function developTogether(): Promise<void> {
  const ports = Object.fromEntries(remoteNames.map((name, index) => [name, firstPort + 1 + index]));
  const apiPort = firstPort + 1 + remoteNames.length;
  const page = await fillDevPage(root, devRegistry(ports));
  const url = `http://127.0.0.1:${firstPort}`;
  console.log(`All together: ${url} (the server's own log says where the mailbox is)`);
  await runChildren([
    {
      label: 'server',
      args: ['--disable-warning=ExperimentalWarning', join(root, 'tools/start/start.ts')],
      cwd: root,
      env: { PORT: String(apiPort), PUBLIC_URL: url },
    },
    rspackServe('host', 'host/rspack.config.ts', { port: firstPort, page, api: `http://127.0.0.1:${apiPort}` }),
    ...remoteNames.map((name) =>
      rspackServe(name, `remote-${name}/rspack.config.ts`, { port: String(ports[name]), version: 'local' }),
    ),
  ]);
}

await runCommand(async () => {
  const args = process.argv.slice(2);
  await (args.length === 0 ? developTogether() : developAlone(args));
});
