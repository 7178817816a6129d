import { fileURLToPath } from 'node:url';

/**
 * Folder for stripped and compiled code: short-lived processes spend a good part of their life compiling.
 * Inside the package, because what lies in a folder for all users could be put there by another one.
 */
export const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
