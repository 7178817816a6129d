export const reportPrefix = 'reports';

export const newReportKey = (uuid: string): string => `${reportPrefix}/${uuid}.docx`;
