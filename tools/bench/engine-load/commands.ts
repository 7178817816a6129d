import { join, resolve } from 'node:path';
import { compareStart } from '../../launch/compare-start.mjs';

const root = resolve(import.meta.dirname, '../../..');

export const quote = (path: string): string => `'${path}'`;

const node = (script: string, files: readonly string[], options: readonly string[] = []): string =>
  [quote(process.execPath), ...options, quote(join(root, script)), ...files.map(quote)].join(' ');

/** As `npm run compare` starts it. */
function started(script: string, files: readonly string[]): string {
  const { options, env } = compareStart(root, Number(process.versions.node.split('.')[0]));
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`);
  return [...variables, node(script, files, options)].join(' ');
}

/** Shell commands of the parts of the engine that are measured. */
export const compareCommand = (files: readonly string[]): string => started('engine/src/compare-command.ts', files);
export const readCommand = (files: readonly string[]): string =>
  started('tools/bench/engine-load/read-command.ts', files);
export const recogniseCommand = (files: readonly string[]): string =>
  node('tools/bench/engine-load/recognise-command.ts', files);
