import type { FindingKind } from '@app/shared/contracts';
import type { Matter } from '../change.ts';

/** What can differ, the heaviest first. */
export const matters: readonly Matter[] = [
  'sentence-replaced',
  'sentence-deleted',
  'sentence-inserted',
  'negation',
  'value',
  'force',
  'name',
  'exception',
  'condition',
  'quantifier',
  'reference',
  'words',
  'relation',
];

/** What a finding is about: one change, the same one at several places, or all changes of one kind. */
export type FindingMatter =
  | Matter
  | 'rewritten'
  | 'passage'
  | 'renumbered'
  | 'kept-number'
  | 'signature'
  | 'contents'
  | 'ink';

interface Telling {
  readonly kind: FindingKind;
  /** One sentence for people. */
  readonly says: string;
}

/** How each kind of difference is reported. */
export const tellings: Readonly<Record<FindingMatter, Telling>> = {
  'sentence-deleted': { kind: 'missing', says: 'Only one version has this text.' },
  'sentence-inserted': { kind: 'missing', says: 'Only one version has this text.' },
  'sentence-replaced': { kind: 'wording', says: 'The text was replaced.' },
  value: { kind: 'value-conflict', says: 'A value changed.' },
  reference: { kind: 'value-conflict', says: 'A reference changed.' },
  name: { kind: 'value-conflict', says: 'A name changed.' },
  negation: { kind: 'wording', says: 'One version negates what the other states.' },
  force: { kind: 'wording', says: 'The obligation changed.' },
  exception: { kind: 'wording', says: 'An exception changed.' },
  condition: { kind: 'wording', says: 'A condition changed.' },
  quantifier: { kind: 'wording', says: 'The scope changed.' },
  passage: { kind: 'wording', says: 'The passage changed.' },
  relation: { kind: 'wording', says: 'Connecting words changed.' },
  words: { kind: 'wording', says: 'The wording changed.' },
  renumbered: { kind: 'value-conflict', says: 'The numbers changed throughout.' },
  'kept-number': {
    kind: 'value-conflict',
    says: 'This number is the same in both versions, although the others in its series changed.',
  },
  signature: { kind: 'wording', says: 'Signature blocks changed.' },
  contents: { kind: 'wording', says: 'The table of contents changed.' },
  ink: { kind: 'wording', says: 'Something is written or printed here that is not in the other version.' },
  rewritten: { kind: 'wording', says: 'The document was rewritten as a whole.' },
};
