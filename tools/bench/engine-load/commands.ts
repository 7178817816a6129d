import { join, resolve } from 'node:path';
import { compareStart } from '../../launch/compare-start.mjs';

const root = resolve(import.meta.dirname, '../../..');

export const quote = (path: string): string => `'${path}'`;

const node = (script: string, files: readonly string[], options: readonly string[] = []): string =>
  [quote(process.execPath), ...options, quote(script), ...files.map(quote)].join(' ');

const { options, script, env } = await compareStart(root, Number(process.versions.node.split('.')[0]));

/** As `npm run compare` starts it. */
function started(file: string, files: readonly string[]): string {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`);
  return [...variables, node(file, files, options)].join(' ');
}

const bench = (name: string): string => join(root, 'tools/bench/engine-load', name);

/** Shell commands of the parts of the engine that are measured. */
export const compareCommand = (files: readonly string[]): string => started(script, files);
export const readCommand = (files: readonly string[]): string => started(bench('read-command.ts'), files);
export const recogniseCommand = (files: readonly string[]): string => node(bench('recognise-command.ts'), files);
