import { printed } from '../facts/fact.ts';
import { findValues } from '../facts/values/find-values.ts';
import { shownWords, type Paper, type VersionFinding, type VersionPlace } from '../versions/index.ts';
import { trimmed } from './trimmed.ts';
import { withNeighbour } from './with-neighbour.ts';

/** Equal words between two differences that are left out of a reading, at least. */
const fewestLeftOut = 3;
/** Longer readings are compared by their ends only, in words. */
const longestCompared = 120;

/**
 * What each side of a finding says in a few words, at its first place: a sum by its figures, of longer words those that
 * differ. Where one has nothing, both are shown with the word next to it.
 */
export function readingsOf(finding: VersionFinding, papers: readonly Paper[], longest: number): string[] {
  const first = finding.sides.flatMap(({ places: [place] }) => place ?? []);
  const isOneSided = first.length > 1 && first.filter(({ span }) => span[0] < span[1]).length === 1;
  const places = isOneSided && areShort(first) ? withNeighbour(first, papers) : first;
  const texts = places.map((place) => printedAt(place, papers));
  if (texts.every((text) => text.length <= longest)) return texts;
  const sums = places.map((place, at) => figuresOf(texts[at] ?? '', papers[place.document]));
  if (sums.every((sum) => sum !== undefined)) return sums;
  const [a = '', b = ''] = texts;
  const cut = texts.length === 2 && a !== '' && b !== '' ? differing(a.split(' '), b.split(' ')) : texts;
  return cut.map((text) => shortened(text, longest));
}

/** A word that says little by itself, put in or left out. */
const areShort = (places: readonly VersionPlace[]): boolean => places.every(({ span }) => span[1] - span[0] <= 1);

function printedAt({ document, span }: VersionPlace, papers: readonly Paper[]): string {
  const paper = papers[document];
  return paper === undefined ? '' : trimmed(printed(shownWords(paper.text, span)));
}

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

/** Two readings without the equal words between their differences. */
function differing(a: readonly string[], b: readonly string[]): string[] {
  const partners = partnersOf(a, b);
  const kept = (words: readonly string[], isEqual: (at: number) => boolean): string => {
    const shown: string[] = [];
    for (let at = 0; at < words.length;) {
      let end = at;
      while (end < words.length && isEqual(end)) end += 1;
      const isLeftOut = end - at >= fewestLeftOut && at > 0;
      if (isLeftOut && end < words.length) shown.push('…');
      else if (!isLeftOut) shown.push(...words.slice(at, end));
      if (end < words.length) shown.push(words[end] ?? '');
      at = end + 1;
    }
    return shown.join(' ');
  };
  const inB = new Set(partners.filter((partner) => partner >= 0));
  return [kept(a, (at) => (partners[at] ?? -1) >= 0), kept(b, (at) => inB.has(at))];
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
        .replace(/(?: …)+$/u, '')} …`
    : text;
