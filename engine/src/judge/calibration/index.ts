export { evidenceOf, type Evidence } from './evidence.ts';
export { kindGroupOf } from './kind-groups.ts';
export { probabilityOf, type Weights } from './probability.ts';
export { termsOf } from './terms.ts';
