import { types } from 'node:util';
import { errorCode } from '../errors/error-code.ts';

/** SQLSTATE classes and codes that say "not now": connection trouble, shutdown, start-up, too many clients. */
const unavailableSqlStates = /^(08|57P0[1-5]$|53300$)/;
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** True when a query failed because the database could not be reached, so that a later try may work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const code = errorCode(error) ?? '';
  const isSocketError = 'syscall' in error && unavailableSystemCodes.has(code) && error.syscall !== 'open';
  if (unavailableSqlStates.test(code) || isSocketError || unavailableMessages.test(error.message)) return true;
  // A name with several addresses: each was tried.
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isDatabaseUnavailable)) return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** True when the database had no room for what it was told: its disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  return errorCode(error) === '53100' || (error.cause !== undefined && isDatabaseFull(error.cause));
}
