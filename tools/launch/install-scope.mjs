import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * What has to be installed for a command: everything (null), or for the pipeline of one remote the packages that its steps
 * touch. The tools come without what they lean on (`...`): only starting the service needs the server's dependencies.
 *
 * @returns {null | { name: string, filters: string[] }}
 * @throws Error when the pipeline is asked for a remote that does not exist
 */
export function findScope(root, command, args) {
  if (command !== 'release pipeline') return null;
  const { positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { site: { type: 'string' } },
  });
  const [called = ''] = positionals;
  const name = called.startsWith('remote-') ? called : `remote-${called}`;
  if (!existsSync(join(root, name, 'package.json'))) {
    const known = readdirSync(root).filter((folder) => folder.startsWith('remote-'));
    throw new Error(`Which remote? Known: ${known.join(', ')}.`);
  }
  const nameOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name;
  return { name, filters: [nameOf('.'), `${nameOf(name)}...`, `${nameOf('host')}...`, nameOf('tools')] };
}
