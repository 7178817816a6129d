import type { Fact, Slot } from './fact.ts';
import type { SlotParts } from './slot.ts';
import type { TimeSense } from './time-sense.ts';
import type { Value } from './value.ts';

/** A value and where it stands. */
export type PlacedValue = Omit<Fact, 'slot' | 'subject' | 'source' | 'sense'>;

type Describe = (place: PlacedValue) => SlotParts;

/**
 * A fact whose slot is worked out when first asked for: most values of long versions are paired without it. A class, because an object
 * with getters of its own takes a kilobyte.
 */
export class LazyFact implements Fact {
  readonly document: number;
  readonly passage: number;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  readonly value: Value;
  readonly isFormer: boolean;
  declare readonly period?: number;
  /** How to work it out, shared by the facts of a passage; what came of it takes its place. */
  #about: Describe | SlotParts;

  constructor(place: PlacedValue, describe: Describe) {
    this.document = place.document;
    this.passage = place.passage;
    this.sentence = place.sentence;
    this.start = place.start;
    this.end = place.end;
    this.value = place.value;
    this.isFormer = place.isFormer;
    if (place.period !== undefined) this.period = place.period;
    this.#about = describe;
  }

  get slot(): Slot {
    return this.#known.slot;
  }

  get subject(): string {
    return this.#known.subject;
  }

  get source(): Fact['source'] {
    return this.#known.source;
  }

  get sense(): TimeSense | undefined {
    return this.#known.sense;
  }

  get #known(): SlotParts {
    if (typeof this.#about !== 'function') return this.#about;
    const parts = this.#about(this);
    this.#about = parts;
    return parts;
  }
}
