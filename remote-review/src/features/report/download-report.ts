import { comparisonReportEndpoint, reportEnding, type ReportFormat } from '@app/shared/contracts';
import { fetchFile, type HttpClient } from '@app/shared/http';

/** Some browsers read the URL long after the click. */
const keptMs = 60_000;

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

/** Fetches the report with all that was decided so far, and hands it to the browser's downloads. */
export async function downloadReport(http: HttpClient, id: string, format: ReportFormat): Promise<void> {
  const { blob, fileName } = await fetchFile(http, comparisonReportEndpoint, { params: { id }, query: { format } });
  saveFile(blob, fileName ?? `Discrepancy_Report.${reportEnding(format)}`);
}
