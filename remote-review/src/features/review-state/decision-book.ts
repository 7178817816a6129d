import type { Decision } from '@app/shared/contracts';

/** What a person wants to stand of a finding. */
export type Wish = Pick<Decision, 'decision' | 'reason' | 'text' | 'whom' | 'note'>;

export interface WaitingWish {
  readonly wish: Wish;
  /** Of the decision that the person saw. */
  readonly revision: number;
  /** ISO 8601 in UTC. */
  readonly wishedAt: string;
}

/** Two people, or two windows of one, decided the same finding: which holds is asked for. */
export interface Conflict {
  readonly own: WaitingWish;
  readonly standing: Decision;
}

/** Everything known of the decisions of a comparison. Every function here returns a new book and loses nothing. */
export interface DecisionBook {
  /** What the server holds, by finding. */
  readonly standing: ReadonlyMap<string, Decision>;
  /** What was decided here and is not confirmed yet, oldest first. */
  readonly waiting: ReadonlyMap<string, WaitingWish>;
  /** Each with the newest decision made elsewhere that is known. */
  readonly conflicts: ReadonlyMap<string, Conflict>;
}

export const emptyBook: DecisionBook = { standing: new Map(), waiting: new Map(), conflicts: new Map() };

function withEntry<V>(map: ReadonlyMap<string, V>, id: string, value: V): ReadonlyMap<string, V> {
  return new Map(map).set(id, value);
}

function without<V>(map: ReadonlyMap<string, V>, id: string): ReadonlyMap<string, V> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}

const nothing: Wish = { decision: null };

/** What holds of a finding as this window sees it: what is wished here goes before what the server knows. */
export function decisionOf(book: DecisionBook, id: string): Wish & { readonly at: string | null } {
  const waiting = book.waiting.get(id) ?? book.conflicts.get(id)?.own;
  if (waiting !== undefined) return { ...waiting.wish, at: waiting.wishedAt };
  const standing = book.standing.get(id);
  return standing === undefined ? { ...nothing, at: null } : { ...standing, at: standing.decidedAt };
}

const revisionOf = (book: DecisionBook, id: string): number => book.standing.get(id)?.revision ?? 0;

/** A person decides here. A conflict that was open is thereby decided, too. */
export function wish(book: DecisionBook, id: string, wanted: Wish, wishedAt: string): DecisionBook {
  const before = book.waiting.get(id);
  const revision = before?.revision ?? revisionOf(book, id);
  return {
    ...book,
    waiting: withEntry(book.waiting, id, { wish: wanted, revision, wishedAt }),
    conflicts: without(book.conflicts, id),
  };
}

/** What was decided here and the server does not hold: what waits, and what is asked about because another one stands. */
export function unsentOf({ waiting, conflicts }: DecisionBook): ReadonlyMap<string, WaitingWish> {
  return new Map([...waiting, ...Array.from(conflicts, ([id, { own }]) => [id, own] as const)]);
}

const textOf = (value: string | null | undefined): string => (value ?? '').normalize('NFC');

/** Whether two say the same: the server keeps words in one of the forms that Unicode has for them. */
export const isSame = (one: Wish, other: Wish): boolean =>
  (['decision', 'reason', 'text', 'whom', 'note'] as const).every((key) => textOf(one[key]) === textOf(other[key]));

/** Conflicts as they are once more is known: nothing is to be asked where both say the same by now. */
function stillOpen(
  conflicts: DecisionBook['conflicts'],
  standing: DecisionBook['standing'],
): ReadonlyMap<string, Conflict> {
  const known = Array.from(conflicts, ([id, conflict]) => {
    return [id, { ...conflict, standing: standing.get(id) ?? conflict.standing }] as const;
  });
  return new Map(known.filter(([, conflict]) => !isSame(conflict.own.wish, conflict.standing)));
}

/** A person takes back what was decided here. Of two decisions the one made elsewhere then holds, and nothing is to be asked. */
export function takeBack(book: DecisionBook, id: string, before: Wish, wishedAt: string): DecisionBook {
  return book.conflicts.has(id) ? takeStanding(book, id) : wish(book, id, before, wishedAt);
}

/** What the server says it holds: at the start, and whenever another window decides. Older news than what is known is none. */
export function learn(book: DecisionBook, news: readonly Decision[]): DecisionBook {
  const standing = new Map(book.standing);
  for (const decision of news) {
    if (decision.revision >= (standing.get(decision.findingId)?.revision ?? 0))
      standing.set(decision.findingId, decision);
  }
  return { ...book, standing, conflicts: stillOpen(book.conflicts, standing) };
}

/** The server took a wish. One that was made meanwhile builds on it. */
export function confirm(book: DecisionBook, sent: WaitingWish, taken: Decision): DecisionBook {
  const known = learn(book, [taken]);
  const now = book.waiting.get(taken.findingId);
  if (now === undefined) return known;
  const waiting =
    now === sent
      ? without(book.waiting, taken.findingId)
      : withEntry(book.waiting, taken.findingId, { ...now, revision: taken.revision });
  return { ...known, waiting };
}

/**
 * Another decision stood already when this one arrived. Nothing to ask where both say the same: an answer that was lost on
 * its way is heard like this, and a wish that was made since it was sent builds on it.
 */
export function collide(book: DecisionBook, sent: WaitingWish, standing: Decision): DecisionBook {
  if (isSame(sent.wish, standing)) return confirm(book, sent, standing);
  const known = learn(book, [standing]);
  const own = book.waiting.get(standing.findingId);
  if (own === undefined) return known;
  const waiting = without(book.waiting, standing.findingId);
  if (isSame(own.wish, standing)) return { ...known, waiting };
  return { ...known, waiting, conflicts: withEntry(book.conflicts, standing.findingId, { own, standing }) };
}

/** Of two decisions the one made here is to hold, on top of the one that was shown: a newer one is asked about again. */
export function keepOwn(book: DecisionBook, id: string): DecisionBook {
  const conflict = book.conflicts.get(id);
  if (conflict === undefined) return book;
  const own = { ...conflict.own, revision: conflict.standing.revision };
  return { ...book, waiting: withEntry(book.waiting, id, own), conflicts: without(book.conflicts, id) };
}

/** Of two decisions the one made elsewhere is to hold. */
export function takeStanding(book: DecisionBook, id: string): DecisionBook {
  return { ...book, conflicts: without(book.conflicts, id) };
}

/** The server will never take a wish: what stood before stands again, unless something else was wished meanwhile. */
export function refuse(book: DecisionBook, id: string, sent: WaitingWish): DecisionBook {
  return book.waiting.get(id) === sent ? { ...book, waiting: without(book.waiting, id) } : book;
}
