/** Stands in for the federation runtime's own semver: the gate and the runtime judge ranges by the same function. */
export { satisfiesRange as satisfy } from '../../shared/src/federation/satisfies-range.ts';
