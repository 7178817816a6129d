import { types } from 'node:util';
import { errorCode } from '../errors/error-code.ts';
import { StartProblem } from '../errors/start-problem.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** What a person can change about a database that refuses us, by SQLSTATE. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'it rejects the user name or password',
  '28000': 'it rejects the user or the connection method',
  '3D000': 'it has no database with that name',
  '42501': 'the user may not create tables; grant it CREATE on the database',
};

/** The system errors of a connection, by their code. */
const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name is unknown',
  ECONNREFUSED: 'nothing is listening there',
  ENOENT: 'nothing is listening there',
  EHOSTUNREACH: 'it cannot be reached',
  ENETUNREACH: 'it cannot be reached',
};

/** Host and port of a connection string, without what must not be shown: user, password, options. */
export function databaseAddress(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `${host}:${port || (searchParams.get('port') ?? '5432')}`;
}

/** Why the database cannot be used, as the end of a sentence; undefined when that is no matter of settings. */
export function databaseTrouble(error: unknown): string | undefined {
  const known = chainOf(error)
    .map(errorCode)
    .find((code) => code !== undefined && (code in refusals || code in failures));
  if (known !== undefined) return refusals[known] ?? failures[known];
  if (!isDatabaseUnavailable(error)) return undefined;
  return error instanceof Error && error.message !== '' ? error.message : 'it does not answer';
}

/** The sentence for a database that cannot be used, or the error itself when that is no matter of settings. */
export function explainDatabase(error: unknown, url: string): unknown {
  const trouble = databaseTrouble(error);
  if (trouble === undefined || error instanceof StartProblem) return error;
  return new StartProblem(
    `The database at ${databaseAddress(url)} cannot be used: ${trouble}. Start it, or correct DATABASE_URL.`,
  );
}

/** The error, its causes, and the tries that it sums up. */
function chainOf(error: unknown): unknown[] {
  if (!types.isNativeError(error)) return [];
  const parts: readonly unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return [error, ...parts, ...chainOf(error.cause)];
}
