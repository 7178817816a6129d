import { askewFlag } from '../pdf/read-page-words.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import type { Passage } from './passage.ts';
import { wordsOfPage, type Word } from './word.ts';

/**
 * What pages bear around their text, each line once: running heads and feet without what changes from page to page, and
 * what is printed across a page or on its side. Pages are not read through it; it is compared behind all else.
 */
export function runningText(document: ReadDocument, passages: readonly Passage[]): Passage[] {
  const heads = runningLines(passages, document.pages.length);
  return distinct([...heads, ...document.pages.flatMap((page) => printedAcross(wordsOfPage(page)))]);
}

/** Words that stand at the same place of a running line on each page that has it, but for the number of pages. */
function runningLines(passages: readonly Passage[], pages: number): Passage[] {
  // What a table prints that is none of its rows is no line of the page.
  const lines = passages
    .filter(({ kind, isUnchosen, table }) => kind === 'furniture' && isUnchosen !== true && table === undefined)
    .flatMap(({ words }) => partsOf(words));
  const groups = Map.groupBy(lines, (words) => words.map(({ text }) => text.replace(/\d+/gu, '#')).join(' '));
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group;
    if (first === undefined || rest.length === 0) return [];
    const constant = first.filter(
      ({ text }, at) => rest.every((words) => words[at]?.text === text) && Number(text) !== pages,
    );
    return constant.some(({ text }) => saysSomething.test(text)) ? [aPassage(constant, 'running')] : [];
  });
}

/** A gap so wide, in sizes of the type, parts what stands at the left, in the middle and at the right of a line. */
const partGap = 2;

function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before === undefined || word.left - before.right > word.size * partGap) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

const saysSomething = /[\dA-Za-zªµºÀ-ÖØ-ӿ\u0590-\u1FFF\u3040-\uD7FF]/u;

/** Letters so much larger than those of the text are no note in the margin. */
const markSize = 1.5;

/** Words askew or on their side: a watermark or a stamp where they are large, else a note in the margin. */
function printedAcross(words: readonly Word[]): Passage[] {
  const across = words.filter(({ flags }) => (flags & askewFlag) !== 0);
  if (across.length === 0) return [];
  const sizes = words.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isMark = across.some(({ size }) => size >= usual * markSize) || across.length === words.length;
  return [aPassage(across, isMark ? 'mark' : 'running')];
}

const aPassage = (words: readonly Word[], edge: 'running' | 'mark'): Passage => ({
  kind: 'furniture',
  words,
  cells: [],
  heading: '',
  edge,
});

function distinct(passages: readonly Passage[]): Passage[] {
  const byText = Map.groupBy(passages, ({ words }) => words.map(({ text }) => text).join(' '));
  return [...byText.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}
