import type { Fact, Slot } from './fact.ts';
import type { SlotParts } from './slot.ts';
import type { TimeSense } from './times/time-sense.ts';
import type { Value } from './values/value.ts';
import type { ValueSource } from './value-source.ts';

/** A value and where it stands. */
export type PlacedValue = Omit<Fact, 'slot' | 'subject' | 'source' | 'sense'>;

/** Tells what the values of one passage are about. */
export interface AboutValues {
  describe(place: PlacedValue): SlotParts;
  /** As `describe` says, for a fraction of its cost. */
  sourceOf(place: PlacedValue): ValueSource;
}

/** What was worked out has a slot. */
const isKnown = (about: AboutValues | SlotParts): about is SlotParts => 'slot' in about;

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
  #about: AboutValues | SlotParts;

  constructor(place: PlacedValue, about: AboutValues) {
    this.document = place.document;
    this.passage = place.passage;
    this.sentence = place.sentence;
    this.start = place.start;
    this.end = place.end;
    this.value = place.value;
    this.isFormer = place.isFormer;
    if (place.period !== undefined) this.period = place.period;
    this.#about = about;
  }

  get slot(): Slot {
    return this.#known.slot;
  }

  get subject(): string {
    return this.#known.subject;
  }

  get source(): Fact['source'] {
    return isKnown(this.#about) ? this.#about.source : this.#about.sourceOf(this);
  }

  get sense(): TimeSense | undefined {
    return this.#known.sense;
  }

  get #known(): SlotParts {
    if (isKnown(this.#about)) return this.#about;
    const parts = this.#about.describe(this);
    this.#about = parts;
    return parts;
  }
}
