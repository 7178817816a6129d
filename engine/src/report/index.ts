export type { AgreedStatement, CropRenderer, CropRequest, ReportInput } from './report-input.ts';
export { titleOf } from './model/title-of.ts';
export { reportFileName } from './report-file-name.ts';
export { writeReport } from './write-report.ts';
