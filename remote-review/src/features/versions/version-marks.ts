import type { ChangeSide } from '@app/shared/contracts';
import type { VersionChange } from './version-change.ts';

/** How a change is drawn on the paper of one version. */
export type ChangeTone = 'struck' | 'inserted' | 'moved' | 'reworded';

/** A side of a change on the page. */
export interface SideMark {
  readonly id: string;
  readonly key: string;
  readonly tone: ChangeTone;
  readonly side: ChangeSide;
}

const sideOf = ({ from, to }: VersionChange, pane: 'left' | 'right') => (pane === 'left' ? from : to);

function toneOf({ group }: VersionChange, pane: 'left' | 'right'): ChangeTone {
  if (group === 'moved') return 'moved';
  if (group !== 'substance') return 'reworded';
  return pane === 'left' ? 'struck' : 'inserted';
}

/** What there is to see of all changes in the earlier version (left) or the later one (right). */
export function sideMarks(changes: readonly VersionChange[], pane: 'left' | 'right'): readonly SideMark[] {
  return changes.flatMap((change) => {
    const side = change.group === 'print' ? null : sideOf(change, pane);
    return side === null ? [] : [{ id: change.id, key: change.key, tone: toneOf(change, pane), side }];
  });
}

/** Where to look in one version for a change that has nothing there: where the one before it stands. */
export function placeIn(changes: readonly VersionChange[], id: string, pane: 'left' | 'right'): ChangeSide | null {
  const at = changes.findIndex((change) => change.id === id);
  for (const change of changes.slice(0, at + 1).toReversed()) {
    const side = sideOf(change, pane);
    if (side !== null) return side;
  }
  return null;
}
