import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fitStatements } from './fit-statements.ts';
import { takePairs } from './take-pairs.ts';

/** Where the engine reads the weights of statement pairs. */
const modelFile = resolve(import.meta.dirname, '../../../engine/models/statements.json');

/** Fits the score of statement pairs to the known sets and writes it for the engine. */
export async function writeStatementModel(): Promise<void> {
  const fit = fitStatements(await takePairs());
  const model = { provenance: fit.provenance, weights: fit.weights, cuts: fit.cuts };
  writeFileSync(modelFile, `${JSON.stringify(model, undefined, 2)}\n`);
  console.log(JSON.stringify({ ...fit.provenance, cuts: fit.cuts }, undefined, 2));
}
