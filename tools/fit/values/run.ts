import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fitValues, valueModel } from './fit-values.ts';
import { knownPairsFile, parseKnownPairs } from './known-pair.ts';

const modelFile = resolve(import.meta.dirname, '../../../engine/models/same-value.json');
/** Documents of one matter were found to share 15 of 100 rare values and more, those of different companies fewer than 7. */
const strangerShare = 0.1;

/** Fits the weights of pairing to the pairs that `npm run bench -- pairs` kept. */
export function fitPairs(): void {
  const text = readFileSync(knownPairsFile, 'utf8');
  const fit = fitValues(parseKnownPairs(text), strangerShare);
  writeFileSync(modelFile, valueModel(fit, text));
  console.log(JSON.stringify({ cuts: fit.cuts, leftOut: fit.leftOut }, undefined, 2));
}
