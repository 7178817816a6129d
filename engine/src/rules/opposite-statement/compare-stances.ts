import type { Stance } from '../../facts/stances/stance.ts';
import type { TermWeights } from '../../align/term-weights.ts';
import { kindsOf } from '../../facts/stances/kinds.ts';
import { areComplementary, areConditionsApart, areMomentsApart, has } from './conditions.ts';
import { areTimesApart } from './contrast.ts';
import { areOfOneThing } from './same-thing.ts';

/** How two stances of one axis stand to each other, and how surely they speak of the same thing. */
export interface Comparison {
  readonly relation: 'same' | 'opposed' | 'unclear';
  readonly score: number;
  readonly explanation: string;
}

/** A clause of more words says so much beside that two terms are no subject. */
const longClause = 25;
const fewestOfLong = 3;
/** Weight of a family of verbs, in terms that only the two sentences hold. */
const familyWeight = 0.9;

const texts: Readonly<Record<string, string>> = {
  leave: 'One document forbids what the other allows or demands.',
  duty: 'One document makes a duty of what the other allows or recommends.',
  inclusion: 'One document includes what the other leaves out.',
  holding: 'One document denies or forbids what the other states.',
  only: 'One document allows only in part or at times what the other allows freely.',
  extent: 'One document means all of what the other means a part of.',
  access: 'One document opens to everyone what the other keeps for some.',
  need: 'One document asks for what the other does without.',
  payment: 'One document leaves free of charge what the other charges for.',
  choice: 'The documents state things that exclude each other.',
};

/** `whole`: the weight of a term that only two sentences hold. */
export function compareStances(
  first: Stance,
  second: Stance,
  weights: TermWeights,
  whole: number,
): Comparison | undefined {
  if (first.axis !== second.axis) return undefined;
  const [a, b] = [inKindsOf(first, second), inKindsOf(second, first)];
  const shared = [...a.topic].filter((term) => b.topic.has(term));
  const weigh = (terms: Iterable<string>): number => {
    let sum = 0;
    // Families of verbs are counted nowhere: many sentences hold one.
    for (const term of terms) sum += term.startsWith('~') ? whole * familyWeight : weights(term);
    return sum / whole;
  };
  const weight = weigh(shared);
  const smaller = Math.min(weigh(a.topic), weigh(b.topic));
  const score = (smaller === 0 ? 0 : weight / smaller) + Math.min(weight, 3) / 10;
  const kind = a.axis.startsWith('choice') ? 'choice' : a.axis;
  const limit = kind === 'leave' ? limited(a, b) : undefined;
  if (limit !== undefined) return { relation: limit, score, explanation: texts['only'] ?? '' };
  const isLong = Math.max(a.clauseLength, b.clauseLength) > longClause;
  if (isLong && shared.length < fewestOfLong) return undefined;
  if (!areOfOneThing(a, b, shared, weigh)) return undefined;
  const isDuty = kind === 'leave' && a.pole !== 'forbidden' && b.pole !== 'forbidden';
  return { relation: relate(a, b, kind), score, explanation: texts[isDuty ? 'duty' : kind] ?? '' };
}

/** A leave that names the kinds that the other bans in place of their things: `pets` for the dog. */
function inKindsOf(leave: Stance, ban: Stance): Stance {
  if (leave.pole !== 'allowed' || ban.pole !== 'forbidden') return leave;
  const known = new Map(
    [...leave.topic].flatMap((term) => {
      const kind = ban.topic.has(term) ? undefined : [...kindsOf(term)].find((one) => ban.topic.has(one));
      return kind === undefined ? [] : [[term, kind] as const];
    }),
  );
  if (known.size === 0) return leave;
  const named = (term: string): string => known.get(term) ?? term;
  return {
    ...leave,
    topic: new Set([...leave.topic].map(named)),
    tails: new Map([...leave.tails].map(([term, kind]) => [named(term), kind])),
    neighbours: leave.neighbours.map(named),
    verb: named(leave.verb),
    object: named(leave.object),
  };
}

function relate(a: Stance, b: Stance, kind: string): Comparison['relation'] {
  if (a.pole !== b.pole && areComplementary(a, b)) return 'unclear';
  if (kind !== 'leave') {
    if (a.pole === b.pole) return 'same';
    if (kind === 'extent' && areOtherParts(a, b)) return 'unclear';
    return areMomentsApart(a, b) || areTimesApart(a.plain, b.plain) ? 'unclear' : 'opposed';
  }
  if (a.pole === b.pole) return 'same';
  if (a.verb !== '' && b.verb !== '' && !a.topic.has(b.verb) && !b.topic.has(a.verb)) return 'unclear';
  const poles = [a.pole, b.pole].toSorted().join(' ');
  if (!opposed.has(poles)) return 'unclear';
  // "Must be on a lead" and "is welcome on the lawn" tell of two deeds.
  if (poles === 'allowed demanded' && (a.verb === '') !== (b.verb === '')) return 'unclear';
  if (poles === 'allowed demanded' && isLimitOfOther(a, b)) return 'unclear';
  if (poles === 'advised forbidden' && isBannedInPart(a, b)) return 'unclear';
  return areConditionsApart(a, b) ? 'unclear' : 'opposed';
}

/** `Only complete copies`, `a certificate for each transmitter`: the one says nothing of what the other means all or a part of. */
function areOtherParts(a: Stance, b: Stance): boolean {
  const [x = '', y = ''] = [a.neighbours[1], b.neighbours[1]];
  return (x !== '' && !b.topic.has(x)) || (y !== '' && !a.topic.has(y));
}

/** `Shall be driven only by employees`, `may be driven abroad`: what is demanded is a limit that the leave does not speak of. */
function isLimitOfOther(a: Stance, b: Stance): boolean {
  const [leave, demand] = a.pole === 'allowed' ? [a, b] : [b, a];
  if (demand.only === undefined || leave.only !== undefined) return false;
  const limits = new Set([...demand.only].flatMap((term) => demand.tails.get(term) ?? []));
  return limits.size > 0 && ![...leave.tails.values()].some((kind) => limits.has(kind));
}

/** `Should not be drained in frost`: at another place or time it should be. */
function isBannedInPart(a: Stance, b: Stance): boolean {
  const [ban, other] = a.pole === 'forbidden' ? [a, b] : [b, a];
  return [...ban.tails].some(([term, kind]) => (kind === 'place' || kind === 'time') && !other.topic.has(term));
}

const opposed = new Set([
  'allowed forbidden',
  'demanded forbidden',
  'demanded optional',
  'advised demanded',
  'allowed demanded',
  'advised forbidden',
]);

const freely = /^(?:any|anytime|freely|always|jederzeit|immer|toujours|librement|cualquier|siempre|libremente)$/u;
const part =
  /^(?:part|parts|partial|single|individual|individually|separately|teil|teile|einzeln|einzelne|partie|partiel|partielle|parte|parcial|parciales|sueltos)$/u;
const whole =
  /^(?:whole|set|sets|entire|entirety|complete|lot|package|ganzes|gesamt|satz|komplett|ensemble|bloc|entier|lote|completo|totalidad|conjunto)$/u;

/** One allows at any time, or in parts, what the other allows only so. */
function limited(a: Stance, b: Stance): Comparison['relation'] | undefined {
  if (a.pole !== 'allowed' || b.pole !== 'allowed') return undefined;
  if ((a.only === undefined) === (b.only === undefined)) return undefined;
  const [limit, free] = a.only === undefined ? [b, a] : [a, b];
  const terms = [...limit.topic].filter((term) => free.topic.has(term) || !(limit.only?.has(term) ?? false));
  const shared = terms.filter((term) => free.topic.has(term));
  if (shared.length === 0 || shared.length < terms.length) return undefined;
  if (shared.length > 1 && has(free.plain, freely)) return 'opposed';
  if (free.verb !== '' && free.verb === limit.verb && has(free.plain, freely)) return 'opposed';
  return has(free.plain, part) && has(limit.plain, whole) ? 'opposed' : undefined;
}
