import { closeCodes, type AnalysisMessage } from '@app/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CurrentUser } from '../../platform/http/index.ts';
import type { AnalysisWatchers } from './analysis-watchers.ts';
import type { OpenSockets } from './open-sockets.ts';
import { tellNews } from './tell-news.ts';

/** The browser closes after `completed`; one that does not is closed after this time. */
const lingerMs = 5_000;

/** More is not kept for a browser that does not take it; the next look finds it again. */
export const unsentLimitBytes = 65_536;

/**
 * Lets the socket in as that of somebody who is logged in; null, and it is closed, when nobody is. Whoever has too many
 * open is refused by an error.
 */
export async function admitSocket(
  socket: WebSocket,
  request: FastifyRequest,
  sockets: OpenSockets,
): Promise<CurrentUser | null> {
  const user = await request.server.authenticator.authenticateSocket(request);
  if (!user) {
    socket.close(closeCodes.notAuthenticated, 'Please log in.');
    return null;
  }
  return (await sockets.admit(socket, user)) ? user : null;
}

/** Tells the socket how the analysis goes, from now to its end. */
export function followAnalysis(
  socket: WebSocket,
  analysisId: string,
  watchers: AnalysisWatchers,
  workers: number,
): void {
  if (socket.readyState !== socket.OPEN) return;
  const unwatch = watchers.add({
    analysisId,
    seenSeq: 0,
    isBehind: () => socket.bufferedAmount > unsentLimitBytes,
    tell: (news) => {
      send(socket, tellNews(news, workers));
      if (news.status === 'failed' || news.status === 'cancelled') socket.close(closeCodes.finished);
      if (news.status === 'completed') closeLater(socket);
    },
  });
  socket.once('close', unwatch);
}

/** A refusal is said in a message too: browsers show close reasons to nobody. */
export function refuseSocket(socket: WebSocket, request: FastifyRequest, error: unknown): void {
  if (error instanceof AppError) {
    send(socket, { status: 'failed', message: error.message });
    socket.close(closeCodes.refused, error.code);
    return;
  }
  // The browser reconnects after this code, which is right while the database is away.
  request.log.error({ err: error }, 'a socket could not be served');
  socket.close(closeCodes.serverRestart);
}

function send(socket: WebSocket, message: AnalysisMessage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

function closeLater(socket: WebSocket): void {
  const timer = setTimeout(() => socket.close(closeCodes.finished), lingerMs);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}
