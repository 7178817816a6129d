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

/** Words that only begin or end like those of a concept, in one of the languages or in another. */
const misleading: ReadonlySet<string> = new Set(
  `alter altered altering alteration alterations active activities attend attends attending attended presentation presentations presentar presentado presentan
  borne bornes check checks checked checking contain contains containing contained connected connects oblige obliges obliged obligation obligations obliga
  conduct conducts conducted found turns portables porter don donne donnes donner dinero finance finances financed terminologie fall falls fell fallen
  forward forwarding radio radios tell tells telling teller tire tires supplied supplies summer summers internet interno intero intera couple couples coupler
  refused refuses refusee allowed allow allows allowing carried carre carres caras caros puisse retire retires retirer retiring servido servidos montag montags
  usted gasse peter messe messen mesas debit flower exhibitor exhibitors scheduled kinds bridget plant plants planted plante plantes operations trainer trainers
  passage stark franchisor franchisors franchised consumer consumers commandement pos according accordance accordingly detail details grosse grosser grossen
  grosses wander bestanden bestandteil bestandteile acceptable restated speak speaks speaking`
    .trim()
    .split(/\s+/u),
);

/** The concept that a word without accents names, as `=name`; undefined when it names none. */
export function conceptOf(word: string): string | undefined {
  return misleading.has(word) ? undefined : concepts.get(word);
}

/** Whether a word without accents names no concept though it begins like those of one. */
export const isMisleading = (word: string): boolean => misleading.has(word);
