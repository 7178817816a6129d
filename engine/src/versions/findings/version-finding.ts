import type { ChangeKind, Severity } from '@app/shared/contracts';
import type { AddedInk } from '../scanned/index.ts';
import type { Span } from '../change-map.ts';
import type { FindingMatter } from './matters.ts';
import type { RenumberedSeries } from './renumberings.ts';

/** Where a finding stands in one version. */
export interface VersionPlace {
  /** Position of the paper. */
  readonly document: number;
  /** The tokens that differ; none where the other side has something that lacks here. */
  readonly span: Span;
  /** What is there and is no words. */
  readonly ink?: AddedInk;
}

/** What one or more versions say alike, at one or more places. */
export interface VersionSide {
  readonly places: readonly VersionPlace[];
}

/** A difference of substance between versions. */
export interface VersionFinding {
  readonly matter: FindingMatter;
  readonly severity: Severity;
  readonly kind: ChangeKind;
  /** What comes first among findings of one severity: the lowest. */
  readonly rank: number;
  /** Part of findings of this kind that are right. */
  readonly confidence: number;
  readonly sides: readonly VersionSide[];
  /** The rows of numbers that things had and have; of things that got other numbers throughout. */
  readonly series: readonly RenumberedSeries[];
  /** Part of the words that are alike; where a paper was rewritten as a whole. */
  readonly share?: number;
  /** The place of the words is blank in a scan: they were removed, or painted over. */
  readonly isBlank?: true;
  /** The changes that it tells of, as positions in the list of each version, by the position of the paper. */
  readonly changes: ReadonlyMap<number, readonly number[]>;
}
