export { areApart, areOfOtherKinds, ownNumberOf, paperKindOf } from './own-number.ts';
export { findRelatedness } from './relatedness.ts';
export { replacedFacts, type ReplacedFact } from './replaced-facts.ts';
export { settleSuperseded } from './settle-superseded.ts';
