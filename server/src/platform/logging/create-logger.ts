import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Names of values that must never reach a log, at any depth pino's wildcards reach. */
const secretKeys = ['cookie', 'authorization', 'password', 'new_password', 'token', 'secret', 'set-cookie'];
const redact = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

export interface LoggerOptions {
  readonly level: string;
  readonly role: string;
  readonly destination?: DestinationStream;
}

/** JSON lines on stderr: stdout belongs to the start message. */
export function createLogger({ level, role, destination = pino.destination(2) }: LoggerOptions): Logger {
  return pino({ level, base: { pid: process.pid, role }, redact: { paths: redact, censor: '[hidden]' } }, destination);
}
