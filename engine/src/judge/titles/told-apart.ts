import type { Language } from '../../facts/numbers/number-format.ts';
import { clauseOf } from '../clause-of.ts';
import { pageWords } from './kind-nouns.ts';
import type { TitlePlace } from './title-place.ts';
import type { TitleCandidate } from './title.ts';

/** A finding with all that it may be called, the best first. */
export interface NamedFinding {
  readonly candidates: readonly TitleCandidate[];
  readonly language: Language;
  /** Where it stands first. */
  readonly page: number;
  readonly place: TitlePlace | undefined;
}

/** A title that is worth less than this part of the best one is no better than the best one with its clause. */
const share = 0.6;
/** Nor is one that says little by itself. */
const leastWorth = 0.35;

/** The best title of each finding; of those with one title what else they may be called, or the title with its place. */
export function toldApart(findings: readonly NamedFinding[]): string[] {
  const titles = findings.map(({ candidates: [best] }) => best?.text ?? '');
  for (const group of alike(titles)) {
    let left = group.length;
    for (const index of group) {
      const other = left > 1 ? alternative(findings[index], titles) : undefined;
      if (other === undefined) continue;
      titles[index] = other;
      left -= 1;
    }
  }
  for (const group of alike(titles)) {
    const places = placed(group.map((index) => findings[index]));
    for (const [at, index] of group.entries()) titles[index] = `${titles[index] ?? ''}${places[at] ?? ''}`;
  }
  return numbered(titles);
}

const keyOf = (title: string): string => title.toLowerCase();

/** The positions of titles that stand more than once. */
const alike = (titles: readonly string[]): number[][] =>
  [...Map.groupBy(titles.keys(), (index) => keyOf(titles[index] ?? '')).values()].filter((group) => group.length > 1);

/** Another title of a finding that no other finding has. */
function alternative(finding: NamedFinding | undefined, titles: readonly string[]): string | undefined {
  const [best, ...others] = finding?.candidates ?? [];
  const taken = new Set(titles.map(keyOf));
  return others.find(
    ({ text, worth }) => worth >= leastWorth && worth >= (best?.worth ?? 0) * share && !taken.has(keyOf(text)),
  )?.text;
}

/** The number of the clause in which a finding stands. */
export const clauseAt = (place: TitlePlace | undefined): string | undefined =>
  place === undefined ? undefined : clauseOf(place.document.passages, place.at);

export const pageName = (page: number, language: Language): string => `${pageWords[language]} ${page}`;

/** By the clause, where that parts all of them, or else by the page. */
function placed(group: readonly (NamedFinding | undefined)[]): string[] {
  const clauses = group.map((finding) => {
    const clause = clauseAt(finding?.place);
    return clause === undefined ? '' : `, ${clause}`;
  });
  const pages = group.map((finding) => `, ${pageName(finding?.page ?? 1, finding?.language ?? 'en')}`);
  const isApart = (texts: readonly string[]): boolean => !texts.includes('') && new Set(texts).size === texts.length;
  return isApart(clauses) ? clauses : new Set(pages).size > 1 ? pages : group.map(() => '');
}

/** Those that nothing tells apart are counted. */
function numbered(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return titles.map((title) => {
    const count = (counts.get(keyOf(title)) ?? 0) + 1;
    counts.set(keyOf(title), count);
    return count === 1 ? title : `${title} (${count})`;
  });
}
