export { AnalysisOverlay } from './analysis-overlay.tsx';
export { reportingJobOf, type AnalysisState } from './analysis-state.ts';
export { createAnalysisStore, type AnalysisStore } from './create-analysis-store.ts';
export { fetchReport } from './fetch-report.api.ts';
export { keepScreenAwake } from './keep-screen-awake.ts';
export { createRunRecords } from './run-record.ts';
export { sentenceOf } from './run-failure.ts';
export { reportName, saveFile } from './save-report.ts';
export { StartButton } from './start-button.tsx';
