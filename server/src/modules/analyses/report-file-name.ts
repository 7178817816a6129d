import { isRedline, reportEnding, type ReportFormat } from '@app/shared/contracts';

/** `Discrepancy_Report_<timestamp>.docx`, or `Redline_…`, by the clock of the zone, without characters that a file system refuses. */
export function reportFileName(finishedAt: Date, timeZone: string, format: ReportFormat): string {
  // Swedish writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const timestamp = clock.format(finishedAt).replaceAll(':', '-').replace(' ', 'T');
  return `${isRedline(format) ? 'Redline' : 'Discrepancy_Report'}_${timestamp}.${reportEnding(format)}`;
}
