export { AbsentCard } from './absent-card.tsx';
export { createOpenedStore, type OpenedState, type OpenedStore } from './create-opened-store.ts';
export { EndedCard } from './ended-card.tsx';
export type { ReportFacts } from './facts-card.tsx';
export type { ReplacingState } from './not-compared-card.tsx';
export { ResultBody } from './result-body.tsx';
export { notComparedOf, resultView } from './result-view.ts';
export { ResumeCard } from './resume-card.tsx';
export { StoppedCard } from './stopped-card.tsx';
