import { isAddressLine } from './names/address-line.ts';
import { codeFamilyOf } from './values/code-family.ts';
import type { Passage } from '../layout/passage.ts';
import { markerLength } from '../layout/list-marker.ts';
import { namesLimit } from './values/allowances.ts';
import { captionOf, columnValue, isMeasuredHead, type TableFrame } from './tables/column-values.ts';
import type { Compounds } from './words/compounds.ts';
import type { Fact, FactDocument, Unit } from './fact.ts';
import { findValues } from './values/find-values.ts';
import { decideNumberFormat, type Language, type NumberFormat } from './numbers/number-format.ts';
import { passageText, wordRange, type PassageText } from './passage-text.ts';
import { clauseNumbers, isOwnClause } from './own-clause.ts';
import { phraseTerms } from './words/phrase-terms.ts';
import { isOfFormerColumn } from './tables/former-columns.ts';
import { isFormer, mainYearOf, periodOf } from './times/periods.ts';
import { LazyFact, type AboutValues, type PlacedValue } from './lazy-fact.ts';
import { revisedThing, revisionCells } from './values/revisions.ts';
import { withRowPrices } from './tables/row-prices.ts';
import { slotOf, type SlotParts } from './slot.ts';
import { splitSentences } from './words/split-sentences.ts';
import { timeSense, type TimeWords } from './times/time-sense.ts';
import { sourceOf } from './value-source.ts';
import { isTime, type Value, type ValueMatch, type ValueType } from './values/value.ts';
import type { ValueFinder } from './values/value-finder.ts';

/** A number after one of these names a place in a document, not an amount. */
const reference =
  /(?:\b(?:sections?|clauses?|articles?|paragraphs?|para(?=\.)|exhibits?|schedules?|annex(?:es)?|appendix|appendices|attachments?|chapters?|pages?|p|pp|figures?|fig|tables?|notes?|lines?|items?|steps?|pos|positions?|postes?|posten|partidas?|art|abs|absatz|ziffer|ziff|nr|seite|anlage|anhang|abschnitt|kapitel|tabelle|abbildung|abb|satz|sections?|alin[ée]a|annexe|chapitre|tableau|cl[áa]usula|art[íi]culo|anexo|cap[íi]tulo|p[áa]gina|tabla|figura|apartado|rule|part|lot|no|n[°º]|#)\.?|§+) ?(?:\d+(?:\.\d+)* ?(?:,|and|to|und|bis|et|y|-|–) ?)?$/i;

/** `Para 3` of an English paper; in Spanish and Italian `para 250 invitados` counts. */
const shortParagraph = /\bpara $/i;

/** What the type of a value says already is no news about it. */
const termsOfType: Readonly<Partial<Record<ValueType, readonly string[]>>> = {
  date: ['=date', '=day'],
  email: ['=email'],
  phone: ['=telephone'],
  money: ['=currency'],
};

/** What the documents of one comparison share while they are read. */
export interface SharedReading {
  readonly find?: ValueFinder;
  /** To be told the words of all documents before slots are read. */
  readonly compounds?: Compounds;
  /** How this document prints its numbers, where that is known of all documents. */
  readonly format?: NumberFormat | undefined;
}

/** Finds the typed values of a document and says what each is about. */
export function extractFacts(
  index: number,
  name: string,
  passages: readonly Passage[],
  { find = findValues, compounds, format = decideNumberFormat(passages) }: SharedReading = {},
): FactDocument {
  const units: Unit[] = [];
  const facts: Fact[] = [];
  const clauses = clauseNumbers(passages);
  let above: Passage | undefined;
  let head: Passage | undefined;
  let before: Passage | undefined;
  let caption = '';
  let lead: Lead | undefined;
  for (const [position, passage] of passages.entries()) {
    if (passage.kind === 'contents' || passage.isUnchosen === true) continue;
    if (passage.isHead === true) head = passage;
    if (passage.kind === 'row' && passage.table !== before?.table && before?.kind !== 'furniture')
      caption = captionOf(before);
    before = passage;
    lead = leadOf(passage, position) ?? (lead !== undefined && isLedIn(passage, position, lead) ? lead : undefined);
    const firstUnit = units.length;
    for (const sentence of splitSentences(passage)) units.push({ document: index, passage: position, ...sentence });
    const context = {
      index,
      position,
      passage,
      format,
      find,
      above: passage.table === above?.table ? above : undefined,
      isAlone: isAlone(passage, above, passages[position + 1]),
      frame: { head: head?.table === passage.table ? head : undefined, caption, dollar: format.dollar },
      lead: lead?.position === position ? undefined : lead?.text,
      compounds: format.language === 'de' ? compounds : undefined,
      clauses,
    };
    facts.push(...factsOf(context, units, firstUnit));
    above = passage.kind === 'row' ? passage : undefined;
  }
  return { index, name, format, mainYear: mainYearOf(passages), passages, units, facts };
}

const isAlone = ({ table, kind }: Passage, above: Passage | undefined, next: Passage | undefined): boolean =>
  kind === 'row' &&
  above?.isHead === true &&
  above.table === table &&
  (next?.kind !== 'row' || next.table !== table || next.isHead === true);

interface Context {
  readonly index: number;
  readonly position: number;
  readonly passage: Passage;
  readonly format: NumberFormat;
  readonly find: ValueFinder;
  readonly above: Passage | undefined;
  /** The only row under its heads: they are the labels of a form. */
  readonly isAlone: boolean;
  readonly frame: TableFrame;
  readonly lead: string | undefined;
  readonly compounds: Compounds | undefined;
  readonly clauses: ReadonlySet<string>;
}

/** A line that ends with a colon leads in the list below it. */
interface Lead {
  readonly position: number;
  readonly text: string;
}

/** Words of a line that leads in a list, words of an item, and items, at most. */
const longestLead = 12;
const longestItem = 25;
const mostItems = 15;

function leadOf({ kind, words }: Passage, position: number): Lead | undefined {
  if (kind !== 'paragraph' || words.length > longestLead || words.at(-1)?.text.endsWith(':') !== true) return undefined;
  return { position, text: words.map(({ text }) => text).join(' ') };
}

const isLedIn = ({ kind, words }: Passage, position: number, lead: Lead): boolean =>
  kind === 'paragraph' && words.length <= longestItem && position - lead.position <= mostItems;

function factsOf(context: Context, units: readonly Unit[], firstUnit: number): Fact[] {
  const { passage, index, position, above, lead, compounds } = context;
  const text = passageText(passage);
  if (!/[\d@]|[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text.text)) return [];
  const marker = passage.kind === 'row' ? 0 : markerLength(passage.words);
  const facts: Fact[] = [];
  const found = context.find(text.text, context.format);
  const matches = passage.kind === 'row' ? withRowPrices(text, found) : found;
  const taken = takenWords(text, matches);
  const times = timesOf(text, matches);
  const around = { passage, above, lead, taken, times, compounds };
  const about: AboutValues = {
    describe: (fact) => aboutValue(fact, units[fact.sentence], around),
    sourceOf: ({ start, sentence: at }) => sourceOf({ passage, start, from: units[at]?.start ?? 0 }, above),
  };
  let sentence = firstUnit;
  for (const [at, match] of matches.entries()) {
    const [start, end] = wordRange(text, match.start, match.end);
    if (
      start < marker ||
      (!context.isAlone && isItemNumber(passage, start, end, match)) ||
      isReference(text.text, match, context.format.language) ||
      isOwnClause(text.text, match, context.clauses) ||
      isBareYear(text.text, match) ||
      isFootnote(text.text, match) ||
      isOfRegister(text.text, match)
    )
      continue;
    while (sentence + 1 < units.length && start >= (units[sentence]?.end ?? 0)) sentence += 1;
    const unit = units[sentence];
    if (unit === undefined) continue;
    const value = asLimit(columnValue(match.value, passage, context.frame, start, end), passage, unit, start, end);
    if (passage.kind === 'furniture' && value.type !== 'identifier' && value.type !== 'date') continue;
    const place = { document: index, passage: position, sentence, start, end };
    const next = matches.slice(at + 1, at + 3).find(({ value: { type } }) => type === match.value.type);
    const isOld = isFormer(text.text, match, next) || isOfFormerColumn(passage, start);
    const state = { ...periodOf(passage, text.text, match, start), isFormer: isOld };
    facts.push(new LazyFact({ ...place, value, ...state }, about));
  }
  for (const cell of revisionCells(passage))
    facts.push(
      new LazyFact({ document: index, passage: position, sentence: firstUnit, ...cell, isFormer: false }, about),
    );
  return facts;
}

/** Words around a value among which stands that it is a limit. */
const limitWithin = 7;

function asLimit(value: Value, passage: Passage, unit: Unit, start: number, end: number): Value {
  if (value.bound !== 'exact' || value.isAllowance === true || value.key !== '') return value;
  const words = passage.words.slice(Math.max(unit.start, start - limitWithin), Math.min(unit.end, end + 2));
  const header = passage.cells.find((cell) => start >= cell.start && start < cell.end)?.header ?? '';
  return namesLimit(`${words.map(({ text }) => text).join(' ')} ${header}`) ? { ...value, isAllowance: true } : value;
}

/** What the values of one passage have around them. */
interface Surroundings {
  readonly passage: Passage;
  readonly above: Passage | undefined;
  readonly lead: string | undefined;
  readonly taken: readonly Range[];
  readonly compounds: Compounds | undefined;
  readonly times: readonly TimeWords[];
}

type Range = readonly [start: number, end: number];

/** What the event of a date or a stretch of time weighs in its slot, and any other event named around it. */
const eventWeights = { nearest: 0.9, other: 0.35, ofYear: 2 } as const;

/** What it weighs that a code is of a known family. */
const familyWeight = 1.2;

/** What words weigh that name a value only together. */
const phraseWeight = 0.8;

/** What a time of day takes from the date beside it: `Tuesday 17 June 2025, 9:15`. */
const dayWeight = 0.9;

/** The dates, times and stretches of time of a passage, by the words they take. */
const timesOf = (text: PassageText, matches: readonly ValueMatch[]): TimeWords[] =>
  matches
    .filter(({ value }) => isTime(value))
    .map(({ start, end, value }) => {
      const [from, to] = wordRange(text, start, end);
      return { start: from, end: to, value };
    });

function aboutValue({ start, end, value }: PlacedValue, unit: Unit | undefined, around: Surroundings): SlotParts {
  const { passage, above, lead, times, compounds } = around;
  const place = { passage, start, end, from: unit?.start ?? 0, to: unit?.end ?? 0, taken: wordsIn(around.taken) };
  const isNamedBefore = value.type === 'money' || value.type === 'percent';
  const parts = slotOf(
    { ...place, ...(lead === undefined ? {} : { lead }), isNamedBefore, isTime: isTime(value), compounds },
    above,
  );
  for (const term of termsOfType[value.type] ?? []) parts.slot.delete(term);
  for (const term of phraseTerms(passage.words, { ...place, isTime: isTime(value) }))
    parts.slot.set(term, Math.max(phraseWeight, parts.slot.get(term) ?? 0));
  const family = codeFamilyOf(value) ?? (value.unit === 'revision' ? revisedThing(place) : undefined);
  if (family !== undefined) parts.slot.set(`@${family}`, familyWeight);
  if (!isTime(value)) return parts;
  const sense = timeSense(passage, place, value.type, times);
  const isNear = ({ start }: TimeWords): boolean => start >= place.from && start < place.to;
  for (const { value: day } of value.type === 'time' ? times.filter(isNear) : []) {
    const date = day.date;
    if (date?.day !== undefined && date.month !== undefined) parts.slot.set(`#${date.month}-${date.day}`, dayWeight);
  }
  // A year is only taken for a date behind words that say what of.
  const isYear = value.date?.year !== undefined && value.key.endsWith('??-??');
  const nearest = isYear ? eventWeights.ofYear : eventWeights.nearest;
  if (isYear) parts.slot.delete('=year');
  for (const name of sense.events)
    parts.slot.set(`@${name}`, name === sense.event && !sense.isFromHeading ? nearest : eventWeights.other);
  return { ...parts, sense };
}

function takenWords(text: PassageText, matches: readonly ValueMatch[]): Range[] {
  // "2nd quarter", "twice": what the amount beside it is reckoned by.
  return matches
    .filter(({ value }) => value.date?.quarter === undefined && value.unit !== 'ratio')
    .map(({ start, end }) => wordRange(text, start, end));
}

/** Made when it is needed: sets of the words of all passages would take as much memory as the facts. */
function wordsIn(ranges: readonly Range[]): Set<number> {
  const words = new Set<number>();
  for (const [start, end] of ranges) for (let index = start; index < end; index += 1) words.add(index);
  return words;
}

/** The number of a row or of an item in a list: `5 | Book the hall`, `7 Open day`. */
function isItemNumber(passage: Passage, start: number, end: number, { value }: ValueMatch): boolean {
  if (value.type !== 'number' || start !== 0 || end !== 1 || !Number.isInteger(value.low) || value.low >= 1000)
    return false;
  if (passage.kind === 'row')
    return passage.cells.length > 2 && passage.cells[0]?.end === 1 && !isMeasuredHead(passage.cells[0].header);
  return value.low < 100 && /^\p{Lu}/u.test(passage.words[1]?.text ?? '') && !isAddressLine(passage.words);
}

/** `[4]`: the number of a footnote or of a source. */
const isFootnote = (text: string, { start, end, value }: ValueMatch): boolean =>
  value.type === 'number' && text[start - 1] === '[' && text[end] === ']';

/** `38 11 40 27`: the number of a register or of a telephone, printed in pairs. */
const isOfRegister = (text: string, { start, end, value }: ValueMatch): boolean =>
  value.type === 'number' &&
  /^\d\d$/u.test(text.slice(start, end)) &&
  /(?<!\d)\d\d(?: \d\d){2,}(?!\d)/u.test(text.slice(Math.max(0, start - 9), end + 9));

const isBareYear = (text: string, { start, end, value }: ValueMatch): boolean =>
  value.type === 'number' && /^(?:19|20)\d\d$/u.test(text.slice(start, end));

function isReference(text: string, { start, end, value }: ValueMatch, language: Language): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  return (
    !value.unit.startsWith('numbered') &&
    (value.type === 'number' || /^(?:[A-Z]\.)?[A-Z]?\d{1,3}(?:\.\d{1,3})*$/u.test(text.slice(start, end))) &&
    (reference.test(before) || (language === 'en' && shortParagraph.test(before)))
  );
}
