import type { ActorKind } from '../names/actor-nouns.ts';
import type { DutyKind } from './duty-verbs.ts';
import type { ObjectItem, PlainWord } from './object-items.ts';

/** Somebody who is named at a place of a sentence: `words.slice(start, end)`. */
export interface Actor {
  /** What the same party is called by everywhere; a stem for one that is only known by its grammar. */
  readonly key: string;
  readonly kind?: ActorKind;
  /** A party of the matter or a word for people or bodies, not just what stands before a verb. */
  readonly isCertain: boolean;
  /** The value of a label: whether it is somebody only other sentences tell. */
  readonly isGuess?: boolean;
  readonly start: number;
  readonly end: number;
}

/** A sentence says that somebody does or bears something. */
export interface Duty {
  readonly actor: Actor;
  readonly kind: DutyKind;
  /** What is done, where the verb says it: belongs to every item. */
  readonly term: string;
  readonly items: readonly ObjectItem[];
}

/** A sentence or cell as it is read: its words, and who is named in it, in order. */
export interface Clause {
  readonly words: readonly PlainWord[];
  readonly actors: readonly Actor[];
}

/** How a party takes on a duty, before what the duty is about is read. */
export interface Bond {
  readonly kind: DutyKind;
  readonly term: string;
  /** Words in which its object stands: from, to, and the verb between; the second run is read where the first names nothing. */
  readonly object: readonly (readonly [from: number, to: number, verb?: number])[];
}
