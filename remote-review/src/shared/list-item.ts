import type { DecisionKind, Severity } from '@app/shared/contracts';
import type { MarkTone } from './marked.tsx';
import type { MarkedText } from './marked-text.ts';

export interface ListGroup {
  readonly id: string;
  readonly label: string;
  readonly severity?: Severity;
  readonly hint?: string;
}

/** One of the short words of a row's second line. */
export interface ListDetail {
  readonly value: MarkedText;
  readonly tone: MarkTone;
}

/** By what a list can be narrowed: name of the filter to the values of an item. */
export type Facets = Readonly<Record<string, readonly string[]>>;

/** What a list shows of a finding, or of a change between versions. */
export interface ListItem {
  readonly id: string;
  /** What its finding is called in every list and report; empty where no finding reports it. */
  readonly number: string;
  /** How many are numbered like it. */
  readonly numbered: number;
  readonly group: ListGroup;
  readonly subject: string;
  readonly details: readonly ListDetail[];
  /** What stands between two details. */
  readonly joint: string;
  readonly facets: Facets;
  /** What a search looks in, each text by itself: the subject first. */
  readonly texts: readonly string[];
  /** The same in small letters. */
  readonly words: string;
  /** It counts whatever is decided of it, and is there to be decided. */
  readonly isCounted: boolean;
  /** Two passages that differ or mean the same. */
  readonly isPair?: boolean;
}

/** What stands of an item in the book of decisions. */
export interface ListDecision {
  readonly decision: DecisionKind | null;
  readonly hasNote: boolean;
}

export type DecisionLookup = (id: string) => ListDecision;

/** Accepted and dismissed are decided; what is asked waits for an answer. */
export const isDecided = ({ decision }: Pick<ListDecision, 'decision'>): boolean =>
  decision === 'accepted' || decision === 'dismissed';

/** It counts in the progress: what is a finding, and what somebody confirmed to be one. */
export const counts = (
  { isCounted }: Pick<ListItem, 'isCounted'>,
  { decision }: Pick<ListDecision, 'decision'>,
): boolean => isCounted || decision === 'accepted';
