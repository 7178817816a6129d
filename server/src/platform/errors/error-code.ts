import { types } from 'node:util';

/** The `code` of a system or driver error (`ENOENT`, `23505`), wherever it was made; undefined for everything else. */
export function errorCode(error: unknown): string | undefined {
  // Not `instanceof`: errors of Node itself come from another realm where code runs in a VM context.
  return types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
