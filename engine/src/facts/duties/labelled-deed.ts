import { between } from './active-bonds.ts';
import { anyVerb } from './any-verb.ts';
import type { Bond, Clause } from './duty.ts';
import { dutyVerbOf } from './duty-verbs.ts';
import { keptInRepair } from './kept-in-repair.ts';
import { noDuty, plainAt } from './noun-start.ts';

const join = /^(?:and|or|und|oder|et|ou|y|e|o)$/u;
/** How a thing is kept or when it is done. */
const manner =
  /^(?:in|good|clear|clean|tidy|repair|order|sauber|instand|frei|propres?|libres?|limpi[oa]s?|regularly|annually|regelmassig|jahrlich|regulierement|regularmente)$/u;
/** A value of more words than this says more than what is done. */
const longest = 7;

/** `Field drains: Landlord to keep clear and repair`, `Rinnen: Mieter reinigt`: what is done to the thing that the label names; undefined where another thing follows. */
export function labelledDeed(clause: Clause, from: number, to: number): Pick<Bond, 'kind' | 'term'> | undefined {
  if (to === from || to - from > longest) return undefined;
  const verbs: number[] = [];
  for (let at = from; at < to; at += 1) {
    const plain = plainAt(clause, at);
    if (noDuty.test(plain)) return undefined;
    if (join.test(plain) || manner.test(plain)) continue;
    const isLed = plainAt(clause, at - 1) === 'to' && /^[a-z]{3,}$/u.test(clause.words[at]?.text ?? '');
    if (dutyVerbOf(plain) !== undefined || isLed) verbs.push(at);
    else if (!between.test(plain)) return undefined;
  }
  const [first, second] = verbs;
  if (first === undefined) return undefined;
  const plain = plainAt(clause, first);
  const verb = keptInRepair(clause, first) ?? dutyVerbOf(plain) ?? anyVerb(plain);
  // Who does several things to it does all that is done.
  return second === undefined ? verb && { kind: verb.kind, term: verb.term } : { kind: 'any', term: '' };
}
