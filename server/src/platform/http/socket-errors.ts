import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { errorCode } from '../errors/error-code.ts';

/** A frame that breaks the protocol (RFC 6455), or a connection that broke off. */
const isOfSender = (error: Error): boolean => /^(WS_ERR_|ECONNRESET$|EPIPE$)/.test(errorCode(error) ?? '');

/** Ends a socket on which something went wrong. Only what went wrong here is worth a look. */
export function endBrokenSocket(error: Error, socket: WebSocket, request: FastifyRequest): void {
  request.log[isOfSender(error) ? 'debug' : 'error']({ err: error }, 'socket error');
  socket.terminate();
}
