import {
  cancelComparisonEndpoint,
  compareAgainEndpoint,
  comparedFileEndpoint,
  compareSampleEndpoint,
  comparisonEndpoint,
  comparisonReportEndpoint,
  comparisonResultEndpoint,
  deleteComparisonEndpoint,
  drawPlacesEndpoint,
  listComparisonsEndpoint,
  orderVersionsEndpoint,
  renameComparisonEndpoint,
  type ReportFormat,
} from '@app/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/db/index.ts';
import { currentUser, requireUser, requireUserAtRevision, serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelComparison } from './cancel-comparison.ts';
import { compareAgain } from './compare-again.ts';
import { compareSample } from './compare-sample.ts';
import { ComparisonListCache } from './comparison-list-cache.ts';
import { listOwnComparisons } from './list-own-comparisons.ts';
import { deleteComparison } from './delete-comparison.ts';
import { drawPlaces } from './draw-places.ts';
import { DecidedReports } from './decided-report.ts';
import type { DocumentsPort } from './documents-port.ts';
import { getComparedDocument } from './get-compared-document.ts';
import { getComparisonReport, getResult, type Report } from './get-report.ts';
import { orderVersions } from './order-versions.ts';
import { readComparison, type OwnComparison } from './own-comparison.ts';
import { renameComparison } from './rename-comparison.ts';
import { readerOf } from './report-reader.ts';
import { sendDocument } from './send-document.ts';

const guarded = { preHandler: requireUser };

type OfComparison = FastifyRequest<{ Params: { id: string } }>;

const ownOf = (request: OfComparison): OwnComparison => ({
  userId: currentUser(request).userId,
  id: request.params.id.toLowerCase(),
});

/** The comparisons of the person who asks: what they are, and what is done with them. */
export function registerComparisonRoutes(api: Http, platform: Platform, port: DocumentsPort): void {
  const cache = new ComparisonListCache();
  serve(
    api,
    listComparisonsEndpoint,
    { preHandler: requireUserAtRevision, summary: 'Own comparisons, newest first, some at a time' },
    async (request, reply) => {
      const { userId, comparisonsRevision } = currentUser(request);
      const { before } = request.query;
      const body =
        before === undefined
          ? await cache.get(userId, comparisonsRevision, () => listOwnComparisons(platform, userId))
          : (await listOwnComparisons(platform, userId, before)).body;
      return reply.type('application/json; charset=utf-8').send(body);
    },
  );

  serve(api, comparisonEndpoint, { ...guarded, summary: 'One comparison' }, (request) =>
    readComparison(platform, ownOf(request)),
  );

  serve(api, renameComparisonEndpoint, { ...guarded, summary: 'Renames a comparison' }, (request) =>
    renameComparison(platform, ownOf(request), request.body.name),
  );

  const orders = 'Sets the order of two versions of a document';
  serve(api, orderVersionsEndpoint, { ...guarded, summary: orders }, (request) =>
    orderVersions(platform, ownOf(request), request.body.swapped),
  );

  const deletes = 'Deletes a comparison with its files, report and result; a running one is stopped';
  serve(api, deleteComparisonEndpoint, { ...guarded, summary: deletes }, async (request, reply) => {
    await deleteComparison(platform, port, ownOf(request));
    return reply.code(204).send();
  });

  serve(api, cancelComparisonEndpoint, { ...guarded, summary: 'Cancels a queued or running comparison' }, (request) =>
    cancelComparison(platform, ownOf(request)),
  );

  const again = 'Compares the same documents again, optionally with some replaced';
  serve(api, compareAgainEndpoint, { ...guarded, summary: again }, (request) => {
    const { without = [], sessionId, timeZone } = request.body;
    const reader = readerOf(request, timeZone);
    return compareAgain(platform, port, ownOf(request), { without, sessionId }, reader);
  });

  serve(api, compareSampleEndpoint, { ...guarded, summary: 'Compares sample documents' }, (request) => {
    const { userId, sessionKey } = currentUser(request);
    const { sample: kind = 'disagreeing', timeZone } = request.body;
    const holdLogin = (tx: Executor): Promise<boolean> => api.authenticator.holdSession(tx, sessionKey);
    return compareSample(platform, port, { userId, kind, reader: readerOf(request, timeZone), holdLogin });
  });

  registerFileRoutes(api, platform, port);
}

function registerFileRoutes(api: Http, platform: Platform, port: DocumentsPort): void {
  const reports = new DecidedReports(platform, port);
  api.addHook('preClose', async () => reports.close());
  const result = 'The findings of a comparison; 409 while it runs, 422 if it failed or was cancelled';
  serve(api, comparisonResultEndpoint, { ...guarded, summary: result }, async (request, reply) => {
    const { size, bytes, tag } = await getResult(platform, reports, ownOf(request));
    // As it was written: it was made by the contract.
    return reply.type('application/json; charset=utf-8').header('etag', tag).header('content-length', size).send(bytes);
  });

  const report =
    'The report with all decisions: Word, PDF, JSON or CSV; the redline of two versions or the certificate of a scan, 422 if there are none';
  serve(api, comparisonReportEndpoint, { ...guarded, summary: report }, async (request, reply) => {
    const { format = 'docx' } = request.query;
    return sendReport(reply, await getComparisonReport(platform, reports, ownOf(request), format), types[format]);
  });

  const pictures = 'Places of the documents of a comparison as pictures, null for each that cannot be drawn';
  serve(api, drawPlacesEndpoint, { ...guarded, summary: pictures }, async (request) => ({
    pictures: await drawPlaces(platform, port, ownOf(request), request.body.places),
  }));

  const file = 'A document of a comparison as uploaded, in full or a byte range';
  serve(api, comparedFileEndpoint, { ...guarded, summary: file }, async (request, reply) => {
    const { documentId } = request.params;
    const document = await getComparedDocument(platform, port, ownOf(request), documentId.toLowerCase());
    return sendDocument(platform, document, request, reply);
  });
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const types: Readonly<Record<ReportFormat, string>> = {
  docx: word,
  redline: word,
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  certificate: 'application/pdf',
  'redline-pdf': 'application/pdf',
};

export function sendReport(reply: FastifyReply, { fileName, size, bytes }: Report, type: string): FastifyReply {
  return reply
    .type(type)
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(bytes);
}
