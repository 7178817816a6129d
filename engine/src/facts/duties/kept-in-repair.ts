import { stem } from '../words/stem.ts';
import type { Clause } from './duty.ts';
import type { DutyVerb } from './duty-verbs.ts';

const keeping =
  /^(?:keeps?|kept|keeping|halt|halten|gehalten|maintient|maintiennent|tient|tiennent|tenir|mantiene|mantienen)$/u;
const repair = /^(?:repair|order|condition|stand|betrieb|etat|estado)$/u;
const clean = /^(?:clean|tidy|sauber|rein|propres?|limpi[oa]s?)$/u;
/** Words between the verb and how the thing is kept. */
const within = 10;

/** `Keeps the tracks in repair`, `hält die Geräte instand`, `tenir propre`: the verb with what it only says together. */
export function keptInRepair({ words }: Clause, at: number): DutyVerb | undefined {
  if (!keeping.test(words[at]?.plain ?? '')) return undefined;
  const behind = words.slice(at + 1, at + 1 + within).map(({ plain }) => plain);
  if (
    behind.some(
      (plain, index) => repair.test(plain) && /^(?:in|im|en|bon|good|gutem)$/u.test(behind[index - 1] ?? ''),
    ) ||
    behind.includes('instand')
  )
    return { kind: 'maintain', term: stem('maintenance'), isInvertible: true };
  return behind.some((plain) => clean.test(plain))
    ? { kind: 'clean', term: stem('cleaning'), isInvertible: true }
    : undefined;
}
