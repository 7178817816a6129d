import { reportEnding, type ReportFormat } from '@app/shared/contracts';

const names: Readonly<Partial<Record<ReportFormat, string>>> = {
  redline: 'Redline',
  'redline-pdf': 'Redline',
  certificate: 'Comparison_Certificate',
};

/** `Discrepancy_Report_<timestamp>.docx`, or what else it is, by the clock of the zone, without characters that a file system refuses. */
export function reportFileName(finishedAt: Date, timeZone: string, format: ReportFormat): string {
  // Swedish writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const timestamp = clock.format(finishedAt).replaceAll(':', '-').replace(' ', 'T');
  return `${names[format] ?? 'Discrepancy_Report'}_${timestamp}.${reportEnding(format)}`;
}
