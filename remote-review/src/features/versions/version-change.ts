import {
  listChanges,
  type AnalysisResult,
  type Change,
  type ChangeSide,
  type ListedChangeClass,
  type VersionPair,
} from '@app/shared/contracts';
import { equalCounts } from './equal-before.ts';

export type ChangeGroup = ListedChangeClass;

/** A change from the earlier version to the later one. */
export interface VersionChange {
  /** Of its entry in the list of changes: what is chosen and decided. */
  readonly id: string;
  readonly key: string;
  /** `print`: the words only look different. It is in no list, and read as part of its sentence. */
  readonly group: ChangeGroup | 'print';
  readonly from: ChangeSide | null;
  readonly to: ChangeSide | null;
  readonly finding: string | null;
  /** The words that stand unchanged between the change before and this one, of the same sentence. */
  readonly between: string | null;
  /** Equal lines of the paper before it, and before the place that it left; null where the result counts none. */
  readonly equalBefore: { readonly here: number; readonly left: number } | null;
}

/**
 * The earlier and the later version of a pair: as the result knows it, else in its order, and swapped when a person says
 * so by now; the result may have been loaded before that or after.
 */
export function orderOf({ a, b, earlier, swapped }: VersionPair, isSwapped: boolean): readonly [string, string] {
  const wasSwapped = swapped === true;
  const isTurned = (earlier === b) !== (isSwapped !== wasSwapped);
  return isTurned ? [b, a] : [a, b];
}

/** The documents that a change is between, where only one side says it. */
function isOf({ versions, a, b }: Change, one: string, other: string): boolean {
  const ids = versions ?? [a?.document, b?.document];
  return ids.every((id) => id === undefined || id === one || id === other);
}

/** The changes between two versions, in the order of the paper. */
export function changesOf(result: AnalysisResult, earlier: string, later: string): readonly VersionChange[] {
  const changes = (result.changes ?? []).filter((change) => isOf(change, earlier, later));
  const counts = equalCounts(result, earlier, later);
  const entries = new Map(
    listChanges(changes).flatMap(({ id, changes: own }) => own.map((change) => [change.id, id] as const)),
  );
  return changes.map((change) => {
    const { a, b, finding = null } = change;
    const sides = [a, b];
    // A side that has nothing in its place says no document: then it is the other one that tells which is which.
    const isTurned = a?.document === later || b?.document === earlier;
    const here = counts?.before(change.id, 'b');
    const [from = null, to = null] = isTurned ? sides.toReversed() : sides;
    return {
      id: entries.get(change.id) ?? change.id,
      key: change.id,
      group: change.class,
      from,
      to,
      finding,
      between: change.between ?? null,
      equalBefore:
        here === undefined ? null : { here, left: (isTurned ? here : counts?.before(change.id, 'a')) ?? here },
    };
  });
}

/** Where a side stands, as it is called: its clause, else its heading. */
export const placeName = (side: ChangeSide | null): string => side?.clause ?? side?.section ?? '';
