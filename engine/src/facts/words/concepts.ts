import { careConcepts } from './concepts/care.ts';
import { financeConcepts } from './concepts/finance.ts';
import { foodConcepts } from './concepts/food.ts';
import { lawConcepts } from './concepts/law.ts';
import { propertyConcepts } from './concepts/property.ts';
import { technologyConcepts } from './concepts/technology.ts';
import { tradeConcepts } from './concepts/trade.ts';
import { workConcepts } from './concepts/work.ts';
import { unaccented } from './unaccented.ts';

/**
 * Words that name one thing in documents of business, technology and administration, in the four languages: a concept a line, named by its
 * first word. A word stands in one line only.
 */
export const conceptLines: readonly (readonly string[])[] = [
  tradeConcepts,
  propertyConcepts,
  workConcepts,
  financeConcepts,
  lawConcepts,
  technologyConcepts,
  careConcepts,
  foodConcepts,
].flatMap((domain) =>
  domain
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(unaccented)),
);

const concepts = new Map(conceptLines.flatMap((words) => words.map((word) => [word, `=${words[0] ?? ''}`] as const)));

/** The concept that a word without accents names, as `=name`; undefined when it names none. */
export function conceptOf(word: string): string | undefined {
  return concepts.get(word);
}
