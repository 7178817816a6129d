import { reportEnding, type ReportFormat } from '@app/shared/contracts';

/** Reports, and the results as JSON. */
export const reportPrefixes = ['reports', 'results'] as const;

export const newReportKey = (uuid: string, format: ReportFormat = 'docx'): string =>
  `reports/${uuid}.${reportEnding(format)}`;
export const newResultKey = (uuid: string): string => `results/${uuid}.json`;
