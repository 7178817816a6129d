import { fileURLToPath } from 'node:url';
import { buildSite } from '../build/build-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// The launcher is gone (killed, or its terminal closed): end in order as if it had asked.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// An own SITE_DIR holds releases made elsewhere; only the project's own site follows its sources.
if (process.env['SITE_DIR'] === undefined) {
  console.log('Preparing the front end...');
  const { built, notes } = await buildSite({ siteDir: `${root}/site` });
  console.log(built.length === 0 ? 'The front end is up to date.' : `Built ${built.join(', ')}.`);
  notes.forEach((note) => console.log(note));
}
// The module is the program: importing it starts the service.
await import('@app/server/main');
