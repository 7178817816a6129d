import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Beside the installed packages; where nothing may be written, everything is compiled anew. */
const folder = fileURLToPath(new URL('../../../node_modules/.cache/service', import.meta.url));

/** Lets a process keep the first modules too: without them it need not start the compiler of TypeScript, 12 MB. */
export const compiledCodeSetting = { NODE_COMPILE_CACHE: folder } as const;

/**
 * Keeps what this process or thread compiles from now on for the next one, which then starts in half the time. Must be
 * called before the modules are imported that are worth it.
 */
export function keepCompiledCode(): void {
  enableCompileCache(folder);
}

/** Writes down now what else would be lost with a process or thread that is killed. */
export function saveCompiledCode(): void {
  flushCompileCache();
}
