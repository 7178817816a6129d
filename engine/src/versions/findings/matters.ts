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

/** How a difference is told. */
export const tellings: Readonly<Record<Matter | 'rewritten', Telling>> = {
  'sentence-deleted': { kind: 'missing', says: 'Only one version has this text.' },
  'sentence-inserted': { kind: 'missing', says: 'Only one version has this text.' },
  'sentence-replaced': { kind: 'wording', says: 'The text was replaced.' },
  value: { kind: 'value-conflict', says: 'A value differs between the versions.' },
  reference: { kind: 'value-conflict', says: 'The versions refer to different clauses.' },
  name: { kind: 'value-conflict', says: 'A name differs between the versions.' },
  negation: { kind: 'wording', says: 'One version denies what the other says.' },
  force: { kind: 'wording', says: 'What must, may or will be done differs.' },
  exception: { kind: 'wording', says: 'An exception differs between the versions.' },
  condition: { kind: 'wording', says: 'A condition differs between the versions.' },
  quantifier: { kind: 'wording', says: 'How far the sentence reaches differs.' },
  relation: { kind: 'wording', says: 'A word differs that ties the parts of the sentence together.' },
  words: { kind: 'wording', says: 'The wording differs.' },
  rewritten: { kind: 'wording', says: 'The paper was rewritten as a whole.' },
};
