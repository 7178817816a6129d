import { sentenceSpan, type Paper, type VersionFinding, type VersionPlace } from '../../versions/index.ts';
import { clauseOf, sectionOf } from '../clause-of.ts';
import { presenceOf, shortTextOf, timesOf } from '../explain-versions.ts';
import { readingsOf } from '../readings-of-versions.ts';
import { withoutMarker } from './heading-titles.ts';

/** Letters of each part of a title. */
const longest = { heading: 48, reading: 44, words: 64 } as const;

const unreadableAddition = 'Unreadable addition';
const regionNames = { signature: 'Signature blocks', contents: 'Table of contents' } as const;

/** Fewer words that were added or removed are shown with the word next to them. */
const fewestWords = 2;
/** In words. */
const longestLabel = 4;

/** Where a change between versions is and what changed, so that it is understood without the page. */
export function versionTitle(finding: VersionFinding, papers: readonly Paper[]): string {
  const { matter, sides, series } = finding;
  if (matter === 'signature' || matter === 'contents')
    return `${regionNames[matter]}: ${timesOf(sides) > 1 ? listOf(finding, papers) : whatChanged(finding, papers)}`;
  if (matter === 'relation' && timesOf(sides) > 1) return `Connecting words: ${pairsOf(finding, papers)}`;
  if (matter === 'renumbered') return `${rowsOf(series)}, ${placesOf(sides)}`;
  const places = sides
    .flatMap(({ places: [place] }) => place ?? [])
    .filter(({ span }) => matter === 'ink' || span[0] < span[1]);
  const where =
    places.map((place) => headingOf(place, papers)).find((heading) => heading !== '') ??
    places.map((place) => openingOf(place, papers)).find((opening) => opening !== '') ??
    '';
  if (matter === 'ink') return `${where}${unreadableAddition}`;
  if (matter === 'passage') return `${where}${pairsOf(finding, papers)}`;
  const times = timesOf(sides);
  const repeated = times > 1 ? `, ${times} places` : '';
  if (matter === 'kept-number') return `${where}${firstText(sides, papers)} is still the old number${repeated}`;
  return `${where}${whatChanged(finding, papers)}${repeated}`;
}

const placesOf = (sides: VersionFinding['sides']): string => {
  const times = timesOf(sides);
  return times === 1 ? '1 place' : `${times} places`;
};

/** What was filled into signature blocks or lists, by its first words. */
function listOf({ sides }: VersionFinding, papers: readonly Paper[]): string {
  const texts = sides.map(({ places }) =>
    [...new Set(places.map((place) => shortTextOf(place, papers)))].filter((text) => text !== ''),
  );
  const [own = [], other = []] = texts;
  const [list, verb] = own.length === 0 ? [other, 'added'] : other.length === 0 ? [own, 'removed'] : [[], ''];
  if (list.length === 0) return placesOf(sides);
  const rest = list.length - mostNames;
  const names = list.slice(0, mostNames).map(inQuotes).join(', ');
  return `${names}${rest > 0 ? ` and ${rest} more` : ''} ${verb}`;
}

/** What small words became, at the first places. */
function pairsOf(finding: VersionFinding, papers: readonly Paper[]): string {
  const times = timesOf(finding.sides);
  const pairs = Array.from({ length: Math.min(times, mostNames) }, (_, at) => {
    const sides = finding.sides.map(({ places }) => ({ places: places.slice(at, at + 1) }));
    return whatChanged({ ...finding, sides }, papers);
  });
  const more = times - pairs.length;
  return `${pairs.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Signatures that a title names. */
const mostNames = 2;

const firstText = (sides: VersionFinding['sides'], papers: readonly Paper[]): string =>
  sides[0]?.places[0] === undefined ? '' : shortTextOf(sides[0].places[0], papers);

/** Rows of numbers that a title names. */
const mostRows = 2;

function rowsOf(series: VersionFinding['series']): string {
  const [first] = series;
  const others = series.slice(1, mostRows).map(({ from }) => from);
  const more = series.length > mostRows ? ' and others' : '';
  const likewise = others.length === 0 ? '' : `, likewise ${others.join(', ')}${more}`;
  return `${first?.from ?? ''} → ${first?.to ?? ''}${likewise}`;
}

function whatChanged(finding: VersionFinding, papers: readonly Paper[]): string {
  const { sides } = finding;
  const first = sides.flatMap(({ places: [place] }) => place ?? []);
  const held = first.filter(({ span }) => span[0] < span[1]);
  const [only] = held;
  if (only === undefined) return '';
  const words = shortTextOf(only, papers, longest.words);
  if (held.length === 1 && first.length > 1 && words.split(' ').length >= fewestWords)
    return `${inQuotes(words)} ${presenceWord(finding, papers)}`;
  const texts = readingsOf(finding, papers, longest.reading);
  if (held.length === 1 && texts.includes('')) return `${inQuotes(words)} ${presenceWord(finding, papers)}`;
  if (texts.every((text) => text === texts[0])) return `“${texts[0] ?? ''}” has moved`;
  return arrowOf(texts);
}

function presenceWord({ sides }: VersionFinding, papers: readonly Paper[]): string {
  const { change, where } = presenceOf(sides, papers);
  return change ?? where;
}

function arrowOf(texts: readonly string[]): string {
  const isQuoted = texts.some((text) => !/\d/u.test(text) && text.includes(' '));
  return texts.map((text) => (isQuoted ? inQuotes(text) : text)).join(texts.length > 2 ? ' · ' : ' → ');
}

/** `Article II, Price and payment: ` */
function headingOf({ document, span }: VersionPlace, papers: readonly Paper[]): string {
  const text = papers[document]?.text;
  if (text === undefined) return '';
  const passage = text.passageOf[span[0]] ?? -1;
  const heading = inSentenceCase(withoutMarker(sectionOf(text.passages, passage)).replace(/[\s.:;,–—-]+$/gu, ''));
  const clause = inSentenceCase(clauseOf(text.passages, passage) ?? '');
  const parts = [clause, heading.length > longest.heading ? '' : heading].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${[...new Set(parts)].join(', ')}: `;
}

/** The first words of the sentence, for what has no heading above it; a label as it is. */
function openingOf({ document, span }: VersionPlace, papers: readonly Paper[]): string {
  const paper = papers[document];
  const from = paper === undefined ? span[0] : sentenceSpan(paper, span[0])[0];
  if (from >= span[0]) return '';
  const words = shortTextOf({ document, span: [from, span[0]] }, papers, longest.heading);
  return words.split(' ').length <= longestLabel ? `${words}: ` : `${inQuotes(words)}: `;
}

/** Quotes within quotes are single ones. */
const inQuotes = (text: string): string => `“${text.replace(/[“"](?=\w)/gu, '‘').replace(/[”"]/gu, '’')}”`;

/** Roman numbers are not words in capitals. */
const roman = /^[IVXLC]+$/u;

function inSentenceCase(text: string): string {
  if (text !== text.toUpperCase() || !/[A-Z]{3}/u.test(text)) return text;
  const words = text.split(' ').map((word) => (roman.test(word) ? word : word.toLowerCase()));
  const row = words.join(' ');
  return row.charAt(0).toUpperCase() + row.slice(1);
}
