/** Word reports, and the results as JSON. */
export const reportPrefixes = ['reports', 'results'] as const;

export const newReportKey = (uuid: string): string => `reports/${uuid}.docx`;
export const newResultKey = (uuid: string): string => `results/${uuid}.json`;
