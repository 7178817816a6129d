import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownSite = process.env['SITE_DIR'];
/** As a shell says that Ctrl-C ended a command. */
const interrupted = 130;

// The launcher is gone (killed, or its terminal closed): end in order as if it had asked.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

/** In a process of its own: this one stays as long as the service, and what a build needs is many times what it needs. */
async function prepare(program: string, siteDir: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `${root}/tools/${program}`, siteDir],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const leave = (): never => {
    child.kill('SIGTERM');
    process.exit(interrupted);
  };
  // The launcher got a Ctrl-C that this process may not have got. After this the service listens for all of these.
  const hear = (message: unknown): void => void (message === 'stop' && leave());
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  process.on('message', hear);
  for (const signal of signals) process.on(signal, leave);
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(1);
  process.off('message', hear);
  for (const signal of signals) process.off(signal, leave);
}

if (ownSite === undefined) {
  console.log('Preparing the front end...');
  await prepare('build/build-site.ts', 'site');
} else {
  // It holds releases made elsewhere; only the project's own site follows its sources.
  await prepare('release/mend-registry.ts', ownSite);
}
// The module is the program: importing it starts the service.
await import('@app/server/main');
