import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../build/build-site.ts';
import { runCommand } from '../release/command-line.ts';
import { localSite } from '../release/local-site.ts';
import { readRegistry } from '../release/registry-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownSite = process.env['SITE_DIR'];

// The launcher is gone (killed, or its terminal closed): end in order as if it had asked.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// The launcher got a Ctrl-C that this process may not have got. From the import below on, the service listens.
const leave = (message: unknown): void => {
  if (message === 'stop') process.exit(130);
};
process.on('message', leave);

await runCommand(async () => {
  // An own SITE_DIR holds releases made elsewhere; only the project's own site follows its sources.
  if (ownSite !== undefined) {
    // Reading mends a registry that was damaged while nothing ran.
    await readRegistry(localSite(resolve(root, ownSite)));
    return;
  }
  console.log('Preparing the front end...');
  const { built, notes } = await buildSite({ siteDir: `${root}/site` });
  console.log(built.length === 0 ? 'The front end is up to date.' : `Built ${built.join(', ')}.`);
  notes.forEach((note) => console.log(note));
});
// The launcher's channel would keep a process alive that has nothing left to do.
if (process.exitCode !== undefined) process.exit();
process.off('message', leave);
// The module is the program: importing it starts the service.
await import('@app/server/main');
