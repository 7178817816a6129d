import type { Box, Position } from '@app/shared/contracts';
import { factsOfPassage, sentencesOfPassage, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import { markerLength } from '../../layout/list-marker.ts';
import type { Passage } from '../../layout/passage.ts';
import { boxOfWord, type Word } from '../../layout/word.ts';
import { documentId } from '../to-result.ts';

/** A place of a finding among the words of its paper. */
export interface TitlePlace {
  readonly document: FactDocument;
  readonly language: Language;
  /** Position of the passage in its document. */
  readonly at: number;
  readonly passage: Passage;
  /** The disputed words of the passage; none where nothing stands there. */
  readonly start: number;
  readonly end: number;
  /** Their sentence. */
  readonly from: number;
  readonly to: number;
  readonly fact: Fact | undefined;
  /** The whole sentence is disputed. */
  readonly isWhole: boolean;
}

/** Finds the words that a position shows. Those of the next lines and passages are found by the first one. */
export function titlePlace(documents: readonly FactDocument[], position: Position): TitlePlace | undefined {
  const document = documents.find(({ index }) => documentId(index) === position.document);
  const [box] = position.boxes;
  if (document === undefined || box === undefined) return undefined;
  const isShown = (word: Word): boolean => word.page.page === position.page && isWithin(boxOfWord(word), box);
  for (const at of passagesOfPage(document.passages).get(position.page) ?? []) {
    const passage = document.passages[at];
    const start = passage?.words.findIndex(isShown) ?? -1;
    if (passage !== undefined && start >= 0) return placeIn(document, at, start, endOf(passage, start, position));
  }
  return undefined;
}

/** Kept by the passages: a long list of findings asks for each page many times. */
const known = new WeakMap<readonly Passage[], ReadonlyMap<number, readonly number[]>>();

/** The positions of the passages that stand on each page. */
function passagesOfPage(passages: readonly Passage[]): ReadonlyMap<number, readonly number[]> {
  let pages = known.get(passages);
  if (pages === undefined) known.set(passages, (pages = byPage(passages)));
  return pages;
}

function byPage(passages: readonly Passage[]): ReadonlyMap<number, readonly number[]> {
  const pages = new Map<number, number[]>();
  for (const [at, { words }] of passages.entries()) {
    for (const page of new Set(words.map((word) => word.page.page))) {
      const own = pages.get(page);
      if (own === undefined) pages.set(page, [at]);
      else own.push(at);
    }
  }
  return pages;
}

/** A point is far less than a letter. */
const slack = 0.5;
const isWithin = (word: Box, box: Box): boolean =>
  word[0] >= box[0] - slack && word[2] <= box[2] + slack && word[1] >= box[1] - slack && word[3] <= box[3] + slack;

function endOf({ words }: Passage, start: number, { boxes, page }: Position): number {
  let end = start + 1;
  const isShown = (word: Word): boolean =>
    word.page.page === page && boxes.some((box) => isWithin(boxOfWord(word), box));
  for (let at = end; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !isShown(word)) break;
    end = at + 1;
  }
  return end;
}

function placeIn(document: FactDocument, at: number, start: number, end: number): TitlePlace | undefined {
  const passage = document.passages[at];
  if (passage === undefined) return undefined;
  const units = sentencesOfPassage(document, at).flatMap((unit) => document.units[unit] ?? []);
  const unit = units.find((one) => one.start <= start && start < one.end);
  const cell = passage.cells.find((one) => one.start <= start && start < one.end);
  // A change may be of a part of a value: `nine` of `nine months`.
  const fact = factsOfPassage(document, at).find((one) => one.start < end && one.end > start);
  return {
    document,
    language: document.format.language,
    at,
    passage,
    start: Math.min(start, fact?.start ?? start),
    end: Math.max(end, fact?.end ?? end),
    from: cell?.start ?? unit?.start ?? 0,
    to: Math.max(end, cell?.end ?? unit?.end ?? passage.words.length),
    fact,
    isWhole:
      unit !== undefined &&
      end >= unit.end &&
      start <= unit.start + (unit.start === 0 ? markerLength(passage.words) : 0),
  };
}
