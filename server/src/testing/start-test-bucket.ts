import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An object as it was put, with the headers that came with it. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly headers: IncomingHttpHeaders;
}

export interface TestBucket {
  readonly endpoint: string;
  readonly name: string;
  /** What is in the bucket, by key. */
  readonly objects: Map<string, StoredObject>;
  close(): Promise<void>;
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly key: string;
  readonly body: Buffer;
}

/**
 * One bucket in memory behind the part of the HTTP of S3 that this product speaks: objects and parts of them, ranges,
 * uploads in parts, lists, conditional writes. It takes any signature, and no checksums in trailers (`when_required`).
 */
export async function startTestBucket(name = 'bucket'): Promise<TestBucket> {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://s3');
      const [, bucket = '', ...path] = decodeURIComponent(url.pathname).split('/');
      if (bucket !== name) refuse(response, 404, 'NoSuchBucket');
      else answer({ objects, uploads }, { request, response, url, key: path.join('/'), body });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    name,
    objects,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Kept {
  readonly objects: Map<string, StoredObject>;
  /** Uploads in parts that are under way. */
  readonly uploads: Map<string, Map<number, Buffer>>;
}

function answer(kept: Kept, call: Call): void {
  const { method } = call.request;
  const uploadId = call.url.searchParams.get('uploadId');
  if (call.key === '') answerBucket(kept, call);
  else if (method === 'POST' && uploadId === null) beginUpload(kept, call);
  else if (uploadId !== null) answerUpload(kept, call, uploadId);
  else if (method === 'PUT') putObject(kept, call);
  else if (method === 'DELETE') {
    kept.objects.delete(call.key);
    call.response.writeHead(204).end();
  } else getObject(kept, call);
}

/** `HEAD` asks whether the bucket is there; `GET` lists it. */
function answerBucket({ objects }: Kept, { request, response, url }: Call): void {
  if (request.method === 'HEAD') {
    response.writeHead(200).end();
    return;
  }
  const prefix = url.searchParams.get('prefix') ?? '';
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { bytes }]) => `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`);
  sendXml(response, `<ListBucketResult>${contents.join('')}</ListBucketResult>`);
}

/** Refuses a write whose condition no longer holds (RFC 9110: `If-Match`, `If-None-Match`). */
function putObject({ objects }: Kept, { request, response, key, body }: Call): void {
  const current = objects.get(key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  const isStale = ifMatch !== undefined && (current === undefined || tagOf(current.bytes) !== ifMatch);
  if (isStale || (ifNoneMatch === '*' && current !== undefined)) {
    refuse(response, 412, 'PreconditionFailed');
    return;
  }
  objects.set(key, { bytes: body, headers: request.headers });
  response.writeHead(200, { etag: tagOf(body) }).end();
}

function getObject({ objects }: Kept, { request, response, key }: Call): void {
  const object = objects.get(key);
  if (object === undefined) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const bytes = start === undefined ? object.bytes : object.bytes.subarray(Number(start), Number(end) + 1);
  const headers = {
    etag: tagOf(object.bytes),
    'content-length': bytes.length,
    'last-modified': new Date().toUTCString(),
  };
  response.writeHead(start === undefined ? 200 : 206, headers).end(request.method === 'HEAD' ? undefined : bytes);
}

function beginUpload({ uploads }: Kept, { response }: Call): void {
  const uploadId = randomUUID();
  uploads.set(uploadId, new Map());
  sendXml(response, `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`);
}

/** A part of an upload, its end, or that it is given up. Nothing of it is an object before its end. */
function answerUpload({ objects, uploads }: Kept, { request, response, url, key, body }: Call, uploadId: string): void {
  const parts = uploads.get(uploadId);
  if (parts === undefined) refuse(response, 404, 'NoSuchUpload');
  else if (request.method === 'PUT') {
    parts.set(Number(url.searchParams.get('partNumber')), body);
    response.writeHead(200, { etag: tagOf(body) }).end();
  } else {
    uploads.delete(uploadId);
    if (request.method === 'DELETE') {
      response.writeHead(204).end();
      return;
    }
    const inOrder = [...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part);
    objects.set(key, { bytes: Buffer.concat(inOrder), headers: request.headers });
    sendXml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }
}

const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}
