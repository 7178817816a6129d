import type { Stance } from '../../facts/stances/stance.ts';
import type { TermWeights } from '../../align/term-weights.ts';
import { isTimeWord } from '../../facts/stances/time-words.ts';
import { areSlotsApart, areTailsApart } from './contrast.ts';

/** How two stances of one axis stand to each other, and how surely they speak of the same thing. */
export interface Comparison {
  readonly relation: 'same' | 'opposed' | 'unclear';
  readonly score: number;
  readonly explanation: string;
}

/** Part of the topic of the shorter statement that both share. */
const containedAbove = 0.8;
/** Terms of the longer statement for each that is shared: what little a short one says is somewhere in every long one. */
const longestPerTerm = 4;
/** And where they share what a thing has or has not. */
const objectAbove = 0.6;
/** A sentence of more words says so much beside that two terms are no subject. */
const longSentence = 25;
const fewestOfLong = 3;
/** Weight of a family of verbs, in terms that only the two sentences hold. */
const familyWeight = 0.9;
/** Weight of one term that is all they share. */
const coreAbove = 0.85;
/** Weight that somebody and what he may do must have together. */
const deedAbove = 1.4;
/** Weight of what they share, in terms that only the two sentences hold: of one term, and of several. */
const singleAbove = 0.75;
const severalAbove = 1.1;

const texts: Readonly<Record<string, string>> = {
  leave: 'One document forbids what the other allows or demands.',
  duty: 'One document makes a duty of what the other allows or recommends.',
  inclusion: 'One document includes what the other leaves out.',
  holding: 'One document denies or forbids what the other states.',
  only: 'One document allows only in part or at times what the other allows freely.',
  extent: 'One document means all of what the other means a part of.',
  need: 'One document asks for what the other does without.',
  payment: 'One document leaves free of charge what the other charges for.',
  choice: 'The documents state things that exclude each other.',
};

/** `whole`: the weight of a term that only two sentences hold. */
export function compareStances(a: Stance, b: Stance, weights: TermWeights, whole: number): Comparison | undefined {
  if (a.axis !== b.axis) return undefined;
  const shared = [...a.topic].filter((term) => b.topic.has(term));
  const weigh = (terms: Iterable<string>): number => {
    let sum = 0;
    // Families of verbs are counted nowhere: many sentences hold one.
    for (const term of terms) sum += term.startsWith('~') ? whole * familyWeight : weights(term);
    return sum / whole;
  };
  const weight = weigh(shared);
  const smaller = Math.min(weigh(a.topic), weigh(b.topic));
  const contained = smaller === 0 ? 0 : weight / smaller;
  const score = contained + Math.min(weight, 3) / 10;
  const kind = a.axis.startsWith('choice') ? 'choice' : a.axis;
  const limit = kind === 'leave' ? limited(a, b) : undefined;
  if (limit !== undefined) return { relation: limit, score, explanation: texts['only'] ?? '' };
  const isLong = Math.max(a.plain.length, b.plain.length) > longSentence;
  if (isLong && shared.length < fewestOfLong) return undefined;
  if (!areOfOneThing(a, b, { shared, weight, contained }) && !areAlikeAtCore(a, b, weigh)) return undefined;
  const isDuty = kind === 'leave' && a.pole !== 'forbidden' && b.pole !== 'forbidden';
  return { relation: relate(a, b, kind), score, explanation: texts[isDuty ? 'duty' : kind] ?? '' };
}

interface Overlap {
  readonly shared: readonly string[];
  readonly weight: number;
  /** Part of the topic of the shorter statement that is shared. */
  readonly contained: number;
}

function areOfOneThing(a: Stance, b: Stance, { shared, weight, contained }: Overlap): boolean {
  if (a.axis === 'need') return isSameNeed(a, b, shared, weight);
  if (a.axis === 'leave' && shared.length > 1 && isSameDeed(a, b) && weight >= deedAbove) return true;
  if (a.axis === 'holding') {
    const [own, other] = [a.neighbours[1] ?? '', b.neighbours[1] ?? ''];
    if (a.topic.has('=burden') && b.topic.has('=burden')) return true;
    const isObjectShared = shared.length > 1 && shared.includes(own) && shared.includes(other);
    if (isObjectShared && contained >= objectAbove) return true;
  }
  const longer = Math.max(a.topic.size, b.topic.size);
  if (contained < containedAbove || longer > shared.length * longestPerTerm) return false;
  return shared.length === 1 ? weight >= singleAbove && isHead(a, shared[0] ?? '', b) : weight >= severalAbove;
}

/** Weight of what both ask for and of what it is asked for. */
const needAbove = 1.5;

/** Both speak of one thing that is asked for, or done without, and of what it is asked for. */
function isSameNeed(a: Stance, b: Stance, shared: readonly string[], weight: number): boolean {
  const asked = [...(a.only ?? [])].filter((term) => b.only?.has(term) ?? false);
  return (
    asked.length > 0 && shared.some((term) => !asked.includes(term)) && weight >= needAbove && !areSlotsApart(a, b)
  );
}

const everything = /^(?:all|every|both|each|alle|beide|samtliche|tous|toutes|todos|todas|ambos|ambas)$/u;

/** Without what only tells where, when and how they speak of one thing, and not of it at two places or times. */
function areAlikeAtCore(a: Stance, b: Stance, weigh: (terms: Iterable<string>) => number): boolean {
  if (areTailsApart(a, b)) return false;
  const coreOf = (own: Stance, other: Stance): string[] =>
    [...own.topic].filter((term) => !own.tails.has(term) || (other.topic.has(term) && !other.tails.has(term)));
  const [x, y] = [coreOf(a, b), coreOf(b, a)];
  const shared = x.filter((term) => y.includes(term));
  const weight = weigh(shared);
  const contained = weight / Math.max(0.1, Math.min(weigh(x), weigh(y)));
  if (shared.length > 1) return contained >= containedAbove && weight >= severalAbove;
  const [head = ''] = shared;
  if (shared.length === 0 || weight < coreAbove || !isHead(a, head, b)) return false;
  // "All pumps" are the spare pump too.
  return (
    contained >= containedAbove || (a.axis.startsWith('choice') && [a, b].some(({ plain }) => has(plain, everything)))
  );
}

/** In whole or in part: it is not the thing alone that is meant. */
const inPart = /^(?:part|partly|teilweise|partie|partiellement|parte|parcialmente)$/u;

/** The same one does the same to the same thing, or to nothing that is named. */
function isSameDeed(a: Stance, b: Stance): boolean {
  if (a.verb === '' || a.verb !== b.verb || a.tails.has(a.verb) || areTailsApart(a, b)) return false;
  if ([a, b].some(({ pole, plain }) => pole === 'forbidden' && has(plain, inPart))) return true;
  const isKnown = (term: string, other: Stance): boolean => term === '' || other.topic.has(term);
  const [subjectA = '', subjectB = ''] = [a.neighbours[0], b.neighbours[0]];
  if (a.object !== '' && b.object !== '' && isKnown(a.object, b) && isKnown(b.object, a))
    return isKnown(subjectA, b) || isKnown(subjectB, a);
  const core = (one: Stance, other: Stance): string[] =>
    [...one.topic].filter((term) => !one.tails.has(term) && !other.topic.has(term));
  const [x, y] = [core(a, b), core(b, a)];
  return x.length === 0 || y.length === 0;
}

/** The one term that both share is what both are about: it stands beside the words that tell. */
const isHead = (a: Stance, term: string, b: Stance): boolean =>
  [a, b].every(
    ({ topic, neighbours, verb }) =>
      (topic.size === 1 || neighbours.includes(term) || verb === term || topic.values().next().value === term) &&
      (verb === '' || verb === term || topic.size === 1),
  );

function relate(a: Stance, b: Stance, kind: string): Comparison['relation'] {
  if (a.pole !== b.pole && areComplementary(a, b)) return 'unclear';
  if (kind !== 'leave') {
    if (a.pole === b.pole) return 'same';
    return areMomentsApart(a, b) ? 'unclear' : 'opposed';
  }
  if (a.pole === b.pole) return 'same';
  if (a.verb !== '' && b.verb !== '' && !a.topic.has(b.verb) && !b.topic.has(a.verb)) return 'unclear';
  if (!opposed.has([a.pole, b.pole].toSorted().join(' '))) return 'unclear';
  return areConditionsApart(a, b) ? 'unclear' : 'opposed';
}

const opposed = new Set([
  'allowed forbidden',
  'demanded forbidden',
  'demanded optional',
  'advised demanded',
  'allowed demanded',
  'advised forbidden',
]);

const exception = /^(?:without|unless|except|otherwise|ohne|anders|ausser|sans|sauf|sin|salvo|excepto)$/u;
const without = /^(?:without|ohne|sans|sin)$/u;
const proviso = /^(?:with|if|provided|only|mit|wenn|sofern|nur|avec|si|con|solo)$/u;
const since = /^(?:from|after|once|ab|nach|sobald|apres|desde|despues)$/u;
const until = /^(?:before|until|till|vor|bis|avant|jusqu'a|jusqu'au|antes|hasta)$/u;
const span = /^(?:during|between|while|wahrend|zwischen|pendant|durant|entre|durante)$/u;
const timed = [since, until, span];

const conditionOf = ({ plain, behind }: Stance): readonly string[] => plain.slice(behind);
const has = (words: readonly string[], pattern: RegExp): boolean => words.some((word) => pattern.test(word));

/** What is forbidden without leave is allowed with it; what is forbidden at one time may be allowed at another. */
function areConditionsApart(a: Stance, b: Stance): boolean {
  const [ban, leave] = a.pole === 'forbidden' || a.pole === 'optional' ? [a, b] : [b, a];
  if (ban.pole !== 'forbidden' && ban.pole !== 'optional') return false;
  // Without leave it is allowed here, and only with it there.
  if (leave.pole === 'allowed' && has(ban.plain, without) && has(leave.plain, without)) return false;
  const [banned, left] = [conditionOf(ban), conditionOf(leave)];
  if (
    has(ban.plain, exception) &&
    (leave.pole === 'demanded' || leave.only !== undefined || has(left, proviso) || has(left, exception))
  )
    return true;
  const isTimed = (words: readonly string[]): boolean =>
    timed.some((pattern) => has(words, pattern)) || words.some(isTimeWord);
  if (!isTimed(banned)) return false;
  if (!isTimed(left)) return true;
  const isSame = areTimesAlike(banned, left);
  // "Not before noon" and "from noon" are one; "not before the doctor came" and "from the fourth day" are two.
  if (has(banned, until) && has(left, since) && !has(left, until)) return isSame;
  return !isSame;
}

const timeUnit =
  'days?|weeks?|months?|years?|hours?|minutes?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|jours?|semaines?|mois|ans?|annees?|heures?|dias?|semanas?|mes(?:es)?|anos?|horas?';
const atFirst = new RegExp(
  String.raw`(?<!\p{L})(?:first|erste[nr]?|premiere?s?|primer[oa]?s?) (?:(?:\d+|\p{L}+) )?(?:${timeUnit})(?!\p{L})`,
  'u',
);
const thereafter = new RegExp(
  String.raw`(?<!\p{L})(?:from|after|ab|nach|a partir d\p{L}+|des|apres|desde|despues|tras) (?:\S+ ){0,4}?(?:${timeUnit})(?!\p{L})`,
  'u',
);

/** One holds for the first so many days, the other from then on. */
function areComplementary({ plain: a }: Stance, { plain: b }: Stance): boolean {
  const [x, y] = [a.join(' '), b.join(' ')];
  return (atFirst.test(x) && thereafter.test(y)) || (atFirst.test(y) && thereafter.test(x));
}

const moment =
  /^(?:if|when|while|during|wenn|falls|solange|wahrend|si|lorsque|quand|pendant|durant|cuando|mientras|durante)$/u;

/** Both hold at a moment or on a condition, and not at the same; or only one of them does. */
function areMomentsApart(a: Stance, b: Stance): boolean {
  const [x, y] = [a, b].map(({ plain }) => {
    const at = plain.findIndex((word) => moment.test(word));
    return at < 0 ? undefined : new Set(plain.slice(at + 1).filter((word) => word.length > 3));
  });
  if (x === undefined || y === undefined) return x !== y;
  return [...x].filter((word) => y.has(word)).length * 2 <= Math.min(x.size, y.size);
}

/** The words behind the preposition of time are mostly the same. */
function areTimesAlike(a: readonly string[], b: readonly string[]): boolean {
  const timesOf = (words: readonly string[]): Set<string> => {
    const at = words.findIndex((word) => timed.some((pattern) => pattern.test(word)));
    return new Set(words.slice(at + 1, at + 8).filter((word) => /\d/u.test(word) || word.length > 3));
  };
  const [x, y] = [timesOf(a), timesOf(b)];
  return [...x].filter((word) => y.has(word)).length * 2 >= Math.min(x.size, y.size);
}

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
