export type { Change } from './change.ts';
export { shareOf, type Span } from './change-map.ts';
export { compareFamilies, type FamilyComparison } from './compare-families.ts';
export type { VersionComparison } from './compare-versions.ts';
export { tellings } from './findings/matters.ts';
export type { VersionFinding, VersionPlace } from './findings/version-finding.ts';
export { sentenceSpan, type Paper } from './sentences.ts';
export { wordsOf } from './token-places.ts';
