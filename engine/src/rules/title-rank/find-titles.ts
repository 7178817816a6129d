import { wordsOfUnit, type FactDocument, type Unit } from '../../facts/fact.ts';
import { findNames } from '../../facts/names/find-names.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { wholeVocabulary } from '../../facts/words/vocabulary.ts';

/** The title of somebody's post: `words.slice(start, end)` of the passage. */
export interface Title {
  readonly document: number;
  readonly passage: number;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  /** Whose post it is: that of whom the paper is about, of who stands above, or of a person by name. */
  readonly holder: string;
  /** What the post is, as stems without the words for its rank. */
  readonly post: readonly string[];
  /** Words for the rank, each under one name over the languages. */
  readonly ranks: readonly string[];
}

const rankLines = `
senior erfahrener confirmé confirmée sénior
junior débutant débutante
deputy vice stellvertretender stellvertretende stellvertretenden stellvertretendem adjoint adjointe adjunto adjunta subdirector subdirectora subjefe subjefa vicepresidente vicepresidenta suppléant suppléante suplente
assistant assistent assistentin assistenz auxiliar ayudante
acting interim kommissarischer kommissarische kommissarischen intérimaire interino interina
associate
chief leitender leitende leitenden principal principale
trainee stagiaire auszubildende auszubildender aprendiz becario
honorary ehrenamtlicher ehrenamtliche honoraire honorario honoraria
head lead jefe jefa
`;
const ranks = new Map(
  rankLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ').map(plainWord);
      return words.map((word) => [word, words[0] ?? ''] as const);
    }),
);
/** `Subdirector`: the rank is a part of the word. */
const inWord = /^(?:sub(?!contract|contrat|unternehm|traitan|tenant|lessee)|vice|vize)-?(?=[A-Za-zªµºÀ-ÖØ-ӿ]{4})/u;

/** What leads to the title of whom a paper is about, and of who stands above. */
const ownLead =
  /(?:^| )(?:(?:the )?(?:post|position|role|job) of|(?:employed|engaged|appointed|hired|work|serve) as|job title|als|(?:die|der) (?:stelle|position)(?: als)?|(?:au|le) poste de|en (?:qualite|tant) de|en tant que|(?:el|un) puesto de|como|con la categoria de)$/u;
const aboveLead =
  /(?:^| )(?:report(?:s|ing)? to|answers? to|unterstellt ist|untersteht|sous l autorite de|depende de|a las ordenes de)$/u;
const label =
  /^(?:job title|title of post|position|post|role|function|stelle|position|tatigkeit|funktion|poste|fonction|emploi|puesto|cargo|categoria)$/u;
/** A German `als` and a Spanish `como` lead to titles only where somebody is taken on. */
const takenOn = /angestellt|eingestellt|beschaftigt|berufen|contratad|nombrad|incorpora|engage|nomme/u;
const article =
  /^(?:a|an|the|our|your|ein|eine|einen|einer|einem|der|die|das|dem|den|un|une|le|la|l|d|el|una|los|las|de|des|del)$/u;
/** What follows such a word is no part of the title. */
const stop =
  /^(?:at|in|on|from|with|for|and|who|reporting|starting|under|bei|im|in|ab|mit|fur|und|zum|seit|eingestellt|angestellt|beschaftigt|berufen|anzubieten|an|chez|a|au|aux|dans|et|des|partir|en|y|con|desde|is|are|ist|est|es)$/u;
const longestTitle = 7;
const leadWords = 6;

/** Each lead holds one of these words. */
const inLead =
  /^(?:post|position|role|job|employed|engaged|appointed|hired|work|serve|title|als|stelle|poste|qualite|tant|puesto|como|categoria|report(?:s|ing)?|answers?|unterstellt|untersteht|autorite|depende|ordenes)$/u;

/** Finds the titles of posts in what a document says of people. */
export function findTitles(document: FactDocument): Title[] {
  const leads = new Set([...wholeVocabulary(document)].filter((text) => inLead.test(plainWord(text))));
  return [
    ...document.units.flatMap((unit, sentence) => titlesOf(document, unit, sentence, leads)),
    ...besideNames(document),
  ];
}

function titlesOf(document: FactDocument, unit: Unit, sentence: number, leads: ReadonlySet<string>): Title[] {
  const passage = document.passages[unit.passage];
  if (passage === undefined || passage.kind === 'furniture') return [];
  const words = wordsOfUnit(document, unit).map(({ text }) => text);
  const isLed = words.some((text) => leads.has(text));
  if (!isLed && passage.cells.length === 0 && !words.some((text) => text.endsWith(':'))) return [];
  const plain = words.map(plainWord);
  return words.flatMap((_, at): Title[] => {
    const labelled = isLabelled(words, at, passage.cells, unit.start);
    if (labelled === '' && !(isLed && endsLead(plain, at))) return [];
    const lead = plain.slice(Math.max(0, at - leadWords), at).filter((word) => word !== '');
    while (lead.length > 0 && article.test(lead.at(-1) ?? '') && lead.at(-1) !== 'de') lead.pop();
    const holder = holderOf(lead.join(' '), plain, labelled);
    if (holder === undefined || article.test(plain[at] ?? '')) return [];
    return titleAt(words, at, { document: document.index, passage: unit.passage, sentence, holder }, unit.start);
  });
}

/** Cheap: most words stand behind no word with which a lead ends. */
function endsLead(plain: readonly string[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (plain[before] === '' || (plain[before] !== 'de' && article.test(plain[before] ?? ''))))
    before -= 1;
  return leadEnds.has(plain[before] ?? '');
}
const leadEnds = new Set(
  'of as title als stelle position de que como categoria to ist untersteht autorite ordenes'.split(' '),
);

function holderOf(lead: string, plain: readonly string[], labelled: string): string | undefined {
  if (label.test(labelled)) return 'own';
  if (aboveLead.test(lead)) return 'above';
  const match = ownLead.exec(lead)?.[0].trim();
  if (match === undefined) return undefined;
  return /^(?:als|como)$/u.test(match) && !plain.some((word) => takenOn.test(word)) ? undefined : 'own';
}

/** `Job title: …`, `Job title. You are …` by its own lead, and a row with the label in its first cell. */
function isLabelled(
  words: readonly string[],
  at: number,
  cells: readonly { readonly start: number; readonly end: number }[],
  from: number,
): string {
  const colon = words[at - 1]?.endsWith(':') === true;
  const cell = cells.find(({ start }) => start - from === at);
  if (!colon && (cell === undefined || at === 0)) return '';
  return words
    .slice(Math.max(0, at - 3), at)
    .map(plainWord)
    .join(' ')
    .replace(/^.*(?=(?:job title|title of post)$)/u, '');
}

type Place = Pick<Title, 'document' | 'passage' | 'sentence' | 'holder'>;

function titleAt(words: readonly string[], at: number, place: Place, from: number): Title[] {
  let end = at;
  const post: string[] = [];
  const found = new Set<string>();
  while (end < Math.min(words.length, at + longestTitle)) {
    const text = words[end] ?? '';
    const plain = plainWord(text);
    if (end > at && (stop.test(plain) || text.startsWith('('))) break;
    // An address or a number stands beside a name too.
    if (/\d/u.test(text)) return [];
    const rank = ranks.get(plain) ?? (inWord.test(plain) ? 'deputy' : undefined);
    if (rank !== undefined) found.add(rank);
    const core = rank === undefined ? plain : plain.replace(inWord, '');
    const term = rank === undefined || core !== plain ? stem(core) : '';
    if (term !== '') post.push(term);
    end += 1;
    if (/[.,;:()]$/u.test(text)) break;
  }
  return post.length === 0 ? [] : [{ ...place, start: from + at, end: from + end, post, ranks: [...found].toSorted() }];
}

/** `Odile Farrant, Senior Conservator`. */
function besideNames(document: FactDocument): Title[] {
  return findNames(document).flatMap(({ sentence, passage, end, tokens }): Title[] => {
    const unit = document.units[sentence];
    if (unit === undefined) return [];
    const words = wordsOfUnit(document, unit).map(({ text }) => text);
    const at = end - unit.start;
    if (words[at - 1]?.endsWith(',') !== true || tokens.length > 3) return [];
    return titleAt(words, at, { document: document.index, passage, sentence, holder: tokens.join(' ') }, unit.start);
  });
}
