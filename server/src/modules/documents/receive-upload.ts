import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { sessionId as sessionIdSchema } from '@app/shared/contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkPdf } from './check-pdf.ts';
import { uploadKey } from './document-keys.ts';
import { discardBytes } from './discard-bytes.ts';
import { documentName } from './document-name.ts';
import type { ReserveRoom } from './upload-room.ts';

export interface ReceivedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly storageKey: string;
}

export interface ReceivedUpload {
  readonly sessionId: string;
  readonly file: ReceivedFile;
}

/**
 * Reads a multipart request: one file in `files`, and `sessionId` before or after it. The bytes are durable in storage
 * when this returns; when it throws, nothing is left there.
 */
export async function receiveUpload(
  request: FastifyRequest,
  platform: Platform,
  reserve: ReserveRoom,
): Promise<ReceivedUpload> {
  const formSize = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  let file: ReceivedFile | undefined;
  let sessionId: string | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'sessionId') sessionId = parseSessionId(part.value);
        continue;
      }
      if (file) throw new AppError('malformed_request', { message: 'Send one file per request.' });
      file = await storeFile(part, formSize, platform, reserve);
    }
    if (!file) throw new AppError('malformed_request', { message: 'The request contains no file.' });
    return { file, sessionId: parseSessionId(sessionId) };
  } catch (error) {
    if (file) await discardBytes(platform, file.storageKey);
    throw error;
  }
}

async function storeFile(
  part: MultipartFile,
  formSize: number,
  platform: Platform,
  reserve: ReserveRoom,
): Promise<ReceivedFile> {
  if (part.fieldname !== 'files') throw new AppError('malformed_request', { message: 'The file belongs in "files".' });
  const name = documentName(part.filename);
  await reserve({ name, formSize });
  const id = randomUUID();
  const storageKey = uploadKey(id);
  const checkedBytes = checkPdf();
  const checking = pipeline(part.file, checkedBytes);
  const [stored, checked] = await Promise.allSettled([
    platform.storage.put(storageKey, checkedBytes, { isLastUse: true }),
    checking,
  ]);
  if (stored.status === 'rejected' || checked.status === 'rejected') {
    await discardBytes(platform, storageKey);
    throw firstCause(stored, checked);
  }
  // The limit ends the stream without an error, so it shows only here.
  if (part.file.truncated) {
    await discardBytes(platform, storageKey);
    throw new AppError('file_too_large');
  }
  return { id, name, size: stored.value.size, storageKey };
}

/** Either failure ends the other: what we found wrong with the file says more than how storing ended. */
function firstCause(...results: readonly PromiseSettledResult<unknown>[]): unknown {
  const reasons = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
  return reasons.find((reason) => reason instanceof AppError) ?? reasons[0];
}

function parseSessionId(value: unknown): string {
  const parsed = sessionIdSchema.safeParse(value);
  if (!parsed.success) throw new AppError('validation_failed', { message: 'The sessionId is missing or not a UUID.' });
  return parsed.data.toLowerCase();
}
