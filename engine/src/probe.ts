/** For benches: what a comparison holds on its way to findings, and what is read in a text. */
export type { PlacePair, StageProbe, Stages, StatementStage } from './pipeline/stages.ts';
export { probePairs, type ProbedPairs } from './pipeline/probe-pairs.ts';
export { findValues } from './facts/values/find-values.ts';
export type { Value } from './facts/values/value.ts';
