import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errorTable, type ErrorResponse } from '@app/shared/contracts';
import { errorCode } from '../errors/error-code.ts';

const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no HTTP, is too large or comes too slowly to become a request: no route and no hook ever sees it. */
export function answerClientError(error: Error, socket: Socket): void {
  if (errorCode(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body: ErrorResponse = {
    code: 'malformed_request',
    message: errorTable.malformed_request.message,
    requestId: randomUUID(),
  };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${statusLines[errorCode(error) ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
