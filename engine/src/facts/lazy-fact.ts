import type { Fact } from './fact.ts';
import type { Value } from './values/value.ts';
import type { ValueSource } from './value-source.ts';

/** A value and where it stands. */
type PlacedValue = Omit<Fact, 'subject' | 'source'>;

/** Tells how the values of one passage are named. */
export interface AboutValues {
  subjectOf(place: PlacedValue): string;
  sourceOf(place: PlacedValue): ValueSource;
}

/**
 * A fact whose name is worked out when asked for: most values are never shown. A class, because an object with getters of its own
 * takes a kilobyte.
 */
export class LazyFact implements Fact {
  readonly document: number;
  readonly passage: number;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  readonly value: Value;
  readonly isFormer: boolean;
  /** Shared by the facts of a passage. */
  readonly #about: AboutValues;

  constructor(place: PlacedValue, about: AboutValues) {
    this.document = place.document;
    this.passage = place.passage;
    this.sentence = place.sentence;
    this.start = place.start;
    this.end = place.end;
    this.value = place.value;
    this.isFormer = place.isFormer;
    this.#about = about;
  }

  get subject(): string {
    return this.#about.subjectOf(this);
  }

  get source(): ValueSource {
    return this.#about.sourceOf(this);
  }
}
