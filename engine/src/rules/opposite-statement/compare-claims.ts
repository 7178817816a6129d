import type { TermWeights } from '../../align/term-weights.ts';
import type { Claim } from '../../facts/stances/read-claims.ts';
import { areSlotsApart, areTailsApart } from './contrast.ts';

/** Part of the terms of the shorter clause that both hold. */
const containedAbove = 0.8;
/** And where both begin with the same one and share more than two terms. */
const subjectAbove = 0.55;
/** Weight of what they share, in terms that only the two sentences hold. */
const weightAbove = 1.5;
/** And where the shorter clause says nothing else. */
const wholeAbove = 1.2;
const wholly = 0.99;
const fewestShared = 2;
/** How sure it is where one only tells more than the other. */
const coreScore = 0.7;
/** Weight of what is done, where it is done longer than it may be. */
const deedAbove = 0.75;

/** Weight of a family of verbs, which no count knows. */
const familyWeight = 0.9;

/** How surely one clause denies what another states; 0 where it does not. */
export function contradiction(a: Claim, b: Claim, weights: TermWeights, whole: number): number {
  if (a.isDenied === b.isDenied) return 0;
  const [denial, claim] = a.isDenied ? [a, b] : [b, a];
  // Stances of leave are compared as such.
  if (denial.isLifted ? !claim.isBinding || claim.time !== denial.time : a.isDemand && b.isDemand) return 0;
  if (denial.isExcepted && !claim.isExcepted) return 0;
  if (!claim.topic.has(denial.turned) || claim.lacked.has(denial.turned)) return 0;
  // What all may do one of them need not.
  if (claim.isAllowed && denial.isOfOther) return 0;
  // Not on Mondays, not in winter: at other times it may be.
  if ([...denial.tails].some(([term, kind]) => kind === 'time' && !claim.topic.has(term))) return 0;
  // "Not before noon" says the same as "after noon", "not after ten" as "until ten".
  if (denial.time === 'until' && claim.time === 'since') return 0;
  if (denial.time === 'since' && claim.time === 'until' && !isOverrun(denial, claim)) return 0;
  if (isOverrun(denial, claim) && weights(denial.turned) / whole >= deedAbove) return deedAbove;
  if (denial.condition.size === 0 ? claim.isConditional : areApart(denial.condition, claim.condition)) return 0;
  const weigh = (terms: Iterable<string>): number => {
    let sum = 0;
    for (const term of terms) sum += term.startsWith('~') ? whole * familyWeight : weights(term);
    return sum / whole;
  };
  const shared = [...a.topic].filter((term) => b.topic.has(term));
  const weight = weigh(shared);
  // "May decorate without drilling" says nothing for drilling.
  if (shared.every((term) => claim.tails.get(term) === 'manner')) return 0;
  const contained = weight / Math.max(0.1, Math.min(weigh(a.topic), weigh(b.topic)));
  const required = contained >= wholly && !isLimited(denial, claim) ? wholeAbove : weightAbove;
  if (shared.length < fewestShared || weight < required || areSlotsApart(a, b)) return 0;
  const isSameSubject = first(a.topic) === first(b.topic) && shared.length > fewestShared;
  if (contained >= (isSameSubject ? subjectAbove : containedAbove)) return contained;
  return coreShare(denial, claim, weigh) >= containedAbove ? coreScore : 0;
}

/** What is denied is denied somewhere, at a time or in a way only; `for safety` at the front is a reason. */
const isLimited = (denial: Claim, claim: Claim): boolean =>
  [...denial.tails].some(
    ([term, kind]) =>
      kind !== 'agent' &&
      !claim.topic.has(term) &&
      !(kind === 'purpose' && term === denial.topic.values().next().value),
  );

/** Part of what either says that the other says too, but for where, when, how and by whom; 0 where the denial is limited so. */
function coreShare(denial: Claim, claim: Claim, weigh: (terms: Iterable<string>) => number): number {
  if (areTailsApart(denial, claim)) return 0;
  if (isLimited(denial, claim)) return 0;
  const part = (own: Claim, other: Claim): number => {
    const core = [...own.topic].filter((term) => !own.tails.has(term));
    return core.length < fewestShared ? 0 : weigh(core.filter((term) => other.topic.has(term))) / weigh(core);
  };
  return Math.max(part(denial, claim), part(claim, denial));
}

const first = (terms: ReadonlySet<string>): string | undefined => terms.values().next().value;

/** Not after one time, and until another. */
const isOverrun = (denial: Claim, claim: Claim): boolean =>
  denial.time === 'since' &&
  claim.time === 'until' &&
  denial.hour !== '' &&
  claim.hour !== '' &&
  denial.hour !== claim.hour;

/** Both hold on a condition, and not on the same; or only one of them does. */
function areApart(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 && b.size === 0) return false;
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared * 2 <= Math.min(a.size, b.size);
}
