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

/** The classes as the guide explains them, the weightiest first. */
export const classMeanings: readonly { readonly of: ChangeClass; readonly meaning: string }[] = [
  { of: 'substance', meaning: 'What is said, owed or allowed is not the same, or may not be; told as a finding.' },
  { of: 'moved', meaning: 'The same words stand in another place.' },
  { of: 'reworded', meaning: 'Other words; every value, duty, condition and reference has its equal.' },
  { of: 'renumbered', meaning: 'The number of a clause, or a reference that follows its clause.' },
  { of: 'editorial', meaning: 'Spelling, capitals, punctuation, a list mark, or another print of an equal value.' },
  { of: 'print', meaning: 'Running lines, page numbers, or letters that a scan leaves in doubt; not counted.' },
];

/** What was done to the words of a passage. */
export function deedOf({ changes }: ChangePassage): string {
  const others = changes.filter((change) => change.class !== 'moved' && change.class !== 'print');
  if (others.length < changes.filter((change) => change.class !== 'print').length)
    return others.length === 0 ? 'same words' : 'moved and changed';
  if (changes.every(({ a }) => a === null)) return 'inserted';
  return changes.every(({ b }) => b === null) ? 'removed' : 'changed';
}
