export type { AgreedFact, CropRenderer, CropRequest, ReportInput } from './report-input.ts';
export { reportFileName } from './report-file-name.ts';
export { writeReport } from './write-report.ts';
