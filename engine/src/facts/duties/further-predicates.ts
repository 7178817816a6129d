import { agent } from './agent-bonds.ts';
import { anyVerb } from './any-verb.ts';
import type { Actor, Clause } from './duty.ts';
import { dutyVerbOf, type DutyVerb } from './duty-verbs.ts';
import { noDuty, nounStart, plainAt } from './noun-start.ts';

/** What else one does of whom a sentence has told something already. */
export interface FurtherPredicate {
  /** Where what was told before ends: at the word that joins, or behind the comma. */
  readonly joint: number;
  /** First word behind the verb. */
  readonly object: number;
  readonly verb: DutyVerb;
}

const join = /^(?:and|und|et|y|e|sowie)$/u;
/** Without one behind it the word that looks like a verb may be a noun: `delivers parts and services`. */
const determiner =
  /^(?:the|a|an|all|any|his|her|its|their|our|your|each|every|der|die|das|den|dem|ein|eine|einen|alle|samtliche|seine|ihre|le|la|les|un|une|son|sa|ses|leurs?|tous|toutes|tout|el|los|las|una|unos|unas|su|sus|tod[oa]s?|il|lo|gli|i)$/u;
/** From here on the sentence speaks of somebody else. */
const subordinate =
  /^(?:who|which|that|if|when|where|because|unless|dass|wenn|falls|sofern|weil|welche[rsmn]?|qui|que|lorsque|quand|si|cuando|quien|che)$/u;
const future = /\p{Ll}{3}(?:ra|ran|ront)$/u;
const thirdPerson = /\p{Ll}{3}[^s]s$/u;

/** `The supplier delivers the goods and removes the packaging`: the predicates behind the first of one who acts, in order. */
export function furtherPredicates(clause: Clause, actor: Actor, from: number, to: number): FurtherPredicate[] {
  const { words } = clause;
  if (agent.test(plainAt(clause, nounStart(clause, actor, from) - 1))) return [];
  if ([0, 1].some((step) => noDuty.test(plainAt(clause, actor.end + step)))) return [];
  const found: FurtherPredicate[] = [];
  for (let at = actor.end + 1; at < to - 1; at += 1) {
    if (subordinate.test(plainAt(clause, at)) || isOtherSubject(clause, at)) break;
    const isJoined = join.test(plainAt(clause, at));
    if (!isJoined && words[at]?.text.endsWith(',') !== true) continue;
    const verb = verbAt(clause, at + 1);
    if (verb !== undefined) found.push({ joint: isJoined ? at : at + 1, object: at + 2, verb });
  }
  return found;
}

/** `Trains the staff and removes`: only who is named behind a joint or a comma begins a sentence of their own. */
function isOtherSubject(clause: Clause, at: number): boolean {
  const other = clause.actors.find(({ isCertain, start }) => isCertain && start === at);
  if (other === undefined) return false;
  const before = nounStart(clause, other, 0) - 1;
  return join.test(plainAt(clause, before)) || clause.words[before]?.text.endsWith(',') === true;
}

function verbAt(clause: Clause, at: number): DutyVerb | undefined {
  const { text = '', plain = '' } = clause.words[at] ?? {};
  const next = clause.words[at + 1];
  const isDetermined = determiner.test(next?.plain ?? '') || /^l[’'][a-zß-ɏ]/i.test(next?.text ?? '');
  if (!isDetermined || !/^\p{Ll}{3,}$/u.test(text)) return undefined;
  const known = dutyVerbOf(plain);
  if (known !== undefined) return known;
  return future.test(plain) || thirdPerson.test(plain) ? anyVerb(plain) : undefined;
}

/** `La licencia la tramita y la paga la empresa`: where what is done besides is told. */
export function firstOfTwo(clause: Clause, at: number): number | undefined {
  const [pronoun, , joint, again] = [4, 3, 2, 1].map((step) => plainAt(clause, at - step));
  const isTwice = [pronoun, again].every((plain) => /^(?:lo|la|los|las)$/u.test(plain ?? ''));
  return isTwice && /^(?:y|e)$/u.test(joint ?? '') ? at - 4 : undefined;
}
