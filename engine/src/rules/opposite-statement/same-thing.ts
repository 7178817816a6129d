import type { Stance } from '../../facts/stances/stance.ts';
import { stem } from '../../facts/words/stem.ts';
import { has } from './conditions.ts';
import { areSlotsApart, areTailsApart } from './contrast.ts';

/** Part of the topic of the shorter statement that both share. */
const containedAbove = 0.8;
/** Terms of the longer statement for each that is shared: what little a short one says is somewhere in every long one. */
const longestPerTerm = 4;
/** And where they share what a thing has or has not. */
const objectAbove = 0.6;
/** Weight of one term that is all they share. */
const coreAbove = 0.85;
/** Weight that somebody and what he may do must have together. */
const deedAbove = 1.4;
/** Weight of what they share, in terms that only the two sentences hold: of one term, and of several. */
const singleAbove = 0.75;
const severalAbove = 1.1;

/** The weight of some terms together, in terms that only two sentences hold. */
type Weigh = (terms: Iterable<string>) => number;

/** Whether two stances of one axis that share some terms speak of the same thing. */
export function areOfOneThing(a: Stance, b: Stance, shared: readonly string[], weigh: Weigh): boolean {
  if (a.axis === 'need') return isSameNeed(a, b, shared, weigh);
  if (a.axis === 'access') return isSameAccess(a, b, weigh);
  if (a.axis === 'extent' && (a.only !== undefined || b.only !== undefined)) return isSameExtent(a, b, shared, weigh);
  // "May decorate without drilling" says nothing for drilling.
  if ([a, b].some(({ pole, tails }) => pole === 'allowed' && shared.every((term) => tails.get(term) === 'manner')))
    return false;
  return (
    isSameTopic(a, b, shared, weigh) ||
    areAlikeAtCore(a, b, weigh) ||
    isBannedThing(a, b, weigh) ||
    isRenewalOfPaper(a, b) ||
    isSamePart(a, b, weigh)
  );
}

/** `Contains parabens`, on a label that need not say what, and `contains no parabens`: one rare thing is held or not. */
function isSamePart(a: Stance, b: Stance, weigh: Weigh): boolean {
  const [part = '', other = ''] = [a.neighbours[1], b.neighbours[1]];
  const isElliptic = [a, b].some(({ neighbours, start }) => start === 0 && neighbours[0] === '');
  return a.axis === 'holding' && part !== '' && part === other && isElliptic && weigh([part]) >= coreAbove;
}

/** What papers of a matter call the contract that they are or speak of, and its parties. */
const ofPaper = new Set([
  ...'contract lease licence loan policy membership subscription mandate marché tenancy'.split(' ').map(stem),
  ...'tenant landlord customer supplier licensee licensor employee employer borrower lender insured insurer'
    .split(' ')
    .map(stem),
]);
const renewing = '~renew';

/** `Tenant may renew this lease once`, `I have no option to renew`: what is renewed is the contract, whatever it is called. */
function isRenewalOfPaper(a: Stance, b: Stance): boolean {
  if (a.axis !== 'leave' || a.pole === b.pole || !a.topic.has(renewing) || !b.topic.has(renewing)) return false;
  return [a, b].every(({ topic }) => [...topic].every((term) => term.startsWith('~') || ofPaper.has(term)));
}

/** What may be done with a thing that the other bans altogether: `conifers are forbidden`, `you may plant conifers`. */
function isBannedThing(a: Stance, b: Stance, weigh: Weigh): boolean {
  const [ban, leave] = a.pole === 'forbidden' ? [a, b] : [b, a];
  const [thing] = ban.topic;
  if (ban.pole !== 'forbidden' || leave.pole !== 'allowed' || ban.topic.size !== 1 || thing === undefined) return false;
  const tail = leave.tails.get(thing);
  const isNamed = leave.topic.has(thing) && tail !== 'place' && tail !== 'time' && tail !== 'purpose';
  return isNamed && leave.topic.size <= fewTerms && !thing.startsWith('~') && weigh([thing]) >= coreAbove;
}

/** Terms of a sentence that says little beside what may be done with what. */
const fewTerms = 3;

function isSameTopic(a: Stance, b: Stance, shared: readonly string[], weigh: Weigh): boolean {
  const weight = weigh(shared);
  const contained = weight / Math.max(0.1, Math.min(weigh(a.topic), weigh(b.topic)));
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
function isSameNeed(a: Stance, b: Stance, shared: readonly string[], weigh: Weigh): boolean {
  const asked = [...(a.only ?? [])].filter((term) => b.only?.has(term) ?? false);
  return (
    asked.length > 0 &&
    weigh(shared.filter((term) => !asked.includes(term))) >= singleAbove &&
    weigh(shared) >= needAbove &&
    !areSlotsApart(a, b)
  );
}

/** Weight of what is said of all and of some. */
const extentAbove = 1.5;

/** One says of all what the other says only of those that it tells more of: `every pitch`, `only the pitches by the wood`. */
function isSameExtent(a: Stance, b: Stance, shared: readonly string[], weigh: Weigh): boolean {
  const [all, some] = a.only === undefined ? [a, b] : [b, a];
  if (all.only !== undefined || all.pole !== 'all' || some.pole !== 'part') return false;
  const head = all.neighbours[1] ?? '';
  if (!some.topic.has(head) || shared.length < 2 || weigh(shared) < extentAbove) return false;
  // "To each member for training only": what the word stands behind is limited.
  if (some.only?.size === 0 && [...some.topic].at(-1) !== head) return false;
  const own = [...some.topic].filter((term) => !all.topic.has(term));
  return some.neighbours[1] === head ? own.length > 0 : own.some((term) => !some.tails.has(term));
}

/** Both tell who may use what they begin with. */
function isSameAccess(a: Stance, b: Stance, weigh: Weigh): boolean {
  const [first, second] = [a, b].map(({ topic }) => topic.values().next().value);
  return first !== undefined && first === second && weigh([first]) >= singleAbove;
}

const everything = /^(?:all|every|both|each|alle|beide|samtliche|tous|toutes|todos|todas|ambos|ambas)$/u;

/** Without what only tells where, when and how they speak of one thing, and not of it at two places or times. */
function areAlikeAtCore(a: Stance, b: Stance, weigh: Weigh): boolean {
  if (areTailsApart(a, b) || isBanOfOneWay(a, b) || isBanOfOneWay(b, a)) return false;
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

/** `By telephone is not possible`: what is banned is a way that the other does not speak of. */
const isBanOfOneWay = (ban: Stance, other: Stance): boolean =>
  ban.pole === 'forbidden' &&
  [...ban.tails].some(([term, kind]) => (kind === 'manner' || kind === 'agent') && !other.topic.has(term));

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
