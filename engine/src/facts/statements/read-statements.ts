import { factsOfSentence, type FactDocument, type Unit } from '../fact.ts';
import type { Passage } from '../../layout/passage.ts';
import { isLabelledClause } from '../words/split-sentences.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { frameOf } from './frame.ts';
import type { Statement } from './statement.ts';
import { has, tokensOf, type Token } from './token.ts';

/** A sentence of more clauses is not read as a whole. */
const longestWhole = 60;

const known = new WeakMap<FactDocument, readonly Statement[]>();

/** What a document states, clause by clause; of a sentence of several clauses also the whole. */
export function statementsOf(document: FactDocument): readonly Statement[] {
  const found = known.get(document);
  if (found !== undefined) return found;
  const read = document.units.flatMap((unit, index) => statementsOfUnit(document, unit, index));
  known.set(document, read);
  return read;
}

function statementsOfUnit(document: FactDocument, unit: Unit, index: number): Statement[] {
  const passage = document.passages[unit.passage];
  if (passage === undefined || passage.kind === 'furniture') return [];
  const facts = factsOfSentence(document, index);
  const texts = passage.words.slice(unit.start, unit.end).map(({ text }) => text);
  const taken = new Set(facts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
  const tokens = tokensOf(texts, document.format.language, (at) => taken.has(unit.start + at));
  const isRow = passage.kind === 'row' && !isLabelledClause(passage);
  const cut = isRow ? [{ start: 0, end: tokens.length }] : clausesOf(tokens);
  const whole = cut.length > 1 && tokens.length <= longestWhole ? [{ start: 0, end: tokens.length }] : [];
  return [...cut, ...whole].flatMap((clause) => {
    const own = tokens.slice(clause.start, clause.end);
    if (!isSaid(own, passage)) return [];
    const { start, end } = wordsOf(tokens, clause, unit);
    const inside = facts.filter((fact) => fact.start >= start && fact.end <= end);
    const isPriced = isRow && inside.some(({ value }) => value.type === 'money');
    return [
      {
        document: document.index,
        unit: index,
        passage: unit.passage,
        start,
        end,
        isRow,
        tokens: own,
        open: own.filter(({ isOpen }) => isOpen),
        frame: frameOf(own, isPriced),
        facts: inside,
      },
    ];
  });
}

function wordsOf(tokens: readonly Token[], { start, end }: Clause, unit: Unit): { start: number; end: number } {
  return { start: unit.start + (tokens[start]?.at ?? 0), end: unit.start + (tokens[end]?.at ?? unit.end - unit.start) };
}

/** Part of the words of a letter head or of a block of signatures that are names or values. */
const mostNames = 0.6;

/** Names and values alone, without a word that turns them, say nothing: a letter head, a block of signatures. */
function isSaid(tokens: readonly Token[], { kind }: Passage): boolean {
  if (!tokens.some(({ isOpen }) => isOpen)) return false;
  if (tokens.some((token) => has(token, ...turning))) return true;
  if (kind === 'row') return true;
  const names = tokens.filter(
    ({ text, isValue }) => isValue || /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}|^[^A-Za-zªµºÀ-ÖØ-ӿ]*$/u.test(text),
  ).length;
  return names < tokens.length * mostNames;
}

const turning = [
  'not',
  'no',
  'without',
  'shall',
  'must',
  'may',
  'forbid',
  'should',
  'optional',
  'incl',
  'excl',
  'free',
  'charge',
  'only',
  'pay',
  'falls',
  'aux',
] as const;
