import { separable } from '../words/helping-words.ts';
import { anyVerb } from './any-verb.ts';
import type { Actor, Bond, Clause } from './duty.ts';
import { dutyVerbOf, type DutyKind } from './duty-verbs.ts';
import { keptInRepair } from './kept-in-repair.ts';
import { nounStart, plainAt } from './noun-start.ts';

export const agent = /^(?:by|durch|von|vom|seitens|par|por|da|dal|dalla|dai|from)$/u;
/** These alone may stand without a verb: `maintenance by the tenant`. */
const plainAgent = /^(?:by|durch|par)$/u;
export const passiveAid =
  /^(?:is|are|was|were|be|been|wird|werden|wurde|wurden|ist|sind|est|sont|sera|seront|es|son|seran|esta|estan|viene|vengono|ete|sido|stat[oaie])$/u;

/** `Is supplied by the club`, `wird vom Mieter getragen`, `por el cliente`, `maintenance by the tenant`. */
export function agentBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const at = nounStart(clause, actor, from) - 1;
  const preposition = plainAt(clause, at);
  if (at <= from || !agent.test(preposition)) return undefined;
  if (owed.test(plainAt(clause, at - 1))) return { kind: 'pay', term: '', object: [[from, at - 1]] };
  const place = preposition === 'from' ? comingBefore(clause, at) : passiveVerb(clause, at, actor.end, from, to);
  const next = place === undefined ? '' : plainAt(clause, place + 1);
  const particle = /^(?:out|up|off|down|away|back|over)$/u.test(next) ? next : '';
  const plain = place === undefined ? '' : plainAt(clause, place);
  const verb =
    place === undefined ? undefined : (keptInRepair(clause, place) ?? dutyVerbOf(plain) ?? anyVerb(plain, particle));
  if (verb !== undefined && place !== undefined) {
    if (isDoneToo(clause, place, verb.kind)) return { kind: 'any', term: '', object: [[from, place - 2]] };
    return { kind: verb.kind, term: verb.term, object: place > at ? [[from, at]] : [[from, at, place]] };
  }
  const noun = plainAt(clause, at - 1);
  // `Abtransport des Holzes durch`: German writes no participle large.
  const isNoun =
    actionNoun.test(noun) || (preposition === 'durch' && /^\p{Lu}/u.test(clause.words[at - 1]?.text ?? ''));
  if (!plainAgent.test(preposition) || !actor.isCertain || (isParticipleLike.test(noun) && !isNoun)) return undefined;
  return { kind: 'any', term: '', object: [[from, at]] };
}

/** `Arranged and paid for by`: who bears it does it as well. */
const isDoneToo = (clause: Clause, at: number, kind: DutyKind): boolean =>
  kind === 'pay' &&
  /^(?:and|und|et|y|e)$/u.test(plainAt(clause, at - 1)) &&
  (dutyVerbOf(plainAt(clause, at - 2)) !== undefined || isParticiple(plainAt(clause, at - 2)));

/** `La taxe, due par le locataire`, `the rent owed by the guest`. */
const owed = /^(?:due?s?|owed|owing|geschuldete?[nrs]?|debid[oa]s?|adeudad[oa]s?|dovut[oaie])$/u;

/** Words between a verb and `by` in which it is told how or when. */
const agentReach = 8;
const behindReach = 5;

const opening = /^(?:unless|if|when|where|once|until|except|wenn|falls|sofern|sauf|si|salvo)$/u;

function passiveVerb(clause: Clause, at: number, end: number, from: number, to: number): number | undefined {
  // `Unless accompanied by a member of staff`: what they do is this, not what stands before.
  if (opening.test(plainAt(clause, at - 2)) && isParticiple(plainAt(clause, at - 1))) return at - 1;
  const aid = clause.words.findLastIndex(({ plain }, index) => index >= from && index < at && passiveAid.test(plain));
  const aided = aid < 0 ? undefined : participleBehind(clause, aid, at);
  const nearest = nearestVerb(clause, at, from);
  const isJoined = nearest !== undefined && /^(?:and|und|et|y|e)$/u.test(plainAt(clause, nearest - 1));
  if (aided !== undefined && !isJoined && dutyVerbOf(plainAt(clause, aided)) !== undefined) return aided;
  if (nearest !== undefined) return nearest;
  if (aided !== undefined) return aided;
  // `À faire par le propriétaire`
  if (/^(?:a|zu)$/u.test(plainAt(clause, at - 2)) && /(?:er|ir|re|en)$/u.test(plainAt(clause, at - 1))) return at - 1;
  if (plainAt(clause, at) === 'by') return undefined;
  for (let index = end; index < Math.min(to, end + behindReach); index += 1) {
    if (dutyVerbOf(plainAt(clause, index))?.isInvertible === true) return index;
    if (aid >= 0 && /^\p{Ll}*ge\p{Ll}+(?:t|en)$|(?:iert|delt|setzt|stellt)$/u.test(plainAt(clause, index)))
      return index;
    if (plainAt(clause, index - 1) === 'zu' || parted.test(plainAt(clause, index))) return index;
  }
  return aid >= 0 && isLastVerb(clause, to - 1) ? to - 1 : undefined;
}

function nearestVerb(clause: Clause, at: number, from: number): number | undefined {
  for (let index = at - 1; index >= Math.max(from, at - agentReach); index -= 1)
    if (dutyVerbOf(plainAt(clause, index)) !== undefined) return index;
  return undefined;
}

/** `Auszuhängen`, `mitzubringen`. */
const parted = new RegExp(`^(?:${separable})zu\\p{Ll}{3,}en$`, 'u');

/** `Wird vom Aussteller verlegt`: German ends with what is done. */
const isLastVerb = ({ words }: Clause, at: number): boolean =>
  /^\p{Ll}{3,}(?:t|en)[^A-Za-zªµºÀ-ÖØ-ӿ]*$/u.test(words[at]?.text ?? '');

/** What is done stands right behind the form of `to be`, or behind how it is done. */
function participleBehind(clause: Clause, aid: number, at: number): number | undefined {
  for (let index = aid + 1; index < at; index += 1) {
    const plain = plainAt(clause, index);
    if (passiveAid.test(plain) || /^(?:to|also|then|always|only|a)$|ly$|mente$|ment$/u.test(plain)) continue;
    return isParticiple(plain) ? index : undefined;
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
  /^(?:set|put|cut|shut|let|hit|lent|sent|spent|built|swept|run|hung|dug|won|fed|led|read|kept|held|lit|bought|puest[oa]s?|hech[oa]s?|escrit[oa]s?|suscrit[oa]s?)$/u.test(
    plain,
  ) ||
  (plain.length >= 4 &&
    /(?:ed|wn|en|un|ung|ght|ept|eld|ade|ado|ada|ados|adas|ido|ida|idos|idas|cho|cha|rto|rta|e|ee|es|ees|i|ie|is|ies|it|ite|its|ites|u|ue|us|ues|ert|erte)$/u.test(
      plain,
    ));
