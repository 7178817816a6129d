import { placeName, type VersionChange } from './version-change.ts';

/** What stands in one sentence: its changes in order, which read as one. */
export interface InlinePassage {
  readonly key: string;
  /** Number of the clause, where it has one. */
  readonly number: string;
  /** The heading above, when it is another one than that of the passage before. */
  readonly heading: string | null;
  readonly changes: readonly VersionChange[];
}

const sectionOf = ({ from, to }: VersionChange): string => (to ?? from)?.section ?? '';

/** The changed passages of the paper from top to bottom; what stands between two of them is the same in both versions. */
export function passagesOf(changes: readonly VersionChange[]): readonly InlinePassage[] {
  const passages: { key: string; number: string; heading: string | null; changes: VersionChange[] }[] = [];
  let section = '';
  for (const change of changes) {
    const last = passages.at(-1);
    if (change.between !== null && last !== undefined) {
      last.changes.push(change);
      continue;
    }
    const heading = sectionOf(change);
    const number = (change.to ?? change.from)?.clause ?? '';
    passages.push({ key: change.key, number, heading: heading === section ? null : heading, changes: [change] });
    section = heading;
  }
  return passages;
}

/** The place that is the same up to a passage: its clause or heading. */
export const placeOfPassage = ({ changes }: InlinePassage): string => {
  const [first] = changes;
  return first === undefined ? '' : placeName(first.to) || placeName(first.from);
};
