import { analysisStatusEndpoint } from '@app/shared/contracts';
import { currentUser, requireUser, serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerComparisonRoutes, sendReport } from './comparison-routes.ts';
import { registerDecisionRoutes } from './decision-routes.ts';
import type { DocumentsPort } from './documents-port.ts';
import { getReport } from './get-report.ts';
import { registerSocketRoutes } from './socket-routes.ts';

export function registerAnalysisRoutes(api: Http, platform: Platform, port: DocumentsPort): void {
  registerSocketRoutes(api, platform, port);
  registerComparisonRoutes(api, platform, port);
  registerDecisionRoutes(api, platform);

  serve(
    api,
    analysisStatusEndpoint,
    {
      preHandler: requireUser,
      summary: 'The report of a completed analysis (Word); 409 while it runs, 422 with the reason if it failed',
    },
    async (request, reply) => {
      const { job_id: jobId, sessionId } = request.body;
      const session = { userId: currentUser(request).userId, sessionId: sessionId.toLowerCase() };
      return sendReport(reply, await getReport(platform, session, jobId), analysisStatusEndpoint.answer.file);
    },
  );
}
