import { analysisStatusEndpoint, analyzeSocketEndpoint } from '@app/shared/contracts';
import { currentUser, requireUser, serve, serveSocket, type Http } from '../../platform/http/index.ts';
import { channels } from '../../platform/notifications/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { AnalysisWatchers } from './analysis-watchers.ts';
import { serveAnalysisSocket } from './analyze-socket.ts';
import type { DocumentsPort } from './documents-port.ts';
import { getReport } from './get-report.ts';
import { OpenSockets } from './open-sockets.ts';

export function analysisRoutes(platform: Platform, port: DocumentsPort): (api: Http) => void {
  return (api) => {
    const watchers = new AnalysisWatchers(platform.db, platform.logger);
    const sockets = new OpenSockets({
      liveSessions: (keys) => api.authenticator.liveSessions(keys),
      logger: platform.logger,
    });
    const { notifications } = platform;
    const unsubscribe = [
      notifications.subscribe(channels.analysisChanged, (id) => watchers.changed(id)),
      notifications.subscribe(channels.sessionRevoked, (key) => sockets.closeSession(key)),
      notifications.onResync(() => watchers.refreshAll()),
      notifications.onResync(() => void sockets.lookAgain()),
    ];
    api.addHook('preClose', async () => {
      unsubscribe.forEach((stop) => stop());
      watchers.stop();
      sockets.stop();
    });

    const summary =
      'Starts the analysis of an upload session, or takes part in the one that runs, and tells how it goes';
    serveSocket(api, analyzeSocketEndpoint, { summary }, (socket, request) =>
      serveAnalysisSocket(socket, request, { platform, port, watchers, sockets }),
    );

    serve(
      api,
      analysisStatusEndpoint,
      {
        preHandler: requireUser,
        summary: 'The report of a completed analysis (Word); 409 while it runs, 422 with the reason when it failed',
      },
      async (request, reply) => {
        const { job_id: jobId, sessionId } = request.body;
        const session = { userId: currentUser(request).userId, sessionId: sessionId.toLowerCase() };
        const { fileName, size, bytes } = await getReport(platform, session, jobId);
        return reply
          .type(analysisStatusEndpoint.answer.file)
          .header('content-length', size)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(bytes);
      },
    );
  };
}
