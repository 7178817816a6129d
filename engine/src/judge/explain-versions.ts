import { printed } from '../facts/fact.ts';
import { tellings, shownWords, type Paper, type VersionFinding, type VersionPlace } from '../versions/index.ts';
import { contrasted } from './contrasted.ts';
import { documentLetter } from './document-letter.ts';
import { earlierByName } from './earlier-version.ts';
import { readingsOf, shortened } from './readings-of-versions.ts';
import { trimmed } from './trimmed.ts';
import { versionDifference } from './version-difference.ts';

/** A longer text is not repeated in the sentence, in letters. */
const longestText = 72;

/** What a finding between versions says, in one or two sentences; documents are named by their letters. */
export function explainVersions(finding: VersionFinding, papers: readonly Paper[]): string {
  const { matter, sides, share, series } = finding;
  const { says, kind } = tellings[matter];
  const votes = votesOf(sides);
  if (matter === 'ink') return says;
  if (share !== undefined) return `${says} ${Math.round(share * 100)}% of the words are the same.`;
  if (matter === 'renumbered') return `${rowsOf(series)}${inPlaces(sides, ', in')}.${votes}`;
  if (matter === 'kept-number') return `${says} ${rowsOf(series)}.${votes}`;
  if (
    matter === 'contents' ||
    matter === 'signature' ||
    matter === 'passage' ||
    (matter === 'relation' && timesOf(sides) > 1)
  )
    return `${says.slice(0, -1)}${inPlaces(sides, ' in')}.${votes}`;
  if (kind === 'missing') return `${asSentence(presenceOf(sides, papers))}${blankOf(finding)}${votes}`;
  const repeated = inPlaces(sides, ' The same change occurs in', '.');
  return `${statementOf(finding, papers)}${repeated}${blankOf(finding)}${votes}`;
}

/** Where words are gone and the lines did not close up. */
const blankOf = ({ isBlank }: VersionFinding): string =>
  isBlank === true ? ' Its place in the scan is blank: the text was removed or painted over.' : '';

function statementOf(finding: VersionFinding, papers: readonly Paper[]): string {
  const { matter, sides } = finding;
  const { says } = tellings[matter];
  const texts = readingsOf(finding, papers, longestText);
  const [text = ''] = texts;
  if (text !== '' && texts.every((other) => other === text))
    return `The same words now appear in a different place, where their meaning differs: “${text}”.`;
  const [only, ...others] = texts.filter((words) => words !== '');
  const lead = isPlain(finding) ? '' : `${says} `;
  if (only !== undefined && others.length === 0 && texts.length > 1)
    return `${lead}“${only}” ${presenceWords(presenceOf(sides, papers))}.`;
  const verb = matter === 'reference' ? 'refer' : 'say';
  const parts = sides.flatMap(({ places }, side) => {
    const words = texts[side] ?? '';
    if (words === '') return [];
    const letters = lettersOf(places);
    return [
      `${listed(letters)} ${letters.length === 1 ? `${verb}s` : verb}${verb === 'refer' ? ' to' : ''} ${quoted(words)}`,
    ];
  });
  return `${lead}${contrasted(parts)}${versionDifference(finding, papers)}`;
}

const presenceWords = ({ change, where }: Presence): string =>
  change === undefined ? `is ${where}` : `was ${change} ${where}`;

function asSentence({ change, where }: Presence): string {
  const words = change === undefined ? where : `${change} ${where}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Both readings say by themselves what kind of difference it is. */
const isPlain = ({ matter }: VersionFinding): boolean =>
  matter === 'value' || matter === 'reference' || matter === 'name' || matter === 'words' || matter === 'relation';

const quoted = (words: string): string => (/\d/u.test(words) ? words : `“${words}”`);

/** Which versions have what others lack; of two, whether the later one added it or removed it. */
export interface Presence {
  readonly change?: 'added' | 'removed';
  /** `in B`; `in A and C, not in B` */
  readonly where: string;
}

export function presenceOf(sides: VersionFinding['sides'], papers: readonly Paper[]): Presence {
  const placesOf = (isLacking: boolean): VersionPlace[] =>
    sides.filter(({ places }) => places.every(isEmpty) === isLacking).flatMap(({ places }) => places);
  const [holding, lacking] = [placesOf(false), placesOf(true)];
  const [has, lacks] = [documentsOf(holding), documentsOf(lacking)];
  const [first, second] = [...has, ...lacks].toSorted((x, y) => x - y);
  if (has.length !== 1 || lacks.length !== 1 || first === undefined || second === undefined)
    return { where: `in ${listed(lettersOf(holding))}, not in ${listed(lettersOf(lacking))}` };
  const names = [first, second].map((document) => papers[document]?.facts.name ?? '');
  const later = earlierByName(names[0] ?? '', names[1] ?? '') === 'second' ? first : second;
  return { change: has[0] === later ? 'added' : 'removed', where: `in ${documentLetter(later)}` };
}

const isEmpty = ({ span }: VersionPlace): boolean => span[0] >= span[1];

const documentsOf = (places: readonly VersionPlace[]): number[] => [...new Set(places.map(({ document }) => document))];

const lettersOf = (places: readonly VersionPlace[]): string[] =>
  documentsOf(places)
    .toSorted((x, y) => x - y)
    .map(documentLetter);

const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((part) => part !== '').join(' and ');

/** Rows of numbers that are spelled out. */
const mostRows = 3;

function rowsOf(series: VersionFinding['series']): string {
  const rows = series.slice(0, mostRows).map(({ from, to }) => `${from} became ${to}`);
  const more = series.length - rows.length;
  return more > 0 ? `${rows.join(', ')}, and ${more} more changed in the same way` : listed(rows);
}

/** How often a finding occurs, if more than once. */
export function timesOf(sides: VersionFinding['sides']): number {
  return Math.max(
    ...sides.map(({ places }) => places.filter(({ document }) => document === places[0]?.document).length),
  );
}

function inPlaces(sides: VersionFinding['sides'], lead: string, end = ''): string {
  const times = timesOf(sides);
  return times > 1 ? `${lead} ${times} places${end}` : '';
}

/** How many versions have it one way and how many another, where there are more than two. */
function votesOf(sides: VersionFinding['sides']): string {
  const [first = 0, ...others] = sides.map(({ places }) => documentsOf(places).length);
  if (first + others.reduce((sum, count) => sum + count, 0) <= 2) return '';
  return ` ${first} ${first === 1 ? 'document' : 'documents'} against ${others.join(' and ')}.`;
}

/** The words of a place as printed, cut behind a word where they are many. */
export function shortTextOf({ document, span }: VersionPlace, papers: readonly Paper[], longest = longestText): string {
  const paper = papers[document];
  return paper === undefined ? '' : shortened(trimmed(printed(shownWords(paper.text, span))), longest);
}
