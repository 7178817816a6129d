import { anyVerb } from './any-verb.ts';
import type { Actor, Bond, Clause } from './duty.ts';
import { dutyVerbOf } from './duty-verbs.ts';
import { nounStart, plainAt } from './noun-start.ts';

export const agent = /^(?:by|durch|von|vom|seitens|par|por|da|dal|dalla|dai|from)$/u;
/** These alone may stand without a verb: `maintenance by the tenant`. */
const plainAgent = /^(?:by|durch|par)$/u;
export const passiveAid =
  /^(?:is|are|was|were|be|been|wird|werden|wurde|wurden|ist|sind|est|sont|sera|seront|es|son|seran|esta|estan|viene|vengono)$/u;

/** `Is supplied by the club`, `wird vom Mieter getragen`, `por el cliente`, `maintenance by the tenant`. */
export function agentBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const at = nounStart(clause, actor, from) - 1;
  const preposition = plainAt(clause, at);
  if (at <= from || !agent.test(preposition)) return undefined;
  const place = preposition === 'from' ? comingBefore(clause, at) : passiveVerb(clause, at, actor.end, from, to);
  const verb =
    place === undefined ? undefined : (dutyVerbOf(plainAt(clause, place)) ?? anyVerb(plainAt(clause, place)));
  if (verb !== undefined && place !== undefined)
    return { kind: verb.kind, term: verb.term, object: place > at ? [[from, at]] : [[from, at, place]] };
  const noun = plainAt(clause, at - 1);
  if (!plainAgent.test(preposition) || !actor.isCertain || (isParticipleLike.test(noun) && !actionNoun.test(noun)))
    return undefined;
  return { kind: 'any', term: '', object: [[from, at]] };
}

/** Words between a verb and `by` in which it is told how or when. */
const agentReach = 8;
const behindReach = 5;

function passiveVerb(clause: Clause, at: number, end: number, from: number, to: number): number | undefined {
  for (let index = at - 1; index >= Math.max(from, at - agentReach); index -= 1)
    if (dutyVerbOf(plainAt(clause, index)) !== undefined) return index;
  const hasAid = clause.words.slice(from, at).some(({ plain }) => passiveAid.test(plain));
  if (hasAid && isParticiple(plainAt(clause, at - 1)) && !passiveAid.test(plainAt(clause, at - 1))) return at - 1;
  if (plainAt(clause, at) === 'by') return undefined;
  for (let index = end; index < Math.min(to, end + behindReach); index += 1) {
    if (dutyVerbOf(plainAt(clause, index))?.isInvertible === true) return index;
    if (hasAid && /^\p{Ll}*ge\p{Ll}+(?:t|en)$|(?:iert|delt|setzt|stellt)$/u.test(plainAt(clause, index))) return index;
  }
  return undefined;
}

const comingBefore = (clause: Clause, at: number): number | undefined =>
  /^(?:come|comes|coming)$/u.test(plainAt(clause, at - 1)) ? at - 1 : undefined;

/** What ends so before `by` may be a verb that lays no duty on anybody: `caused by`. */
const isParticipleLike = /(?:ed|wn|en|t|e|es|ee)$/u;
const actionNoun =
  /(?:maintenance|insurance|entretien|treatment|management|payment|ment|nettoyage|assurance|transport|montage)$/u;

/** A participle of any verb, in the four languages; with a form of `to be` before it. */
const isParticiple = (plain: string): boolean =>
  plain.length >= 4 &&
  /(?:ed|wn|en|un|ung|ght|ept|eld|ade|ado|ada|ados|adas|ido|ida|idos|idas|cho|cha|rto|rta|e|ee|es|ees|i|ie|is|ies|it|ite|its|ites|u|ue|us|ues|ert|erte)$/u.test(
    plain,
  );
