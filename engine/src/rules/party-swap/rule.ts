import type { FactDocument } from '../../facts/fact.ts';
import { actorNounOf } from '../../facts/names/actor-nouns.ts';
import { dutyFinder } from '../../facts/duties/duty-finder.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { areDifferent } from './are-different.ts';
import { dutyLikeness } from './compare-duties.ts';
import { groupSwaps, type Swap } from './group-swaps.ts';
import { namedSorts } from './named-sorts.ts';
import { readParties, type Parties } from './parties/read-parties.ts';
import { readDuties, type PlacedDuty } from './read-duties.ts';

/** Things that more duties than this are about do not tell which belong together. */
const commonThing = 60;

/** The same duty lies on one party in one document and on the other party in another. */
export const rule: Rule = {
  id: 'party-swap',
  find: swapsIn,
};

function swapsIn(context: RuleContext): RuleFinding[] {
  const parties = readParties(context.documents);
  const find = dutyFinder();
  const isCompared = (document: number): boolean =>
    context.documents.some(({ index }) => context.areRelated(document, index));
  if (!context.documents.some(({ index }) => isCompared(index))) return [];
  const findSwaps = (duties: readonly (readonly PlacedDuty[])[]): Swap[] =>
    pairsOf(duties.flat(), context).flatMap((pair) => check(context, pair, duties, parties));
  const duties = context.documents.map((document) => readDuties(document, parties, find));
  const swaps = findSwaps(withoutGuesses(duties));
  return groupSwaps(swaps).map(({ sides, likeness }) => toFinding(context.documents, sides, likeness));
}

/** The value of a label names somebody where another sentence shows that the word does. */
function withoutGuesses(duties: readonly (readonly PlacedDuty[])[]): PlacedDuty[][] {
  const known = new Set(duties.flat().flatMap(({ actor }) => (actor.isGuess === true ? [] : [actor.key])));
  return duties.map((list) => list.filter(({ actor }) => actor.isGuess !== true || known.has(actor.key)));
}

type Pair = readonly [PlacedDuty, PlacedDuty];

/** Duties of related documents that are about a thing of one name. */
function pairsOf(duties: readonly PlacedDuty[], { areRelated }: RuleContext): Pair[] {
  const holders = new Map<string, PlacedDuty[]>();
  for (const duty of duties) {
    const names = duty.items.flatMap(({ head }) => head).concat(duty.term === '' ? [] : [duty.term]);
    for (const name of new Set(names.map((term) => term.replace('=', '').slice(0, nameLength)))) {
      const list = holders.get(name);
      if (list === undefined) holders.set(name, [duty]);
      else list.push(duty);
    }
  }
  const pairs = new Map<string, Pair>();
  for (const list of holders.values()) {
    if (list.length > commonThing) continue;
    for (const [at, a] of list.entries())
      for (const b of list.slice(at + 1))
        if (a.document !== b.document && a.actor.key !== b.actor.key && areRelated(a.document, b.document))
          pairs.set(`${a.id} ${b.id}`, [a, b]);
  }
  return [...pairs.values()];
}

/** Letters by which two forms of one name are found. */
const nameLength = 5;

function check(
  context: RuleContext,
  [a, b]: Pair,
  duties: readonly (readonly PlacedDuty[])[],
  parties: Parties,
): Swap[] {
  const { documents, weights } = context;
  if (parties.book.keyOf(a.actor.key) === parties.book.keyOf(b.actor.key)) return [];
  const likeness = dutyLikeness(a, b, weights);
  if (likeness === 0 || areConditionsApart(a, b)) return [];
  const surroundings = {
    areNamedTogether: (): boolean =>
      knows(documents[a.document], b, parties) || knows(documents[b.document], a, parties),
    isWrittenTo: (): boolean =>
      isLetterOf(documents[a.document], a, b, parties) || isLetterOf(documents[b.document], b, a, parties),
  };
  if (!areDifferent(a.actor, b.actor, parties, surroundings)) return [];
  // A document that knows both to bear it divides it between them in a way that cannot be told from here.
  const isShared = (one: PlacedDuty, other: PlacedDuty): boolean =>
    (duties[one.document] ?? []).some(
      (beside) =>
        parties.book.keyOf(beside.actor.key) === parties.book.keyOf(other.actor.key) &&
        dutyLikeness(beside, one, weights) > 0,
    );
  return isShared(a, b) || isShared(b, a) ? [] : [{ a, b, likeness }];
}

/** Each depends on something, and not on the same. */
function areConditionsApart({ condition: x }: PlacedDuty, { condition: y }: PlacedDuty): boolean {
  if (x === undefined || y === undefined) return false;
  return !(x.every((term) => y.includes(term)) && y.every((term) => x.includes(term)));
}

/** `You` in a letter under whose head the other is named: `Marlow Boatyard Ltd` and the yard. */
function isLetterOf(
  document: FactDocument | undefined,
  { actor }: PlacedDuty,
  { actor: other }: PlacedDuty,
  { book, correspondentsOf }: Parties,
): boolean {
  if (document === undefined) return false;
  const { writer, addressee } = correspondentsOf(document.index);
  const otherKey = book.keyOf(other.key);
  if ((actor.key === '~you' && writer === otherKey) || (actor.key === '~we' && addressee === otherKey)) return true;
  if (actor.key !== '~you') return false;
  const term = other.key.replace(/^[?=~]/u, '');
  return document.passages
    .slice(0, headPassages)
    .some(({ words }) =>
      words.some(
        ({ text }) => actorNounOf(text)?.key === other.key || (term.length >= 4 && plainWord(text).endsWith(term)),
      ),
    );
}

/** Passages at the head of a letter in which who writes is named. */
const headPassages = 2;

/** The document names the sort of people or body that another means, whatever it does there. */
function knows(document: FactDocument | undefined, { actor }: PlacedDuty, { book }: Parties): boolean {
  if (document === undefined) return false;
  if (book.documentsOf(book.keyOf(actor.key)).has(document.index)) return true;
  return namedSorts(document).has(actor.key.replace(/^\?/u, ''));
}

function toFinding(
  documents: readonly FactDocument[],
  sides: readonly (readonly PlacedDuty[])[],
  likeness: number,
): RuleFinding {
  return {
    rule: 'party-swap',
    kind: 'wording',
    severity: 'high',
    confidence: Math.min(0.85, 0.45 + likeness * 0.4),
    explanation: 'The same duty lies on different parties.',
    sides: sides.map((side) => ({ places: side.flatMap((duty) => placeOf(documents, duty)) })),
  };
}

function placeOf(
  documents: readonly FactDocument[],
  { document: index, passage, start, end, sentence }: PlacedDuty,
): Place[] {
  const document = documents[index];
  return document === undefined ? [] : [placeOfWords(document, passage, start, end, sentence)];
}
