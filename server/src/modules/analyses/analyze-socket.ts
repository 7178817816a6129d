import { analyzeSocketEndpoint, closeCodes, type AnalysisMessage } from '@app/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnalysisNews } from './analysis-repository.ts';
import type { AnalysisWatchers } from './analysis-watchers.ts';
import type { DocumentsPort } from './documents-port.ts';
import { preferredLocale } from './preferred-locale.ts';
import type { OpenSockets } from './open-sockets.ts';
import { reportTimeZone } from './report-time-zone.ts';
import { startAnalysis } from './start-analysis.ts';

/** The browser closes after `completed`; one that does not is closed after this time. */
const lingerMs = 5_000;

/** More is not kept for a browser that does not take it; the next look finds it again. */
const unsentLimitBytes = 65_536;

export interface SocketContext {
  readonly platform: Platform;
  readonly port: DocumentsPort;
  readonly watchers: AnalysisWatchers;
  readonly sockets: OpenSockets;
}

/** Starts the analysis of an upload session, or takes part in the one that runs, and tells how it goes. */
export async function serveAnalysisSocket(
  socket: WebSocket,
  request: FastifyRequest,
  context: SocketContext,
): Promise<void> {
  socket.on('error', (error) => request.log.debug({ err: error }, 'socket error'));
  try {
    const user = await request.server.authenticator.authenticateSocket(request);
    if (!user) {
      socket.close(closeCodes.notAuthenticated, 'Please log in.');
      return;
    }
    if (!(await context.sockets.admit(socket, user))) return;
    const query = analyzeSocketEndpoint.request.query.safeParse(request.query);
    if (!query.success) throw new AppError('validation_failed', { message: 'The sessionId is missing or not a UUID.' });
    const session = { userId: user.userId, sessionId: query.data.sessionId.toLowerCase() };
    const reader = {
      locale: preferredLocale(request.headers['accept-language']),
      timeZone: reportTimeZone(query.data.timeZone),
    };
    const analysis = await startAnalysis(context.platform, context.port, session, reader);
    if (socket.readyState !== socket.OPEN) return;
    follow(socket, analysis.id, context.watchers);
  } catch (error) {
    refuse(socket, request, error);
  }
}

function follow(socket: WebSocket, analysisId: string, watchers: AnalysisWatchers): void {
  const unwatch = watchers.add({
    analysisId,
    seenSeq: 0,
    isBehind: () => socket.bufferedAmount > unsentLimitBytes,
    tell: (news) => {
      send(socket, toMessage(news));
      if (news.status === 'failed') socket.close(closeCodes.finished);
      if (news.status === 'completed') closeLater(socket);
    },
  });
  socket.once('close', unwatch);
}

function toMessage({ id, seq, message }: AnalysisNews): AnalysisMessage {
  return { job_id: id, seq, ...message };
}

/** A refusal is said in a message too: browsers show close reasons to nobody. */
function refuse(socket: WebSocket, request: FastifyRequest, error: unknown): void {
  if (error instanceof AppError) {
    send(socket, { status: 'failed', message: error.message });
    socket.close(closeCodes.refused, error.code);
    return;
  }
  // The browser reconnects after this code, which is right while the database is away.
  request.log.error({ err: error }, 'the analysis could not be started');
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
