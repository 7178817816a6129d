export { FindingHead } from './finding-head.tsx';
export { ReadingsBar } from './readings-bar.tsx';
