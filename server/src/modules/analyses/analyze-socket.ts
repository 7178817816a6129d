import { analyzeSocketEndpoint } from '@app/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnalysisWatchers } from './analysis-watchers.ts';
import type { DocumentsPort } from './documents-port.ts';
import { admitSocket, followAnalysis, refuseSocket } from './follow-analysis.ts';
import type { OpenSockets } from './open-sockets.ts';
import { readerOf } from './report-reader.ts';
import { startAnalysis } from './start-analysis.ts';

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
  { platform, port, watchers, sockets }: SocketContext,
): Promise<void> {
  try {
    const user = await admitSocket(socket, request, sockets);
    if (!user) return;
    const query = analyzeSocketEndpoint.request.query.safeParse(request.query);
    if (!query.success) throw new AppError('validation_failed', { message: 'The sessionId is missing or not a UUID.' });
    const session = { userId: user.userId, sessionId: query.data.sessionId.toLowerCase() };
    const analysis = await startAnalysis(platform, port, session, readerOf(request, query.data.timeZone));
    followAnalysis(socket, analysis.id, watchers, platform.config.WORKER_CONCURRENCY);
  } catch (error) {
    refuseSocket(socket, request, error);
  }
}
