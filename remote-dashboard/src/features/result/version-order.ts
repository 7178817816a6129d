import { changesOfTwoVersions, type AnalysisResult, type Change } from '@app/shared/contracts';
import type { ViewedDocument } from './result-view.ts';

/** Two versions of one paper, told from the earlier one to the later one. */
export interface VersionOrder {
  /** Name of a document, as is `later`. */
  readonly earlier: string;
  readonly later: string;
  /** Something in the papers' names says which one came first. */
  readonly isKnown: boolean;
  /** The person says that it is the other way round. */
  readonly isSwapped: boolean;
  /** With the earlier version as `a` of each. */
  readonly changes: readonly Change[];
}

const turned = (change: Change): Change => ({ ...change, a: change.b, b: change.a });

/** The document that is `a` of a change, also where that side has nothing. */
const firstOf = ({ versions, a }: Change): string | undefined => versions?.[0] ?? a?.document;

/**
 * Which of two versions is the earlier; null where something else was compared. `isSwapped` is what the person says by
 * now; the result may have been loaded before that or after.
 */
export function versionOrder(result: AnalysisResult | null, isSwapped: boolean): VersionOrder | null {
  const changes = result === null ? null : changesOfTwoVersions(result);
  const [one, other] = result?.documents ?? [];
  if (changes === null || one === undefined || other === undefined) return null;
  const pair = result?.versions?.[0];
  const wasSwapped = pair?.swapped === true;
  const isOtherFirst = (pair?.earlier === other.id) !== (isSwapped !== wasSwapped);
  const [earlier, later] = isOtherFirst ? [other, one] : [one, other];
  return {
    earlier: earlier.name,
    later: later.name,
    isKnown: pair?.earlier !== undefined && !wasSwapped,
    isSwapped,
    changes: changes.map((change) => ((firstOf(change) ?? earlier.id) === earlier.id ? change : turned(change))),
  };
}

/** The documents with the earlier version first, each with the letter of its place. */
export function inVersionOrder(
  documents: readonly ViewedDocument[],
  { earlier, later }: VersionOrder,
): readonly ViewedDocument[] {
  const rank = ({ name }: ViewedDocument): number => (name === earlier ? 0 : name === later ? 1 : 2);
  const letters = documents.map(({ letter }) => letter);
  return documents
    .toSorted((one, other) => rank(one) - rank(other))
    .map((document, index) => Object.assign({}, document, { letter: letters[index] ?? null }));
}
