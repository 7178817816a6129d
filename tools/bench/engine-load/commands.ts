import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export const quote = (path: string): string => `'${path}'`;

const node = (script: string, files: readonly string[]): string =>
  `${quote(process.execPath)} ${quote(join(root, script))} ${files.map(quote).join(' ')}`;

/** As `npm run compare` starts it: with the cache of compiled code. */
const cached = (script: string, files: readonly string[]): string =>
  `NODE_COMPILE_CACHE=${quote(join(root, 'engine/node_modules/.cache/compare'))} ${node(script, files)}`;

/** Shell commands of the parts of the engine that are measured. */
export const compareCommand = (files: readonly string[]): string => cached('engine/src/compare-command.ts', files);
export const readCommand = (files: readonly string[]): string =>
  cached('tools/bench/engine-load/read-command.ts', files);
export const recogniseCommand = (files: readonly string[]): string =>
  node('tools/bench/engine-load/recognise-command.ts', files);
