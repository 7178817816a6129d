import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { ComparisonWatchers } from './comparison-watchers.ts';
import { admitSocket, refuseSocket, unsentLimitBytes } from './follow-analysis.ts';
import type { OpenSockets } from './open-sockets.ts';

/** Tells one tab what becomes of the comparisons of its person. */
export async function serveChangesSocket(
  socket: WebSocket,
  request: FastifyRequest,
  { lists, sockets }: { readonly lists: ComparisonWatchers; readonly sockets: OpenSockets },
): Promise<void> {
  try {
    const user = await admitSocket(socket, request, sockets);
    if (!user) return;
    const unwatch = lists.add({
      userId: user.userId,
      isBehind: () => socket.bufferedAmount > unsentLimitBytes,
      tell: (message) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
      },
    });
    socket.once('close', unwatch);
  } catch (error) {
    refuseSocket(socket, request, error);
  }
}
