import type { Passage } from '../layout/passage.ts';
import type { Word } from '../layout/word.ts';
import { isUnspaced } from '../pdf/scripts.ts';
import type { NumberFormat } from './numbers/number-format.ts';
import type { Value } from './values/value.ts';
import type { ValueSource } from './value-source.ts';

/** A typed value with its place: `words.slice(start, end)` of the passage. */
export interface Fact {
  readonly document: number;
  /** Position of the passage in its document. */
  readonly passage: number;
  /** Position of the sentence in its document. */
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  readonly value: Value;
  /** The label, column head or words before the value, for people. */
  readonly subject: string;
  /** How plainly it is named. */
  readonly source: ValueSource;
  /** The text says that the value held before and was changed. */
  readonly isFormer: boolean;
}

/** A sentence, a row or a heading: `words.slice(start, end)` of the passage. */
export interface Unit {
  readonly document: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
}

/** A document understood: its passages, their sentences and the values in them. */
export interface FactDocument {
  readonly index: number;
  readonly name: string;
  readonly format: NumberFormat;
  readonly passages: readonly Passage[];
  readonly units: readonly Unit[];
  readonly facts: readonly Fact[];
}

export const wordsOfFact = (document: FactDocument, fact: Fact): readonly Word[] =>
  document.passages[fact.passage]?.words.slice(fact.start, fact.end) ?? [];

export const wordsOfUnit = (document: FactDocument, unit: Unit): readonly Word[] =>
  document.passages[unit.passage]?.words.slice(unit.start, unit.end) ?? [];

/** Words as they are printed beside each other: scripts that put no spaces between words have none here. */
export function printed(words: readonly Word[]): string {
  let text = '';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    text += at === 0 || isWritingOn(words[at - 1], word) ? word.text : ` ${word.text}`;
  }
  return text;
}

/** A gap so small is none, in sizes of the word. */
const noGap = 0.1;

function isWritingOn(before: Word | undefined, word: Word): boolean {
  if (before === undefined) return false;
  const [above, below] = [isUnspaced(before.text.slice(-1)), isUnspaced(word.text)];
  if (above && below) return true;
  return (above || below) && before.page === word.page && Math.abs(word.left - before.right) < word.size * noGap;
}

/** Looks up what a document holds at a position: a filter for each of thousands of sentences would read all of it each time. */
function indexOf<T>(
  group: (document: FactDocument) => ReadonlyMap<number, readonly T[]>,
): (document: FactDocument, position: number) => readonly T[] {
  const known = new WeakMap<FactDocument, ReadonlyMap<number, readonly T[]>>();
  return (document, position) => {
    let index = known.get(document);
    if (index === undefined) known.set(document, (index = group(document)));
    return index.get(position) ?? [];
  };
}

/** The values of one sentence or row. */
export const factsOfSentence = indexOf(({ facts }) => Map.groupBy(facts, ({ sentence }) => sentence));

/** The values of one paragraph, heading or row. */
export const factsOfPassage = indexOf(({ facts }) => Map.groupBy(facts, ({ passage }) => passage));

/** The positions of the sentences of one paragraph, heading or row. */
export const sentencesOfPassage = indexOf(({ units }) =>
  Map.groupBy(units.keys(), (position) => units[position]?.passage ?? -1),
);
