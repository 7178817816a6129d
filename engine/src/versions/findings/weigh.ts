import type { ChangeKind, Severity } from '@app/shared/contracts';
import { findValues } from '../../facts/values/find-values.ts';
import type { ValueType } from '../../facts/values/value.ts';
import { printed } from '../../facts/fact.ts';
import type { Span } from '../change-map.ts';
import { closedWordsIn, keysIn } from '../hunk-words.ts';
import { valuesIn } from '../hunk-values.ts';
import { sentenceSpan, type Paper } from '../sentences.ts';
import { wordsOf } from '../token-places.ts';
import { isWeighty } from '../words/weighty-words.ts';
import { firstKind, kindOfChange } from './kind-of-change.ts';
import type { FindingMatter } from './matters.ts';

interface WeighedPlace {
  readonly paper: Paper;
  readonly span: Span;
}

/** Values that say what is owed, and when, in the order in which a reader asks for them. */
const heavyValues: readonly ValueType[] = ['money', 'percent', 'date', 'duration'];

/** What comes first among findings of one severity; values that are owed come before all of these. */
const order: readonly FindingMatter[] = [
  'rewritten',
  'value',
  'negation',
  'force',
  'kept-number',
  'sentence-replaced',
  'sentence-deleted',
  'sentence-inserted',
  'passage',
  'ink',
  'exception',
  'condition',
  'quantifier',
  'name',
  'words',
  'reference',
  'renumbered',
  'relation',
  'signature',
  'contents',
];

interface Weight {
  readonly severity: Severity;
  readonly rank: number;
  readonly kind: ChangeKind;
}

/** How much a difference matters, by what it does: who pays what when, who is liable, how long it lasts, what law holds. */
export function weigh(matter: FindingMatter, sides: readonly (readonly WeighedPlace[])[]): Weight {
  const places = sides.flat();
  const held = places.filter(({ span }) => span[1] > span[0]);
  const isOneSided = sides.some((side) => side.every(({ span }) => span[1] <= span[0]));
  const types = typesAt(held);
  const owed = matter === 'value' ? heavyValues.findIndex((type) => types.has(type)) : -1;
  const isHeavy = places.some(({ paper, span }) => isHeavySentence(paper, span));
  const rank = owed < 0 ? heavyValues.length + (isHeavy ? 0 : order.length) + order.indexOf(matter) : owed;
  return {
    severity: severityOf(matter, { owed, isHeavy, isOneSided, held }),
    rank,
    kind: kindOfChange(matter, { types, isOneSided }),
  };
}

const severities: readonly Severity[] = ['high', 'medium', 'low'];

/** What matters most of several changes that are reported together. */
export function heaviest(weights: readonly Weight[]): Weight {
  const most = weights.reduce((most, next) =>
    (severities.indexOf(next.severity) - severities.indexOf(most.severity) || next.rank - most.rank) < 0 ? next : most,
  );
  return { ...most, kind: firstKind(weights.map(({ kind }) => kind)) };
}

interface Weights {
  readonly owed: number;
  readonly isHeavy: boolean;
  readonly isOneSided: boolean;
  readonly held: readonly WeighedPlace[];
}

function severityOf(matter: FindingMatter, { owed, isHeavy, isOneSided, held }: Weights): Severity {
  switch (matter) {
    case 'rewritten':
    case 'negation':
    case 'force':
      return 'high';
    case 'name':
      // What is called otherwise now is someone else; a word that was put in or left out says more or less of it.
      return isHeavy || !isOneSided ? 'high' : 'medium';
    case 'value':
      return owed < 0 ? 'medium' : 'high';
    case 'sentence-deleted':
    case 'sentence-inserted':
    case 'sentence-replaced':
      return isHeavy || held.some(binds) ? 'high' : 'medium';
    case 'exception':
    case 'condition':
    case 'quantifier':
      return isHeavy ? 'high' : 'medium';
    case 'reference':
    case 'renumbered':
    case 'kept-number':
    case 'ink':
      return 'medium';
    case 'passage':
    case 'words':
      return isHeavy ? 'medium' : 'low';
    case 'relation':
    case 'signature':
    case 'contents':
      return 'low';
  }
}

/** The values that words state; they are read across passages. */
const typesAt = (held: readonly WeighedPlace[]): ReadonlySet<ValueType> =>
  new Set(
    held.flatMap(({ paper, span }) => [
      ...valuesIn(paper, span).map(({ value }) => value.type),
      ...findValues(printed(wordsOf(paper.text, span)), paper.facts.format).map(({ value }) => value.type),
    ]),
  );

function isHeavySentence(paper: Paper, [from, to]: Span): boolean {
  const sentence = sentenceSpan(paper, from);
  return keysIn(paper.text, [sentence[0], Math.max(sentence[1], to)]).some(isWeighty);
}

/** It obliges, allows or denies something, or names a value. */
const binds = ({ paper, span }: WeighedPlace): boolean =>
  valuesIn(paper, span).length > 0 ||
  closedWordsIn(paper.text, span).some(({ kind }) => kind === 'force' || kind === 'negation');
