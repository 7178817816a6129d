import { printed } from '../edits/draft.ts';
import type { Place } from '../edits/edit.ts';
import type { PaperBlock } from '../sources/draw-paper.ts';
import type { PrintedPaper } from './printed-pages.ts';
import type { ShownOccurrence } from './truth-file.ts';

/** A printed edition and the paragraphs it prints. */
export interface Edition {
  readonly document: string;
  readonly blocks: ReadonlyMap<string, PaperBlock>;
  readonly paper: PrintedPaper;
}

const wordsAround = { quote: 4, context: 25 } as const;
/** Long passages are quoted in pieces: an engine may quote any part of them. */
const piece = { words: 8, step: 4 } as const;

interface Word {
  readonly start: number;
  readonly end: number;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));

/** Marks at the ends of a value are no part of it. */
const bare = (text: string): string => text.trim().replace(/^[,;: ]+|[,;:]+$/gu, '');

/** How an edition shows the words of a place: one occurrence, or several for a long passage. */
export function quotePlace({ document, blocks, paper }: Edition, place: Place, side?: string): ShownOccurrence[] {
  const text = printed(blocks.get(place.block) ?? { marker: '', text: '' });
  const words = wordsIn(text);
  const touched = words.flatMap(({ start, end }, at) => (start < place.end && end > place.start ? [at] : []));
  const [first, last] = place.start === place.end ? pointWords(words, place) : [touched[0] ?? 0, touched.at(-1) ?? 0];
  const cut = (from: number, to: number): string => {
    const [one, other] = [words[Math.max(0, from)], words[Math.min(words.length - 1, to)]];
    return one === undefined || other === undefined ? '' : text.slice(one.start, other.end);
  };
  const context = cut(first - wordsAround.context, last + wordsAround.context);
  const shown = (from: number, to: number, quote: string): ShownOccurrence => {
    const page = paper.pageOf(place.block, words[from]?.start ?? 0);
    const value = bare(cut(from, to));
    const repeated = isRepeated(paper.pages[page - 1] ?? '', value);
    return { document, page, quote, value, context, ...(side && { side }), ...(repeated && { repeated }) };
  };
  if (last - first < piece.words) {
    const around = wordsAround.quote;
    return [shown(first, last, cut(first - around, last + around))];
  }
  const pieces: ShownOccurrence[] = [];
  for (let from = first; from + piece.step <= last; from += piece.step) {
    const to = Math.min(last, from + piece.words - 1);
    pieces.push(shown(from, to, cut(from, to)));
  }
  return pieces;
}

/** The words before the point at which something is not. */
function pointWords(words: readonly Word[], { start }: Place): [number, number] {
  const before = words.findLastIndex((word) => word.start < start);
  return [Math.max(0, before - 3), Math.max(0, before)];
}

const plain = (text: string): string =>
  ` ${
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

const isRepeated = (page: string, value: string): boolean => plain(page).split(plain(value)).length > 2;
