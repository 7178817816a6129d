import type { TermWeights } from '../../align/term-weights.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { Claim } from '../../facts/stances/read-claims.ts';

/** Part of the terms of the shorter clause that both hold. */
const containedAbove = 0.8;
/** And where both begin with the same one and share more than two terms. */
const subjectAbove = 0.55;
/** Weight of what they share, in terms that only the two sentences hold. */
const weightAbove = 1.5;
const fewestShared = 2;
/** Weight of what is done, where it is done longer than it may be. */
const deedAbove = 0.75;

/** How surely one clause denies what another states; 0 where it does not. */
export function contradiction(a: Claim, b: Claim, weights: TermWeights, whole: number): number {
  if (a.isDenied === b.isDenied || (a.isDemand && b.isDemand)) return 0;
  const [denial, claim] = a.isDenied ? [a, b] : [b, a];
  if (!claim.topic.has(denial.turned)) return 0;
  // Not on Mondays: on other days it may be.
  if ([...denial.topic].some((term) => !claim.topic.has(term) && weekday.has(term))) return 0;
  // "Not before noon" says the same as "after noon".
  if (denial.time === 'until' && claim.time === 'since') return 0;
  if (isOverrun(denial, claim) && weights(denial.turned) / whole >= deedAbove) return deedAbove;
  if (denial.condition.size === 0 ? claim.isConditional : areApart(denial.condition, claim.condition)) return 0;
  const weigh = (terms: Iterable<string>): number => {
    let sum = 0;
    for (const term of terms) sum += weights(term);
    return sum / whole;
  };
  const shared = [...a.topic].filter((term) => b.topic.has(term));
  const weight = weigh(shared);
  const contained = weight / Math.max(0.1, Math.min(weigh(a.topic), weigh(b.topic)));
  if (shared.length < fewestShared || weight < weightAbove) return 0;
  const isSameSubject = first(a.topic) === first(b.topic) && shared.length > fewestShared;
  return contained >= (isSameSubject ? subjectAbove : containedAbove) ? contained : 0;
}

const first = (terms: ReadonlySet<string>): string | undefined => terms.values().next().value;

const weekday: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend weekends montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonntag sonntags wochenende lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado sábados domingo domingos summer winter spring autumn sommer été hiver verano invierno holidays feiertagen'
    .split(' ')
    .map(topicStem),
);

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
