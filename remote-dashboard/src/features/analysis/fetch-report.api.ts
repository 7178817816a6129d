import { analysisStatusEndpoint, comparisonReportEndpoint } from '@app/shared/contracts';
import { fetchFile, type HttpClient } from '@app/shared/http';
import { dashboardMessages } from '@app/shared/messages';

/**
 * The report of a finished job, which is asked for by the session it was begun in, or by its own number where it was only
 * watched. Rejects with the `ApiError` that says why there is none (yet).
 */
export async function fetchReport(http: HttpClient, jobId: string, sessionId: string | null): Promise<Blob> {
  const { blob } =
    sessionId === null
      ? await fetchFile(http, comparisonReportEndpoint, { params: { id: jobId }, query: { format: 'docx' } })
      : await fetchFile(http, analysisStatusEndpoint, { body: { job_id: jobId, sessionId } });
  if (blob.size === 0 || blob.type.includes('json') || blob.type.includes('html')) {
    throw new Error(dashboardMessages.analysis.unreadableReport);
  }
  return blob;
}
