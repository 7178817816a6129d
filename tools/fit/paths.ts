import { join, resolve } from 'node:path';

/** What the weights are fitted to. */
export const firstScoresFile = join(import.meta.dirname, 'first-scores.txt');

/** What the engine weighs findings by. */
export const modelFile = resolve(import.meta.dirname, '../../engine/models/confidence.json');
