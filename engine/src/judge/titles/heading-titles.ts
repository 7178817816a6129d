import type { Language } from '../../facts/numbers/number-format.ts';
import { markerLength } from '../../layout/list-marker.ts';
import { sectionOf } from '../clause-of.ts';
import { isOrdinal, titleTokens } from './title-tokens.ts';
import { isTitle, type TitleCandidate } from './title.ts';
import type { TitlePlace } from './title-place.ts';

/** How well what stands above a value names it. */
const worth = { runIn: 0.6, section: 0.42, paper: 0.12 } as const;
/** Words of a title at the begin of its clause. */
const longestRunIn = 6;

/** The title that opens the clause, and the heading above it; that of the whole paper says little. */
export function headingTitles(place: TitlePlace): TitleCandidate[] {
  const { document, at, passage, language, start, from } = place;
  const section = sectionOf(document.passages, at);
  const isOfPaper = document.passages.find(({ heading }) => heading !== '')?.heading === section;
  return [
    ...titles(runInTitle(passage.words.slice(start > from ? 0 : from).map(({ text }) => text)), worth.runIn, language),
    ...titles(section, isOfPaper ? worth.paper : worth.section, language),
  ];
}

/** `2. Base Rent. From July on …` opens with its title; so does `Keys: …`. */
export function runInTitle(words: readonly string[]): string {
  const marker = markerLength(words.map((text) => ({ text })));
  const end = words.findIndex((word, at) => at >= marker && /[.:]$/u.test(word));
  if (end < 0 || end - marker >= longestRunIn) return '';
  const title = words.slice(marker, end + 1);
  return /^\p{Lu}/u.test(title[0] ?? '') && title.every((word) => !/\d/u.test(word)) ? title.join(' ') : '';
}

function titles(heading: string, share: number, language: Language): TitleCandidate[] {
  const text = titleOf(heading);
  const isClause = titleTokens(text.split(' '), language).some(
    ({ kind }) => kind === 'equal' || kind === 'verb' || kind === 'force',
  );
  if (isClause) return [];
  return text !== '' && isTitle(text, language) ? [{ text, worth: share, language }] : [];
}

/** Without `Article 7.`, `§ 5`, `B.`, `2`: what numbers a clause before its title. */
export function withoutMarker(text: string): string {
  const words = text.split(' ');
  const length = markerLength(words.map((word) => ({ text: word }))) || Number(isOrdinal(words[0] ?? ''));
  const rest = words.slice(length).join(' ');
  return rest
    .replace(/^(?:\d+(?:\.\d+)*[.)]?\s+|[IVXLC]+\s*(?=[–—-]))(?=[A-Za-zªµºÀ-ÖØ-ӿ–—-])/u, '')
    .replace(/^[\s–—-]+/u, '');
}

/** `ARTICLE VI OWNER FURNISHED EQUIPMENT:` is `Owner furnished equipment`; the number of a clause alone is no title. */
function titleOf(heading: string): string {
  const bare = withoutMarker(heading).replace(/[\s.:;,–—-]+$/gu, '');
  if (!/[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(bare)) return '';
  const title = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
