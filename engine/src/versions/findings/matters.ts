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

interface Telling {
  readonly kind: FindingKind;
  /** One sentence for people. */
  readonly says: string;
}

/** How each kind of difference is reported. */
export const tellings: Readonly<Record<Matter | 'rewritten', Telling>> = {
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
  relation: { kind: 'wording', says: 'A connecting word changed.' },
  words: { kind: 'wording', says: 'The wording changed.' },
  rewritten: { kind: 'wording', says: 'The document was rewritten as a whole.' },
};
