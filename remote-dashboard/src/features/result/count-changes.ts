import type { AnalysisResult, Change, ChangeClass } from '@app/shared/contracts';

/** Classes that a reader is told of, in the order of the sentence. */
export const toldClasses = ['substance', 'reworded', 'editorial', 'renumbered', 'moved'] as const;

export type ToldClass = (typeof toldClasses)[number] & ChangeClass;
export type ChangeCounts = Readonly<Record<ToldClass, number>>;

/** The changes between two versions of one paper, where these two are all that was compared. */
export function changesOf(result: AnalysisResult | null): readonly Change[] | null {
  if (result?.changes === undefined || result.documents.length !== 2) return null;
  return result.changes.some(({ versions }) => versions !== undefined) ? result.changes : null;
}

const isTold = (kind: ChangeClass): kind is ToldClass => toldClasses.some((told) => told === kind);

/** Passages that moved: changes that are read as one with the change before them are of its passage. */
function countMoved(changes: readonly Change[]): number {
  let count = 0;
  let hasMoved = false;
  for (const { class: kind, between } of changes) {
    if (between === undefined) hasMoved = false;
    if (kind !== 'moved' || hasMoved) continue;
    hasMoved = true;
    count += 1;
  }
  return count;
}

/**
 * Changes of substance count as the findings that tell of them: one finding may be of several places. A passage that moved
 * counts once, whatever changed in it, as it does in the report.
 */
export function countChanges(changes: readonly Change[]): ChangeCounts {
  const ids = {
    substance: new Set(),
    reworded: new Set(),
    editorial: new Set(),
    renumbered: new Set(),
  };
  for (const { class: kind, finding, id } of changes) {
    if (isTold(kind) && kind !== 'moved') ids[kind].add(kind === 'substance' ? (finding ?? id) : id);
  }
  const { substance, reworded, editorial, renumbered } = ids;
  return {
    substance: substance.size,
    reworded: reworded.size,
    editorial: editorial.size,
    renumbered: renumbered.size,
    moved: countMoved(changes),
  };
}
