export { FindingHead } from './finding-head.tsx';
export { PassagePair } from './passage-pair.tsx';
export { ReadingsBar } from './readings-bar.tsx';
export { cardsOf, pageOf, plainWords, type ReadingCard } from './shown-readings.ts';
