import type { FindingKind, Severity, Tier } from '@app/shared/contracts';
import type { FactDocument } from '../facts/fact.ts';
import type { Value } from '../facts/values/value.ts';
import type { FactLink, Relatedness } from '../pairing/index.ts';
import type { TermWeights } from './term-weights.ts';

/** Words of a document that a finding shows: `words.slice(start, end)` of a passage. */
export interface Place {
  readonly document: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** The words within the quote that differ; the whole quote when they are not told apart. */
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly value?: Value;
  /** The words to be marked, where they are not all that differ: `words.slice(...)` for each range. */
  readonly marks?: readonly (readonly [start: number, end: number])[];
}

/** What one or more documents say alike. */
export interface Side {
  readonly places: readonly Place[];
  /** Documents in which the content was looked for and not found. */
  readonly missingIn?: readonly number[];
}

/** A disagreement as a rule sees it, before findings are merged and ranked. */
export interface RuleFinding {
  readonly rule: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** What the rule says of itself; the judge weighs it by what findings like it were worth. */
  readonly confidence: number;
  /** How likely the finding is right, where a fit of its own says so; then the judge weighs nothing else. */
  readonly probability?: number;
  /** Only where the finding is sure, or no more than possible, by its nature: a change between two editions is one. */
  readonly tier?: Tier;
  /** Only where the rule knows a better name than the labels and words around the values. */
  readonly subject?: string;
  /** One sentence for people; the judge adds how many documents stand on each side and who says what. */
  readonly explanation: string;
  /** The sentence says no more than that the values differ: it is left out where they are told. */
  readonly isToldByValues?: boolean;
  readonly sides: readonly Side[];
  /** What the first place would have to say, where a rule reckons it. */
  readonly needed?: number;
}

/** All that rules look at. */
export interface RuleContext {
  readonly documents: readonly FactDocument[];
  readonly weights: TermWeights;
  /** Two documents that belong together and are no versions of each other. */
  readonly areRelated: Relatedness;
  readonly links: readonly FactLink[];
}

export interface Rule {
  /** Same as the name of its folder. */
  readonly id: string;
  find(context: RuleContext): RuleFinding[];
}
