import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export const quote = (path: string): string => `'${path}'`;

const node = (script: string, files: readonly string[]): string =>
  `${quote(process.execPath)} ${quote(join(root, script))} ${files.map(quote).join(' ')}`;

/** Shell commands of the parts of the engine that are measured. */
export const compareCommand = (files: readonly string[]): string => node('engine/src/compare-command.ts', files);
export const readCommand = (files: readonly string[]): string => node('tools/bench/engine-load/read-command.ts', files);
export const recogniseCommand = (files: readonly string[]): string =>
  node('tools/bench/engine-load/recognise-command.ts', files);
