import { S3ServiceException } from '@aws-sdk/client-s3';
import { errorCode } from '../errors/error-code.ts';
import { StorageUnavailable } from './storage.ts';

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Runs one call; when the store was away or overloaded, after all tries of the SDK, the error says so. */
export async function tellOutage<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw isOutage(error) ? new StorageUnavailable('The store cannot be reached.', { cause: error }) : error;
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? 0;
    return status >= 500 || status === 429;
  }
  // The SDK's own time limits carry no code, and errors that it wraps carry theirs in the message only.
  const { name, message } = error instanceof Error ? error : new Error('');
  const words = `${errorCode(error) ?? ''} ${message}`;
  return name === 'TimeoutError' || networkCodes.some((code) => words.includes(code));
}
