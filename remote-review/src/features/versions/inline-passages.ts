import type { ChangeSide } from '@app/shared/contracts';
import { placeName, type VersionChange } from './version-change.ts';

/** What stands in one sentence: its changes in order, which read as one. */
export interface InlinePassage {
  readonly key: string;
  /** Number of the clause as printed where the clause begins, `Section 4.4`, unless the heading has it. */
  readonly number: string;
  /** The heading above, when it is another one than that of the passage before. */
  readonly heading: string | null;
  readonly changes: readonly VersionChange[];
  /** Where something stood that was moved: its words stand at the new place. */
  readonly isOld: boolean;
}

type Entry = Pick<InlinePassage, 'isOld'> & { readonly change: VersionChange };

const sideOf = ({ change: { from, to }, isOld }: Entry): ChangeSide | null => (isOld ? from : (to ?? from));

/** Both places of it are known. */
export const hasMoved = ({ group, from, to }: VersionChange): boolean =>
  group === 'moved' && from !== null && to !== null;

/** Below zero where the first stands before the other in their version. */
function orderIn(one: ChangeSide | null, other: ChangeSide | null): number {
  const [top, otherTop] = [one, other].map((side) => side?.boxes[0]?.[1] ?? 0);
  return (one?.page ?? 1) - (other?.page ?? 1) || (top ?? 0) - (otherTop ?? 0);
}

/** The changes in order, and once more what was moved, at its old place: before what follows it in the earlier version. */
function entriesOf(changes: readonly VersionChange[]): readonly Entry[] {
  const old = changes.filter(hasMoved).toSorted((one, other) => orderIn(one.from, other.from));
  let next = 0;
  const entries = changes.flatMap((change): readonly Entry[] => {
    const first = next;
    // Within a sentence, and at what stands elsewhere itself, the order of the earlier version cannot be told.
    const isStill = change.between === null && change.group !== 'moved' && change.from !== null;
    while (isStill && next < old.length && orderIn(old[next]?.from ?? null, change.from) < 0) next += 1;
    return [...old.slice(first, next).map((moved) => ({ change: moved, isOld: true })), { change, isOld: false }];
  });
  return [...entries, ...old.slice(next).map((change) => ({ change, isOld: true }))];
}

/** The changed passages of the paper from top to bottom; what stands between two of them is the same in both versions. */
export function passagesOf(changes: readonly VersionChange[]): readonly InlinePassage[] {
  const passages: (Omit<InlinePassage, 'changes'> & { changes: VersionChange[] })[] = [];
  let [section, clause] = ['', ''];
  for (const entry of entriesOf(changes)) {
    const { change, isOld } = entry;
    const last = passages.at(-1);
    if (change.between !== null && last?.isOld === isOld) {
      last.changes.push(change);
      continue;
    }
    const side = sideOf(entry);
    const { section: heading = '', clause: number = '' } = side ?? {};
    passages.push({
      key: isOld ? `${change.key} old` : change.key,
      number: number === clause || (heading !== section && heading.startsWith(number)) ? '' : number,
      heading: heading === section ? null : heading,
      changes: [change],
      isOld,
    });
    [section, clause] = [heading, number];
  }
  return passages.filter(({ changes: own }) => own.some(({ group }) => group !== 'print'));
}

/** The place that is the same up to a passage: its clause or heading. */
export const placeOfPassage = ({ changes: [first], isOld }: InlinePassage): string => {
  if (first === undefined) return '';
  return isOld ? placeName(first.from) : placeName(first.to) || placeName(first.from);
};

const sideOfPassage = ({ changes: [first], isOld }: InlinePassage): ChangeSide | null =>
  first === undefined ? null : sideOf({ change: first, isOld });

export const pageOf = (passage: InlinePassage): number => sideOfPassage(passage)?.page ?? 1;

/** So far from the top of a page, in points, no passage is that nothing but the head of the paper stands before. */
const headFoot = 144;

function isAtTheBeginning(passage: InlinePassage): boolean {
  const top = sideOfPassage(passage)?.boxes[0]?.[1] ?? 0;
  return pageOf(passage) === 1 && top < headFoot;
}

const countBefore = (change: VersionChange | undefined, isOld: boolean): number | undefined =>
  isOld ? change?.equalBefore?.left : change?.equalBefore?.here;

/** Equal lines between two passages, or before the first and behind the last one; null where the result counts none. */
export function equalBetween(
  before: InlinePassage | undefined,
  passage: InlinePassage | undefined,
  all: number | null,
): number | null {
  const from = before === undefined ? 0 : countBefore(before.changes.at(-1), before.isOld);
  const to = passage === undefined ? (all ?? undefined) : countBefore(passage.changes[0], passage.isOld);
  return from === undefined || to === undefined ? null : Math.max(0, to - from);
}

/** Whether a passage stands in another place than the one before it, where nothing is counted: then something between them is the same. */
export function isElsewhere(passage: InlinePassage, before: InlinePassage | undefined): boolean {
  if (before === undefined) return !isAtTheBeginning(passage);
  return (
    placeOfPassage(passage) !== placeOfPassage(before) ||
    (sideOfPassage(passage)?.clause === undefined && pageOf(passage) !== pageOf(before))
  );
}
