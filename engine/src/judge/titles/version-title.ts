import { sentenceSpan, type Paper, type VersionFinding, type VersionPlace } from '../../versions/index.ts';
import { clauseOf, sectionOf } from '../clause-of.ts';
import { presenceOf, shortTextOf, timesOf } from '../explain-versions.ts';
import { changedParts, shortened } from '../readings-of-versions.ts';
import { runInTitle, withoutMarker } from './heading-titles.ts';

/** Letters of each part of a title. */
const longest = { heading: 48, reading: 52, words: 64 } as const;

const unreadableAddition = 'Unreadable addition';
const regionNames = { signature: 'Signature blocks', contents: 'Table of contents' } as const;

/** Words that tell where a single one was added or removed. */
const wordsBeside = 4;
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
  const where = whereIs(places, papers);
  if (matter === 'ink') return `${where}${unreadableAddition}`;
  if (matter === 'passage') return `${where}${pairsOf(finding, papers)}`;
  const times = timesOf(sides);
  const repeated = times > 1 ? `, ${times} places` : '';
  if (matter === 'kept-number') return `${where}${firstText(sides, papers)} is still the old number${repeated}`;
  return `${where}${whatChanged(finding, papers)}${repeated === '' ? wordsAround(places, papers) : repeated}`;
}

/** Where one word became another. */
const wordsAround = (places: readonly VersionPlace[], papers: readonly Paper[]): string => {
  const [place, ...others] = places;
  const isWord = others.length > 0 && places.every((one) => saysLittle(shortTextOf(one, papers)));
  return place === undefined || !isWord ? '' : besideOf(place, papers);
};

const placesOf = (sides: VersionFinding['sides']): string => {
  const times = timesOf(sides);
  return times === 1 ? '1 place' : `${times} places`;
};

/** What was filled into signature blocks or lists, by its first words. */
function listOf(finding: VersionFinding, papers: readonly Paper[]): string {
  const { sides } = finding;
  const texts = sides.map(({ places }) =>
    [...new Set(places.map((place) => shortTextOf(place, papers)))].filter((text) => text !== ''),
  );
  const [own = [], other = []] = texts;
  const [list, verb] = own.length === 0 ? [other, 'added'] : other.length === 0 ? [own, 'removed'] : [[], ''];
  if (list.length === 0) return pairsOf(finding, papers);
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
  return `${pairs.join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
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
  const first = finding.sides.flatMap(({ places: [place] }) => place ?? []);
  const held = first.filter(({ span }) => span[0] < span[1]);
  const [only] = held;
  if (only === undefined) return '';
  if (held.length === 1 && first.length > 1) return presenceAt(only, finding, papers);
  const parts = changedParts(finding, papers, longest.reading);
  const shown = parts.slice(0, mostNames).map((part) => partTold(part, finding, papers));
  return `${shown.join('; ')}${parts.length > mostNames ? ` and ${parts.length - mostNames} more` : ''}`;
}

/** What one side has more: a word that says little by itself with those before it. */
function presenceAt(place: VersionPlace, finding: VersionFinding, papers: readonly Paper[]): string {
  const words = shortTextOf(place, papers, longest.words);
  return `${inQuotes(words)} ${presenceWord(finding, papers)}${saysLittle(words) ? besideOf(place, papers) : ''}`;
}

/** One word without a figure. */
const saysLittle = (text: string): boolean => !/[\d\s]/u.test(text);

/** ` after “the tenant”`: the words of the sentence before a place, or those behind it where it opens with it. */
function besideOf(place: VersionPlace, papers: readonly Paper[]): string {
  const paper = papers[place.document];
  if (paper === undefined) return '';
  const [from, to] = place.span;
  const [start, end] = sentenceSpan(paper, from);
  const shown = (span: readonly [number, number]): string => inQuotes(shortTextOf({ ...place, span }, papers));
  if (from > start) return ` after ${shown([Math.max(start, from - wordsBeside), from])}`;
  return to < end ? ` before ${shown([to, Math.min(end, to + wordsBeside)])}` : '';
}

function partTold(part: readonly string[], finding: VersionFinding, papers: readonly Paper[]): string {
  const texts = part.map((text) => shortened(text, longest.reading));
  const [text = '', ...others] = texts;
  if (others.every((other) => other === text)) return `${inQuotes(text)} has moved`;
  const [only = '', ...more] = texts.filter((one) => one !== '');
  if (more.length > 0 || texts.length > 2) return arrowOf(texts);
  const sides = finding.sides.map((side, at) =>
    texts[at] === '' ? { places: side.places.map((place) => ({ ...place, span: [0, 0] as const })) } : side,
  );
  return `${inQuotes(only)} ${presenceWord({ ...finding, sides }, papers)}`;
}

function presenceWord({ sides }: Pick<VersionFinding, 'sides'>, papers: readonly Paper[]): string {
  const { change, where } = presenceOf(sides, papers);
  return change ?? where;
}

function arrowOf(texts: readonly string[]): string {
  const isQuoted = texts.some((text) => !/\d/u.test(text) && text.includes(' '));
  return texts.map((text) => (isQuoted ? inQuotes(text) : text)).join(texts.length > 2 ? ' · ' : ' → ');
}

/** `Article II, Price and payment`, `10.1, Term`; the number of the clause alone where it has no title. */
function headingOf({ document, span }: VersionPlace, papers: readonly Paper[]): string {
  const text = papers[document]?.text;
  if (text === undefined) return '';
  const at = text.passageOf[span[0]] ?? -1;
  const words = text.passages[at]?.words.map((word) => word.text) ?? [];
  const clause = inSentenceCase(clauseOf(text.passages, at) ?? '');
  const heading = [withoutMarker(sectionOf(text.passages, at)), clause === '' ? '' : runInTitle(words)]
    .map((title) => inSentenceCase(title.replace(/[\s.:;,–—-]+$/gu, '')))
    .find((title) => title !== '' && title.length <= longest.heading);
  return [...new Set([clause, heading ?? ''].filter((part) => part !== ''))].join(', ');
}

/** The passage bears the number of its clause, on the one side of a change if not on the other. */
function opensClause({ document, span }: VersionPlace, papers: readonly Paper[]): boolean {
  const text = papers[document]?.text;
  const passage = text?.passages[text.passageOf[span[0]] ?? -1];
  return passage !== undefined && clauseOf([passage], 0) !== undefined;
}

/** Where a change is: by the title above it, else by the first words of its sentence. */
function whereIs(places: readonly VersionPlace[], papers: readonly Paper[]): string {
  const sorted = places.toSorted((x, y) => Number(opensClause(y, papers)) - Number(opensClause(x, papers)));
  const heading = sorted.map((place) => headingOf(place, papers)).find((one) => one !== '') ?? '';
  if (heading !== '' && !bareNumber.test(heading)) return `${heading}: `;
  const opening = places.map((place) => openingOf(place, papers)).find((one) => one !== '') ?? '';
  const where = [heading === '' ? '' : `Clause ${heading}`, opening].filter((part) => part !== '').join(', ');
  return where === '' ? '' : `${where}: `;
}

const bareNumber = /^[\d.()a-z]+$/u;

/** The first words of the sentence, for what has no heading above it; a label as it is. */
function openingOf({ document, span }: VersionPlace, papers: readonly Paper[]): string {
  const paper = papers[document];
  const from = paper === undefined ? span[0] : sentenceSpan(paper, span[0])[0];
  if (from >= span[0]) return '';
  const words = withoutMarker(shortTextOf({ document, span: [from, span[0]] }, papers, longest.heading));
  return words.split(' ').length <= longestLabel ? words : inQuotes(words);
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
