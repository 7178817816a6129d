import { alignTokens } from './align/align-tokens.ts';
import {
  lengthOf,
  movedTokens,
  none,
  openRuns,
  pair,
  runsOf,
  type ChangeMap,
  type Move,
  type Span,
} from './change-map.ts';
import { contentIn } from './hunk-words.ts';
import { sentencesOf, type Paper } from './sentences.ts';
import type { ReadingText } from '../layout/reading-text/index.ts';

/** Part of the words of both sentences that are the same ones, from which on the one became the other (Dice). */
const alike = 0.5;
/** The same for a part of a sentence: those that are one share 0.89 in the contracts of the bench, and from 0.5 on parts of a heavy revision meet by chance. */
const nearlySame = 0.8;
/** Fewer words that say something make no sentence that could be known again. */
const fewestWords = 4;
/** Part of a sentence that has no partner, from which on it looks for one. */
const mostlyOpen = 0.6;
/** A word in more sentences says nothing of which one is meant. */
const mostSentences = 32;

/**
 * Pairs sentences that were put elsewhere and written anew there: the most alike first, each once. What they share is paired
 * word by word; where it would cross what is paired already, it is a move.
 */
export function pairSentences(map: ChangeMap, a: Paper, b: Paper): void {
  const open = {
    a: openSentences(a, map.inB),
    b: openSentences(b, map.inA),
  };
  const taken = new Set<OpenSentence>();
  const moved = movedTokens(map, 'a');
  for (const { a: one, b: other } of candidatesOf(open.a, open.b)) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    pairWords(map, moved, one.span, other.span);
  }
}

interface OpenSentence {
  readonly span: Span;
  readonly words: readonly string[];
  readonly isWhole: boolean;
}

function openSentences(paper: Paper, partners: Int32Array): OpenSentence[] {
  return sentencesOf(paper)
    .flatMap((span) => {
      const isWhole = openIn(partners, span).length >= lengthOf(span) * mostlyOpen;
      const spans = isWhole ? [span] : partsOf(partners, span);
      return spans.map((own) => ({ span: own, words: contentIn(paper.text, own), isWhole }));
    })
    .filter(({ words }) => words.length >= fewestWords);
}

/** The rest of a sentence stayed, or went on behind another one. */
const partsOf = (partners: Int32Array, [from, to]: Span): Span[] =>
  openRuns(partners.subarray(from, to)).map(([start, end]): Span => [from + start, from + end]);

interface Candidate {
  readonly a: OpenSentence;
  readonly b: OpenSentence;
  readonly likeness: number;
}

function candidatesOf(ofA: readonly OpenSentence[], ofB: readonly OpenSentence[]): Candidate[] {
  const byWord = new Map<string, OpenSentence[]>();
  for (const sentence of ofB)
    for (const word of new Set(sentence.words)) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [sentence]);
      else known.push(sentence);
    }
  const candidates: Candidate[] = [];
  for (const a of ofA) {
    const others = new Set(
      [...new Set(a.words)].flatMap((word) => {
        const sentences = byWord.get(word) ?? [];
        return sentences.length > mostSentences ? [] : sentences;
      }),
    );
    for (const b of others) {
      const likeness = likenessOf(a.words, b.words);
      if (likeness >= (a.isWhole && b.isWhole ? alike : nearlySame)) candidates.push({ a, b, likeness });
    }
  }
  return candidates.toSorted(
    (x, y) => y.likeness - x.likeness || x.a.span[0] - y.a.span[0] || x.b.span[0] - y.b.span[0],
  );
}

function likenessOf(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}

function pairWords(map: ChangeMap, moved: Uint8Array, spanA: Span, spanB: Span): void {
  for (const run of equalRuns(map, spanA, spanB)) {
    if (crosses(map, moved, run)) {
      map.moves.push(run);
      moved.fill(1, run.a[0], run.a[1]);
    }
    for (let step = 0; step < run.a[1] - run.a[0]; step += 1) pair(map, run.a[0] + step, run.b[0] + step);
  }
}

/** Equal runs of two sentences in their order, of tokens that have no partner yet. */
function equalRuns({ a, b, inB, inA }: ChangeMap, spanA: Span, spanB: Span): Move[] {
  const [openA, openB] = [openIn(inB, spanA), openIn(inA, spanB)];
  const partners = alignTokens(keysOf(a, openA), keysOf(b, openB));
  const pairs = openA.flatMap((token, index): [number, number][] => {
    const partner = openB[partners[index] ?? -1];
    return partner === undefined ? [] : [[token, partner]];
  });
  return runsOf(pairs);
}

function openIn(partners: Int32Array, [from, to]: Span): number[] {
  const open: number[] = [];
  for (let token = from; token < to; token += 1) if (partners[token] === none) open.push(token);
  return open;
}

const keysOf = ({ keys }: ReadingText, tokens: readonly number[]): Int32Array =>
  Int32Array.from(tokens, (token) => keys[token] ?? 0);

/** Tokens that did not move are paired across this run. */
function crosses({ inB }: ChangeMap, moved: Uint8Array, { a, b }: Move): boolean {
  const isFixed = (token: number): boolean => (inB[token] ?? none) >= 0 && moved[token] === 0;
  let [before, behind] = [a[0] - 1, a[1]];
  while (before >= 0 && !isFixed(before)) before -= 1;
  while (behind < inB.length && !isFixed(behind)) behind += 1;
  return (before >= 0 && (inB[before] ?? none) >= b[0]) || (behind < inB.length && (inB[behind] ?? none) < b[1]);
}
