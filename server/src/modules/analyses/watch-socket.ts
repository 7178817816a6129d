import { watchComparisonSocketEndpoint } from '@app/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '../../platform/errors/app-error.ts';
import type { SocketContext } from './analyze-socket.ts';
import { admitSocket, followAnalysis, refuseSocket } from './follow-analysis.ts';
import { requireComparison } from './own-comparison.ts';

/** Tells how one comparison goes. Starts nothing. */
export async function serveWatchSocket(
  socket: WebSocket,
  request: FastifyRequest,
  { platform, watchers, sockets }: Omit<SocketContext, 'port'>,
): Promise<void> {
  try {
    const user = await admitSocket(socket, request, sockets);
    if (!user) return;
    const query = watchComparisonSocketEndpoint.request.query.safeParse(request.query);
    if (!query.success) throw new AppError('not_found');
    const own = { userId: user.userId, id: query.data.id };
    const { id } = await requireComparison(platform, platform.db, own);
    followAnalysis(socket, id, watchers, platform.config.WORKER_CONCURRENCY);
  } catch (error) {
    refuseSocket(socket, request, error);
  }
}
