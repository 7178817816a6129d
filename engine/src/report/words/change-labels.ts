import type { ChangeClass, ChangeKind } from '@app/shared/contracts';
import type { ChangePassage } from '../model/change-passages.ts';
import type { ReportFinding } from '../model/report-model.ts';

export const classLabels: Readonly<Record<ChangeClass, string>> = {
  substance: 'Substantive',
  reworded: 'Reworded',
  editorial: 'Editorial',
  renumbered: 'Renumbered',
  moved: 'Moved',
  print: 'Print',
};

/** What a passage with some findings is about, the first of several kinds; what is not substantive is form. */
export function kindLabel(passage: ChangePassage, findings: readonly ReportFinding[]): string {
  const kinds = passage.class === 'substance' ? findings.map(({ finding }) => finding.changeKind) : ['form'];
  return kindMeanings.find(({ of }) => kinds.includes(of))?.label ?? 'Not known';
}

/** What a change is about, and by which rule. */
export const kindMeanings: readonly { readonly of: ChangeKind; readonly label: string; readonly meaning: string }[] = [
  {
    of: 'commercial',
    label: 'Commercial',
    meaning: 'An amount, rate, date, period or quantity; or text with an amount of money that was added or removed.',
  },
  { of: 'legal', label: 'Legal', meaning: 'A duty, right, condition, exception or any other wording.' },
  {
    of: 'administrative',
    label: 'Administrative',
    meaning: 'A name, contact, reference, numbering of parts, or signature block.',
  },
  { of: 'form', label: 'Form', meaning: 'Everything else: the meaning is the same.' },
];

/** The classes as the guide explains them, the weightiest first. */
export const classMeanings: readonly { readonly of: ChangeClass; readonly meaning: string }[] = [
  { of: 'substance', meaning: 'What is stated, owed or allowed changes, or may change. Reported as a finding.' },
  { of: 'moved', meaning: 'The same words appear in a different place.' },
  { of: 'reworded', meaning: 'Different wording with the same values, duties, conditions and references.' },
  { of: 'renumbered', meaning: 'A clause number, or a reference to a renumbered clause.' },
  {
    of: 'editorial',
    meaning: 'Spelling, capitals, punctuation, a list marker, or a different notation of the same value.',
  },
  { of: 'print', meaning: 'Headers, footers, page numbers, or letters that are unclear in a scan. Not counted.' },
];

/** How the words of a passage changed. */
export function changeOf({ changes }: ChangePassage): string {
  const others = changes.filter((change) => change.class !== 'moved' && change.class !== 'print');
  if (others.length < changes.filter((change) => change.class !== 'print').length)
    return others.length === 0 ? 'same words' : 'moved and changed';
  if (changes.every(({ a }) => a === null)) return 'added';
  return changes.every(({ b }) => b === null) ? 'removed' : 'changed';
}
