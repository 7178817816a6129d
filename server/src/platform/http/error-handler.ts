import { types } from 'node:util';
import { errorTable, type ErrorCode, type ErrorResponse } from '@app/shared/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseFull, isDatabaseUnavailable } from '../db/index.ts';
import { AppError } from '../errors/app-error.ts';
import { errorCode } from '../errors/error-code.ts';
import { tooManyRequests } from '../errors/too-many-requests.ts';
import { isStorageAway, isStorageFull } from '../storage/index.ts';

/** Not about a file: a log-in can meet it too. */
const databaseFull = 'The disk is full. Please try again later.';

/** What fastify and its plugins throw, by their codes. Everything else with a status below 500 could not be read. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'file_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
};

/** The one place where an error becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = isGivenUp(error, request) ? new AppError('malformed_request', { cause: error }) : toAppError(error);
  const { status } = errorTable[known.code];
  // What every request meets, a lost database or a full disk, is told in short: the log may be on that disk.
  if (known.code === 'unavailable' || known.code === 'storage_full') {
    request.log.warn({ code: known.code, cause: causeOf(known) }, 'request not possible now');
  } else if (status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  else request.log.debug({ err: error, code: known.code }, 'request refused');
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  const retryAfter = known.retryAfterSeconds ?? (known.code === 'unavailable' ? 2 : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
  const body: ErrorResponse = { code: known.code, message: known.message, requestId: request.id, ...known.details };
  void reply
    .code(isUnsatisfiableRange(error) ? 416 : status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answerError(new AppError('not_found'), request, reply);
}

const causeOf = ({ cause }: AppError): string | undefined => (cause instanceof Error ? cause.message : undefined);

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // What cannot be the id of anything is as unknown as an id that nothing has.
    const isPath = error.validationContext === 'params';
    return new AppError(isPath ? 'not_found' : 'validation_failed', { cause: error });
  }
  if (isBrokenMultipart(error)) return new AppError('malformed_request', { cause: error });
  if (isDatabaseUnavailable(error) || isStorageAway(error)) return new AppError('unavailable', { cause: error });
  if (isStorageFull(error)) return new AppError('storage_full', { cause: error });
  if (isDatabaseFull(error)) return new AppError('storage_full', { cause: error, message: databaseFull });
  return fromFramework(error) ?? new AppError('internal', { cause: error });
}

function fromFramework(error: unknown): AppError | null {
  if (!isFastifyError(error)) return null;
  const code = frameworkCodes[error.code];
  if (code) return new AppError(code, { cause: error });
  // The fence against floods counts by the minute.
  if (error.statusCode === 429) return tooManyRequests(60, error);
  // Folders of static files; nobody needs to know that they are there.
  if (error.statusCode === 403 || error.statusCode === 404) return new AppError('not_found', { cause: error });
  const isOurFault = error.statusCode === undefined || error.statusCode >= 500;
  return isOurFault ? null : new AppError('malformed_request', { cause: error });
}

const isUnsatisfiableRange = (error: unknown): boolean => isFastifyError(error) && error.statusCode === 416;

/** Errors of fastify and its plugins are made by constructor functions, so they are no native errors. */
function isFastifyError(error: unknown): error is FastifyError {
  return (error instanceof Error || types.isNativeError(error)) && 'statusCode' in error;
}

/** The sender broke its request off, so nobody reads the answer. */
const isGivenUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(errorCode(error) ?? '');

/** The multipart parser throws plain errors for bodies that end early or make no sense, and for such a boundary. */
function isBrokenMultipart(error: unknown): boolean {
  const messages =
    /^(Unexpected end of multipart data|(Part|Field|File) terminated early|Malformed part header|Multipart: |The needle )/;
  return types.isNativeError(error) && messages.test(error.message);
}
