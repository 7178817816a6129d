import { factsOfPassage, type Fact, type FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/words/stem.ts';
import type { Cell, Passage } from '../layout/passage.ts';
import { BagBuilder, type Bag } from './bag.ts';
import type { Rarity } from './rarity.ts';
import { foldWord, type SignTable } from './signs.ts';

/** What is said around a value. */
export interface Spoken {
  /** All of it. */
  readonly bag: Bag;
  /** Stems of the words of its sentence or row, the nearest first; words that say nothing by themselves have none. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  /** It stands at the top or the end of its document with hardly a word beside it: it is the document's own date or number. */
  readonly isOfDocument: boolean;
}

/** What a word counts by its place. The words of a sentence count less with their distance. */
const worth = { label: 1.5, column: 1.2, stub: 1.3, cell: 0.25, heading: 0.35, around: 0.15 } as const;
const lossByDistance = 0.13;
/** Words of the sentences around that are looked at, each way. */
const wordsAround = 15;
const wordsBeside = 12;
/** Words before a colon that make a label. */
const longestLabel = 6;
/** Words beside a value of the document itself, and passages at its top and end. */
const fewWords = 4;
const outerPassages = 8;

/** Says what stands around the values of documents. */
export class Listener {
  readonly #signs: SignTable;
  readonly #rarity: Rarity;

  constructor(signs: SignTable, rarity: Rarity) {
    this.#signs = signs;
    this.#rarity = rarity;
  }

  hear(fact: Fact, document: FactDocument): Spoken {
    const passage = document.passages[fact.passage];
    const unit = document.units[fact.sentence];
    if (passage === undefined || unit === undefined)
      return { bag: this.#builder().build(), before: [], behind: [], isOfDocument: false };
    const words = passage.words.map(({ text }) => text);
    const taken = wordsOfOthers(fact, document);
    const bag = this.#builder();
    const cell = passage.cells.find(({ start, end }) => fact.start >= start && fact.start < end);
    const [from, to] = cell === undefined ? [unit.start, unit.end] : [cell.start, cell.end];
    for (let at = from; at < to; at += 1) {
      if ((at >= fact.start && at < fact.end) || taken.has(at)) continue;
      const distance = at < fact.start ? fact.start - at : at - fact.end + 1;
      bag.add(words[at] ?? '', 1 / (1 + lossByDistance * (distance - 1)));
    }
    if (cell === undefined) {
      const colon = words.slice(unit.start, Math.min(fact.start, unit.start + longestLabel)).findIndex(endsLabel);
      for (let at = unit.start; at <= unit.start + colon; at += 1)
        if (!taken.has(at)) bag.add(words[at] ?? '', worth.label);
      for (const at of [...range(from - wordsAround, from), ...range(to, to + wordsAround)])
        if (!taken.has(at)) bag.add(words[at] ?? '', worth.around);
    } else this.#hearRow(passage, cell, taken, bag);
    for (const word of passage.heading.split(' ')) bag.add(word, worth.heading);
    const [first, last] = cell === undefined ? [unit.start, unit.end] : [0, words.length];
    const stems = (positions: readonly number[]): string[] =>
      positions.flatMap((at) => (taken.has(at) ? [] : stem(words[at] ?? '') || [])).slice(0, wordsBeside);
    const before = stems(range(Math.max(first, fact.start - 2 * wordsBeside), fact.start).toReversed());
    const behind = stems(range(fact.end, Math.min(last, fact.end + 2 * wordsBeside)));
    const isOuter = fact.passage < outerPassages || fact.passage >= document.passages.length - outerPassages;
    return { bag: bag.build(), before, behind, isOfDocument: isOuter && before.length + behind.length <= fewWords };
  }

  #hearRow({ words, cells }: Passage, own: Cell, taken: ReadonlySet<number>, bag: BagBuilder): void {
    for (const word of own.header.split(' ')) bag.add(word, worth.column);
    const at = cells.indexOf(own);
    const lettered = cells.map((cell) =>
      words.slice(cell.start, cell.end).some(({ text }) => foldWord(text).length > 1),
    );
    const stub = lettered.indexOf(true);
    for (const [index, { start, end }] of cells.entries()) {
      if (index === at) continue;
      const weight = index === at - 1 ? worth.label : index === stub && index < at ? worth.stub : worth.cell;
      for (let word = start; word < end; word += 1) if (!taken.has(word)) bag.add(words[word]?.text ?? '', weight);
    }
  }

  #builder(): BagBuilder {
    return new BagBuilder(this.#signs, this.#rarity);
  }
}

const endsLabel = (word: string): boolean => word.endsWith(':');

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - Math.max(0, from)) }, (_, at) => Math.max(0, from) + at);

/** Words of the passage that other values are printed in. */
function wordsOfOthers(fact: Fact, document: FactDocument): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const other of factsOfPassage(document, fact.passage))
    if (other !== fact) for (let at = other.start; at < other.end; at += 1) taken.add(at);
  return taken;
}
