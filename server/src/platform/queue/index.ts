export { defineJob, handleJob, type JobContext, type JobDefinition, type JobHandler } from './job-definition.ts';
export { Queue } from './queue.ts';
export type { JobObserver } from './start-workers.ts';
