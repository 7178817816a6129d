import { errorTable, type ErrorResponse } from '@app/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { ObjectMissing } from '../../platform/storage/index.ts';
import { parseRange, type ByteRange } from './byte-range.ts';
import type { AnalysisDocument } from './documents-port.ts';

/** Sends a document, whole or the range that was asked for. Its bytes never change, so its id is their tag. */
export async function sendDocument(
  { storage }: Pick<Platform, 'storage'>,
  { id, name, size, storageKey }: AnalysisDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tag = `"${id}"`;
  const { range: header, 'if-range': condition } = request.headers;
  const range = condition === undefined || condition === tag ? parseRange(header, size) : 'whole';
  void reply.header('accept-ranges', 'bytes').header('etag', tag);
  if (range === 'unsatisfiable') return refuseRange(request, reply, size);
  const part = range === 'whole' ? undefined : range;
  const bytes = await storage.get(storageKey, part).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new AppError('not_found') : error;
  });
  if (part) void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return reply
    .type('application/pdf')
    .header('content-length', part ? lengthOf(part) : size)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeName(name)}`)
    .send(bytes);
}

const lengthOf = ({ start, end }: ByteRange): number => end - start + 1;

/** RFC 8187: what `encodeURIComponent` leaves and the header may not hold. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function refuseRange(request: FastifyRequest, reply: FastifyReply, size: number): FastifyReply {
  const { message } = errorTable.malformed_request;
  const body: ErrorResponse = { code: 'malformed_request', message, requestId: request.id };
  return reply.code(416).header('content-range', `bytes */${size}`).send(body);
}
