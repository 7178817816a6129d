export { readFirstScores } from './read-first-scores.ts';
export { fitConfidence, type Fit } from './fit-confidence.ts';
export type { WeighedScore } from './weighed-finding.ts';
export { fitLogistic, type Sample, type SparseRow } from './logistic.ts';
export { formatKnownPairs, knownPairsFile, type KnownPair } from './values/known-pair.ts';
