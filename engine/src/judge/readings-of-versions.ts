import { printed } from '../facts/fact.ts';
import { findValues } from '../facts/values/find-values.ts';
import { splitPrint } from '../layout/reading-text/index.ts';
import { shownWords, type Paper, type VersionFinding, type VersionPlace } from '../versions/index.ts';
import { trimmed } from './trimmed.ts';

/** Equal words between two differences that are left out of a reading, at least; fewer where a clause ends there. */
const fewestLeftOut = 3;
/** Longer readings are not taken apart, in words. */
const longestCompared = 600;

/** What each side of a finding says in a few words, at its first place: a sum by its figures, of longer words those that differ. */
export function readingsOf(finding: VersionFinding, papers: readonly Paper[], longest: number): string[] {
  const parts = changedParts(finding, papers, longest);
  return finding.sides.map((_, side) => {
    const texts = parts.flatMap((part) => (part[side] === undefined || part[side] === '' ? [] : [part[side]]));
    return shortened(texts.join(' … '), longest);
  });
}

/**
 * What changed at the first place of a finding, part by part, each with what every side says: all of it where that is short, a
 * sum by its figures, of longer words those that differ with the whole values that they take part in, values first.
 */
export function changedParts({ matter, sides }: VersionFinding, papers: readonly Paper[], longest: number): string[][] {
  const places = sides.flatMap(({ places: [place] }) => place ?? []);
  const texts = places.map((place) => printedAt(place, papers));
  const [first = ''] = texts;
  if (new Set(texts.map(keysOf)).size === 1) return [texts.map(() => first)];
  const formats = places.map(({ document }) => papers[document]);
  const isShort = texts.every((text) => text.length <= longest);
  const sums = formats.map((paper, at) => figuresOf(texts[at] ?? '', paper));
  if (!isShort && sums.every((sum) => sum !== undefined)) return [sums];
  const [a = '', b = ''] = texts;
  if (texts.length !== 2 || a === '' || b === '' || matter === 'sentence-replaced') return [texts];
  const parts = partsBetween(a, b, formats);
  // Of a short text a part says enough by itself if it is new, or one of several values.
  const isPart = parts.some((part) => part.includes('')) || texts.every((text, at) => areUnlike(text, formats[at]));
  if (isShort && (parts.length !== 1 || !isPart)) return [texts];
  const hasFigures = (part: readonly string[]): boolean => part.every((text) => /\d/u.test(text));
  return parts.toSorted((x, y) => Number(hasFigures(y)) - Number(hasFigures(x)));
}

/** The words that differ between two texts, part by part, with the word that numbers them. */
function partsBetween(a: string, b: string, formats: readonly (Paper | undefined)[]): string[][] {
  const [wordsA, wordsB] = [a.split(' '), b.split(' ')];
  return differing(wordsA, wordsB, wholesIn(a, formats[0]), wholesIn(b, formats[1])).map(([inA, inB]) => {
    const isOfBoth = wordsA[inA[0] - 1] === wordsB[inB[0] - 1];
    const label = Number(isOfBoth && (isLabelled(wordsA, inA) || isLabelled(wordsB, inB)));
    return [wordsA.slice(inA[0] - label, inA[1]), wordsB.slice(inB[0] - label, inB[1])].map((words) =>
      trimmed(words.join(' ')),
    );
  });
}

function printedAt({ document, span }: VersionPlace, papers: readonly Paper[]): string {
  const paper = papers[document];
  return paper === undefined ? '' : trimmed(printed(shownWords(paper.text, span)));
}

/** The words without their print. */
const keysOf = (text: string): string =>
  splitPrint(text)
    .map(({ key }) => key)
    .join(' ');

/** The figures of the one sum of money in a text, which may be printed in words as well. */
function figuresOf(text: string, paper: Paper | undefined): string | undefined {
  const values = paper === undefined ? [] : findValues(text, paper.facts.format);
  const found = values.filter(({ value }) => value.type === 'money');
  const isOne = found.every(({ value }) => value.low === found[0]?.value.low);
  const figures = found.find(({ start, end }) => /\d/u.test(text.slice(start, end)));
  return !isOne || figures === undefined
    ? undefined
    : trimmed(/\S*\d.*$/su.exec(text.slice(figures.start, figures.end))?.[0] ?? '');
}

/** Values of several kinds: the date and the amount of a row. */
const areUnlike = (text: string, paper: Paper | undefined): boolean =>
  paper !== undefined && new Set(findValues(text, paper.facts.format).map(({ value }) => value.type)).size > 1;

/** Words of a row: from, and one past the last. */
type Words = readonly [from: number, to: number];

/** The words of each value of a text. */
const wholesIn = (text: string, paper: Paper | undefined): Words[] =>
  (paper === undefined ? [] : findValues(text, paper.facts.format)).map(({ start, end }) => [
    text.slice(0, start).split(' ').length - 1,
    text.slice(0, end).split(' ').length,
  ]);

/** What differs between two rows of words, value by value. */
function differing(
  a: readonly string[],
  b: readonly string[],
  valuesA: readonly Words[],
  valuesB: readonly Words[],
): (readonly [Words, Words])[] {
  const partners = partnersOf(a, b);
  let parts = partsOf(partners, b.length);
  for (let count = -1; count !== parts.length;) {
    count = parts.length;
    for (const [inA, inB] of parts) {
      for (const [from, to] of valuesA) if (isTouched([from, to], inA)) partners.fill(-1, from, to);
      for (const [from, to] of valuesB)
        if (isTouched([from, to], inB))
          for (const [at, partner] of partners.entries()) if (partner >= from && partner < to) partners[at] = -1;
    }
    parts = partsOf(partners, b.length);
    for (const [at, [[, end], [, endB]]] of parts.entries()) {
      const next = parts[at + 1]?.[0][0] ?? Infinity;
      const isOne =
        next - end < fewestLeftOut && ![a[end - 1], b[endB - 1]].some((word) => /[.,:;]$/u.test(word ?? ''));
      if (isOne) partners.fill(-1, end, next);
    }
    parts = partsOf(partners, b.length);
  }
  return parts;
}

/** `Article | III`, `Day | 17`. */
const isLabelled = (words: readonly string[], [from, to]: Words): boolean =>
  from > 0 &&
  from < to &&
  /^\p{Lu}\p{Ll}+$/u.test(words[from - 1] ?? '') &&
  /^(?:\d|[IVXLC]+\b)/u.test(words[from] ?? '');

/** A difference lies in a value in part, or what is left out is within it. */
const isTouched = ([from, to]: Words, [start, end]: Words): boolean =>
  start === end ? from < start && start < to : from < end && start < to;

/** The words of both rows without partners, place by place. */
function partsOf(partners: readonly number[], length: number): (readonly [Words, Words])[] {
  const parts: (readonly [Words, Words])[] = [];
  let [lastA, lastB] = [0, 0];
  for (const [at, partner] of [...partners, length].entries()) {
    if (partner < 0) continue;
    if (at > lastA || partner > lastB)
      parts.push([
        [lastA, at],
        [lastB, partner],
      ]);
    [lastA, lastB] = [at + 1, partner + 1];
  }
  return parts;
}

/** For each word of a row its equal in the other, in their order: the longest common subsequence. */
function partnersOf(a: readonly string[], b: readonly string[]): number[] {
  const partners = a.map(() => -1);
  if (a.length > longestCompared || b.length > longestCompared) return partners;
  const width = b.length + 1;
  const length = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => length[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      length[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) partners[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return partners;
}

/** Cut behind a word. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest
    ? `${text
        .slice(0, longest)
        .replace(/\s\S*$/u, '')
        .replace(/(?: …|[,;:])+$/u, '')} …`
    : text;
