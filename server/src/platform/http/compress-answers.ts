import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from './http-types.ts';
import { isApiRequest } from './is-api-request.ts';

/** Shorter answers fit into one packet as they are. */
const fewestBytes = 1_024;

/** Levels at which a result of 200 kB takes some milliseconds of a thread and becomes a seventh. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipped = { level: 5 };

type Encoding = 'br' | 'gzip';

/** The better of what the browser takes (RFC 9110, 12.5.3); null where it takes none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/** Weak comparison (RFC 9110, 8.8.3.2): what is sent compressed is the same answer. */
function isKnown(header: string | undefined, tag: string): boolean {
  const plain = (one: string): string => one.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((one) => plain(one) === plain(tag));
}

type Payload = string | Buffer | Readable;

const isPayload = (payload: unknown): payload is Payload =>
  typeof payload === 'string' || Buffer.isBuffer(payload) || payload instanceof Readable;

/** Bytes, as far as they are known before they are read. */
function sizeOf(payload: Payload, reply: FastifyReply): number {
  if (payload instanceof Readable) return Number(reply.getHeader('content-length') ?? 0);
  return Buffer.byteLength(payload);
}

const tagOf = (payload: string | Buffer): string =>
  `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;

/** A long JSON answer that is shown, no file to keep. */
function isToCompress(request: FastifyRequest, reply: FastifyReply, payload: Payload): boolean {
  return (
    isApiRequest(request) &&
    reply.statusCode === 200 &&
    String(reply.getHeader('content-type') ?? '').startsWith('application/json') &&
    !reply.hasHeader('content-disposition') &&
    sizeOf(payload, reply) > fewestBytes
  );
}

const compressAll = { br: promisify(brotliCompress), gzip: promisify(gzip) };

function compress(payload: Payload, encoding: Encoding): Promise<Buffer> | Readable {
  if (!(payload instanceof Readable)) {
    const bytes = Buffer.from(payload);
    return encoding === 'br' ? compressAll.br(bytes, brotli) : compressAll.gzip(bytes, gzipped);
  }
  const packed = encoding === 'br' ? createBrotliCompress(brotli) : createGzip(gzipped);
  // An error of the source is one of the answer, and an answer that nobody takes any more closes the source.
  payload.once('error', (error) => packed.destroy(error));
  packed.once('close', () => payload.destroy());
  return payload.pipe(packed);
}

/**
 * Sends long JSON answers compressed, and with a tag: who has the same answer already (`If-None-Match`) is told so in a few
 * bytes. A handler that knows a cheaper tag than a hash of the answer sets it itself.
 */
export function compressAnswers(app: Http): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPayload(payload) || !isToCompress(request, reply, payload)) return payload;
    const own = reply.getHeader('etag');
    const tag = typeof own === 'string' ? own : payload instanceof Readable ? null : tagOf(payload);
    void reply.header('vary', 'Accept-Encoding');
    if (tag !== null && request.method === 'GET') {
      void reply.header('etag', tag);
      if (isKnown(request.headers['if-none-match'], tag)) {
        if (payload instanceof Readable) payload.destroy();
        void reply.code(304).removeHeader('content-length').removeHeader('content-type');
        return null;
      }
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(payload, encoding);
  });
}
