import type { Severity } from '@app/shared/contracts';
import type { Matter } from '../change.ts';
import { closedWordsIn, keysIn } from '../hunk-words.ts';
import { valuesIn } from '../hunk-values.ts';
import { sentenceSpan, type Paper } from '../sentences.ts';
import type { Span } from '../change-map.ts';
import { isWeighty } from '../words/weighty-words.ts';

/** Values that say what is owed, and when. */
const heavyValues = new Set(['money', 'percent', 'date', 'duration']);

/** How much a difference matters, by what it does: who pays what when, who is liable, how long it lasts, what law holds. */
export function weigh(matter: Matter, sides: readonly { readonly paper: Paper; readonly span: Span }[]): Severity {
  const held = sides.filter(({ span }) => span[1] > span[0]);
  if (matter === 'negation' || matter === 'force' || matter === 'name') return 'high';
  if (matter === 'value')
    return held.some(({ paper, span }) => valuesIn(paper, span).some(({ value }) => heavyValues.has(value.type)))
      ? 'high'
      : 'medium';
  const isHeavy = sides.some(({ paper, span }) => isHeavySentence(paper, span));
  if (matter === 'sentence-deleted' || matter === 'sentence-inserted' || matter === 'sentence-replaced')
    return isHeavy || held.some(binds) ? 'high' : 'medium';
  if (matter === 'exception' || matter === 'condition' || matter === 'quantifier') return isHeavy ? 'high' : 'medium';
  if (matter === 'reference') return 'medium';
  return isHeavy && matter === 'words' ? 'medium' : 'low';
}

function isHeavySentence(paper: Paper, [from, to]: Span): boolean {
  const sentence = sentenceSpan(paper, from);
  return keysIn(paper.text, [sentence[0], Math.max(sentence[1], to)]).some(isWeighty);
}

/** It obliges, allows or denies something, or names a value. */
const binds = ({ paper, span }: { readonly paper: Paper; readonly span: Span }): boolean =>
  valuesIn(paper, span).length > 0 ||
  closedWordsIn(paper.text, span).some(({ kind }) => kind === 'force' || kind === 'negation');
