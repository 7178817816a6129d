import type { Fact, FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/words/stem.ts';
import type { TimeSense } from '../facts/times/time-sense.ts';

/** Weight from which a term is what a value is about. */
const objectWeight = 0.25;
/** Weight from which a term of a label is its own, not of the heading above. */
const ownWeight = 0.4;
/** Words of a line at the head of a paper that are looked at. */
const titleWords = 14;
/** Terms that speak of time itself. */
const ofTime = new Set([
  '=day',
  '=week',
  '=month',
  '=quarter',
  '=year',
  '=hour',
  '=date',
  '=start',
  '=end',
  '=term',
  '=deadline',
  'period',
  'time',
  'pleas',
  'bitt',
  'merci',
  'latest',
  'first',
  'last',
  '=due',
  '=minimum',
  '=maximum',
]);

/** Both events happen to something, and to other things. */
export function haveOtherObjects(x: TimeSense, y: TimeSense): boolean {
  const [these, those] = [x, y].map(({ objects }) => [...objects].filter((term) => !ofTime.has(term)));
  if (these?.length === 0 || those?.length === 0) return false;
  if (![...x.terms].some((term) => y.terms.has(term))) return false;
  return !these?.some((term) => those?.includes(term));
}

/** Both speak of something besides the event. */
export const shareObject = (a: Fact, b: Fact): boolean =>
  [...a.slot].some(
    ([term, weight]) =>
      weight >= objectWeight &&
      !term.startsWith('@') &&
      !ofTime.has(term) &&
      !isOfEvent(a, term) &&
      !isOfEvent(b, term) &&
      (b.slot.get(term) ?? 0) >= objectWeight,
  );

/** Passages at the head of a paper among which it says what it is. */
const titleLines = 4;
const titles = new WeakMap<FactDocument, ReadonlyMap<string, number>>();

/** Stems at the head of a paper, each with the first passage that holds it. */
function titleOf(document: FactDocument | undefined): ReadonlyMap<string, number> {
  if (document === undefined) return new Map();
  let known = titles.get(document);
  if (known === undefined) {
    const placed = document.passages
      .slice(0, titleLines)
      .flatMap(({ words }, passage) => words.slice(0, titleWords).map(({ text }) => [stem(text), passage] as const));
    titles.set(document, (known = new Map(placed.filter(([term]) => term !== '').toReversed())));
  }
  return known;
}

/** A label that names nothing but the event speaks of what its paper, or the other one, is about: `Duration: nine months` in an offer of what the other leases. */
export function isOfPaper(label: Fact, fact: Fact, documents: readonly FactDocument[]): boolean {
  if (label.source !== 'label' || fact.source === 'label') return false;
  if (ownTerms(label).length > 0) return false;
  const own = [...fact.slot].flatMap(([term, weight]) => (weight >= ownWeight && !ofTime.has(term) ? [term] : []));
  return [label, fact].some(({ document, passage }) => {
    const title = titleOf(documents[document]);
    return own.some((term) => (title.get(term) ?? passage) < passage);
  });
}

/** What the words beside a value name besides the event. */
export const ownTerms = (fact: Fact): string[] =>
  [...fact.slot].flatMap(([term, weight]) =>
    weight >= ownWeight && !term.startsWith('@') && !ofTime.has(term) && !isOfEvent(fact, term) ? [term] : [],
  );

const isOfEvent = ({ sense }: Fact, term: string): boolean => sense?.terms.has(term) ?? false;

/** Both are about one event that stands beside them: then the words at the head of a row need not name it again. */
export function shareEvent(a: Fact, b: Fact): boolean {
  const [x, y] = [a.sense, b.sense];
  return x?.event !== undefined && x.event === y?.event && !x.isFromHeading && !y.isFromHeading;
}
