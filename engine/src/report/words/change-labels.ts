import type { ChangeClass } from '@app/shared/contracts';
import type { ChangePassage } from '../model/change-passages.ts';

export const classLabels: Readonly<Record<ChangeClass, string>> = {
  substance: 'Substance',
  reworded: 'Reworded',
  editorial: 'Editorial',
  renumbered: 'Renumbered',
  moved: 'Moved',
  print: 'Print',
};

/** What was done to the words of a passage. */
export function deedOf({ changes }: ChangePassage): string {
  const others = changes.filter((change) => change.class !== 'moved' && change.class !== 'print');
  if (others.length < changes.filter((change) => change.class !== 'print').length)
    return others.length === 0 ? 'same words' : 'moved and changed';
  if (changes.every(({ a }) => a === null)) return 'inserted';
  return changes.every(({ b }) => b === null) ? 'removed' : 'changed';
}
