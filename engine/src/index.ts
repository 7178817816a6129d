export type { AnalysisResult, Box, Finding, Position } from '@app/shared/contracts';
export type { AgreedFact, Comparison } from './judge/comparison.ts';
export type { DocumentSource, ReaderLimits } from './pdf/document-source.ts';
export type { ReadDocument, ReadPage, Unreadable, UnreadableReason } from './pdf/read-document.ts';
export { isReadDocument } from './pdf/is-read-document.ts';
export { analyse } from './pipeline/analyse.ts';
export { compareDocuments } from './pipeline/compare-documents.ts';
export { settleByLooks } from './pipeline/same-print/settle-print.ts';
export { createCropRenderer } from './pipeline/crop-renderer.ts';
export { redlineDocuments } from './pipeline/redline-documents.ts';
export { writeRedline } from './report/redline/write-redline.ts';
export { tellTiers } from './judge/tell-tiers.ts';
export { EngineError, type EngineErrorCode } from './pipeline/engine-error.ts';
export type { AnalyseOptions, EngineProgress } from './pipeline/options.ts';
export { openDocumentReader, readDocuments, type DocumentReader } from './pipeline/read-documents.ts';
export {
  reportFileName,
  titleOf,
  writeReport,
  type CropRenderer,
  type CropRequest,
  type ReportInput,
} from './report/index.ts';
