import * as z from 'zod/mini';
import type { AnalysisResult, Change, ChangeClass } from './analysis-result.ts';

/** Classes of changes that are listed and counted, in the order in which they are named. Differences of print alone are not. */
export const listedChangeClasses = ['substance', 'reworded', 'editorial', 'renumbered', 'moved'] as const;

export type ListedChangeClass = (typeof listedChangeClasses)[number];

/** How many entries of each class a list of changes has. */
export const changeCounts = z.record(z.enum(listedChangeClasses), z.number());

export type ChangeCounts = z.infer<typeof changeCounts>;

/** One entry in a list of changes. */
export interface ListedChange {
  /** Of its finding, or of its first change. */
  readonly id: string;
  readonly class: ListedChangeClass;
  readonly changes: readonly Change[];
}

export const isListedClass = (kind: ChangeClass): kind is ListedChangeClass =>
  listedChangeClasses.some((listed) => listed === kind);

/** The id of the entry of each change. A passage that moved is one entry, whatever changed in it. */
function* entryIds(changes: readonly Change[]): Generator<readonly [ListedChangeClass, string, Change]> {
  let passage: string | null = null;
  for (const change of changes) {
    const { class: kind, between, finding, id } = change;
    // A change without words before it begins a passage.
    if (between === undefined) passage = null;
    if (!isListedClass(kind)) continue;
    if (kind === 'moved') passage ??= id;
    yield [kind, kind === 'moved' ? (passage ?? id) : kind === 'substance' ? (finding ?? id) : id, change];
  }
}

/**
 * The changes between two versions as every list shows and counts them: those of substance once for each finding, a passage
 * that moved once, all others one by one. In reading order.
 */
export function listChanges(changes: readonly Change[]): readonly ListedChange[] {
  const entries = new Map<string, ListedChange & { readonly changes: Change[] }>();
  for (const [kind, id, change] of entryIds(changes)) {
    const entry = entries.get(id);
    if (entry === undefined) entries.set(id, { id, class: kind, changes: [change] });
    else entry.changes.push(change);
  }
  return [...entries.values()];
}

/** How many entries of each class a list of these changes has. */
export function countChanges(changes: readonly Change[]): ChangeCounts {
  const counts = { substance: 0, reworded: 0, editorial: 0, renumbered: 0, moved: 0 };
  for (const { class: kind } of listChanges(changes)) counts[kind] += 1;
  return counts;
}

/** The changes of a result, where two versions of one document are all that was compared; else null. */
export function changesOfTwoVersions({
  changes,
  documents,
}: Pick<AnalysisResult, 'changes' | 'documents'>): readonly Change[] | null {
  if (changes === undefined || documents.length !== 2) return null;
  return changes.some(({ versions }) => versions !== undefined) ? changes : null;
}
