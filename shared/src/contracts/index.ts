export * from './accounts.ts';
export * from './analyses.ts';
export * from './analysis-result.ts';
export * from './api-paths.ts';
export * from './documents.ts';
export * from './error-response.ts';
export * from './errors.ts';
export * from './runtime-settings.ts';
