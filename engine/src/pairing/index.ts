export { areStrangers, isTelling } from './kinship.ts';
export { levelsOf } from './levels-of.ts';
export { linkValues } from './link-values.ts';
export { cuts } from './model.ts';
export { findKinships, pairValues, type DocumentKinship } from './pair-values.ts';
