import type { Passage } from '../passage.ts';
import type { Word } from '../word.ts';
import { splitPrint } from './split-print.ts';

/** Lines of a table of contents are short, in words. */
const longestLine = 16;
/** So many lines with growing numbers at their ends make one, other short lines between them left out. */
const fewest = 5;
const linesBetween = 3;
/** Part of the titles that stand over a passage further on. */
const titleShare = 0.5;
/** Words by which a title is known. */
const titleWords = 3;
/** A passage may open with `Article IV` before its title. */
const wordsBefore = 4;

/**
 * The words that are numbers of pages in a table of contents, at the ends of its lines. Known by the dots before them, or because the numbers grow and the titles stand further on over the passages themselves.
 */
export function findContents(passages: readonly Passage[]): Set<Word> {
  const pageNumbers = new Set<Word>();
  const lines: ContentsLine[] = [];
  for (const [index, { kind, words }] of passages.entries()) {
    if (kind === 'furniture') continue;
    if (words.length > longestLine && kind !== 'contents') continue;
    const line = lineOf(
      index,
      words.map(({ text }) => text),
    );
    if (line === undefined) continue;
    const last = words.at(-1);
    if (kind === 'contents' && last !== undefined) pageNumbers.add(last);
    else lines.push(line);
  }
  const runs = runsOf(lines).filter(({ length }) => length >= fewest);
  // Most papers have none: then nothing else is looked at.
  const placeOf = runs.length === 0 ? new Map<string, number>() : lastPlaces(passages);
  for (const run of runs) {
    const named = run.filter(({ index, title }) => title !== '' && (placeOf.get(title) ?? -1) > index);
    if (named.length >= run.length * titleShare) for (const word of numbersOf(passages, run)) pageNumbers.add(word);
  }
  return pageNumbers;
}

/** Numbers from the page of one line to that of the next also stand in lines between them that were read as one. */
function numbersOf(passages: readonly Passage[], run: readonly ContentsLine[]): Word[] {
  return run.flatMap((line, at) => {
    const next = run[at + 1];
    const last = passages[line.index]?.words.at(-1);
    const between = passages.slice(line.index + 1, next?.index ?? line.index).flatMap(({ words }) => words);
    const isPage = ({ text }: Word): boolean => {
      const page = Number(pageRange.exec(text)?.[1] ?? Number.NaN);
      return page >= line.page && page <= (next?.page ?? 0);
    };
    return [...(last === undefined ? [] : [last]), ...between.filter(isPage)];
  });
}

/** Where the last passage stands that has these words at or near its beginning. */
function lastPlaces(passages: readonly Passage[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [index, { words }] of passages.entries()) {
    const keys = keysOf(words.slice(0, titleWords + wordsBefore).map(({ text }) => text));
    for (let from = 0; from <= Math.min(wordsBefore, keys.length - 1); from += 1)
      for (let length = 1; length <= titleWords && from + length <= keys.length; length += 1)
        places.set(keys.slice(from, from + length).join(' '), index);
  }
  return places;
}

interface ContentsLine {
  readonly index: number;
  readonly page: number;
  readonly title: string;
}

/** `24`, `24-27`, `24 - 27`. */
const pageRange = /^(\d{1,4})(?:[-\u2010-\u2015]\d{1,4})?$/u;

function lineOf(index: number, texts: readonly string[]): ContentsLine | undefined {
  const at = texts.length - 1;
  const page = pageRange.exec(texts[at] ?? '')?.[1];
  if (page === undefined || at === 0) return undefined;
  return { index, page: Number(page), title: openingOf(texts.slice(0, at)) };
}

const keysOf = (texts: readonly string[]): string[] => texts.flatMap((text) => splitPrint(text).map(({ key }) => key));

/** The first words of a title, without the number in front of it. */
const openingOf = (texts: readonly string[]): string =>
  keysOf(texts)
    .filter((key) => /^[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(key))
    .slice(0, titleWords)
    .join(' ');

function runsOf(lines: readonly ContentsLine[]): ContentsLine[][] {
  const runs: ContentsLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last !== undefined && line.page >= last.page && line.index - last.index <= linesBetween + 1;
    if (goesOn) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}
