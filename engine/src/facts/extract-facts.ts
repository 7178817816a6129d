import { isAddressLine } from './names/address-line.ts';
import type { Passage } from '../layout/passage.ts';
import { findContents } from '../layout/reading-text/index.ts';
import type { Word } from '../layout/word.ts';
import { markerLength } from '../layout/list-marker.ts';
import { namesLimit } from './values/allowances.ts';
import { captionOf, columnValue, isMeasuredHead, type TableFrame } from './tables/column-values.ts';
import type { Fact, FactDocument, Unit } from './fact.ts';
import { findValues } from './values/find-values.ts';
import { LocalFinder } from './numbers/local-format.ts';
import { decideNumberFormat, type Language, type NumberFormat } from './numbers/number-format.ts';
import { passageText, wordRange } from './passage-text.ts';
import { clauseNumbers, isOwnClause } from './own-clause.ts';
import { isOfFormerColumn } from './tables/former-columns.ts';
import { isFormer } from './times/former-values.ts';
import { LazyFact, type AboutValues } from './lazy-fact.ts';
import { revisionCells } from './values/revisions.ts';
import { withRowPrices } from './tables/row-prices.ts';
import { subjectOf } from './subject.ts';
import { splitSentences } from './words/split-sentences.ts';
import { sourceOf } from './value-source.ts';
import type { Value, ValueMatch } from './values/value.ts';
import type { ValueFinder } from './values/value-finder.ts';

/** A number after one of these names a place in a document, not an amount. */
const reference =
  /(?:\b(?:sections?|clauses?|articles?|paragraphs?|para(?=\.)|exhibits?|schedules?|annex(?:es)?|appendix|appendices|attachments?|chapters?|pages?|p|pp|figures?|fig|tables?|notes?|lines?|items?|steps?|pos|positions?|postes?|posten|partidas?|art|abs|absatz|ziffer|ziff|nr|seite|anlage|anhang|abschnitt|kapitel|tabelle|abbildung|abb|satz|sections?|alin[ée]a|annexe|chapitre|tableau|cl[áa]usula|art[íi]culo|anexo|cap[íi]tulo|p[áa]gina|tabla|figura|apartado|rule|part|lot|no|n[°º]|#)\.?|§+) ?(?:\d+(?:\.\d+)* ?(?:,|and|to|und|bis|et|y|-|–) ?)?$/i;

/** `Para 3` of an English paper; in Spanish and Italian `para 250 invitados` counts. */
const shortParagraph = /\bpara $/i;

/** What the documents of one comparison share while they are read. */
export interface SharedReading {
  readonly find?: ValueFinder;
  /** How this document prints its numbers, where that is known of all documents. */
  readonly format?: NumberFormat | undefined;
}

/** Finds the typed values of a document. */
export function extractFacts(
  index: number,
  name: string,
  passages: readonly Passage[],
  { find = findValues, format = decideNumberFormat(passages) }: SharedReading = {},
): FactDocument {
  const units: Unit[] = [];
  const facts: Fact[] = [];
  const clauses = clauseNumbers(passages);
  const pageNumbers = findContents(passages);
  const finder = new LocalFinder(find, format, passages);
  let above: Passage | undefined;
  let head: Passage | undefined;
  let before: Passage | undefined;
  let caption = '';
  for (const [position, passage] of passages.entries()) {
    if (passage.kind === 'contents' || passage.isUnchosen === true) continue;
    if (passage.isHead === true) head = passage;
    if (passage.kind === 'row' && passage.table !== before?.table && before?.kind !== 'furniture')
      caption = captionOf(before);
    before = passage;
    const firstUnit = units.length;
    for (const sentence of splitSentences(passage)) units.push({ document: index, passage: position, ...sentence });
    if (passage.edge !== undefined) continue;
    const context = {
      index,
      position,
      passage,
      format,
      finder,
      above: passage.table === above?.table ? above : undefined,
      isAlone: isAlone(passage, above, passages[position + 1]),
      frame: { head: head?.table === passage.table ? head : undefined, caption, dollar: format.dollar },
      clauses,
      pageNumbers,
    };
    facts.push(...factsOf(context, units, firstUnit));
    above = passage.kind === 'row' ? passage : undefined;
  }
  return { index, name, format, passages, units, facts };
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
  readonly finder: LocalFinder;
  readonly above: Passage | undefined;
  /** The only row under its heads: they are the labels of a form. */
  readonly isAlone: boolean;
  readonly frame: TableFrame;
  readonly clauses: ReadonlySet<string>;
  /** Words of a table of contents. */
  readonly pageNumbers: ReadonlySet<Word>;
}

function factsOf(context: Context, units: readonly Unit[], firstUnit: number): Fact[] {
  const { passage, index, position, above } = context;
  const text = passageText(passage);
  if (!/[\d@]|[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text.text)) return [];
  const marker = passage.kind === 'row' ? 0 : markerLength(passage.words);
  const facts: Fact[] = [];
  const found = context.finder.find(passage, text.text, (offset) => wordRange(text, offset, offset)[0]);
  const matches = passage.kind === 'row' ? withRowPrices(text, found) : found;
  const about: AboutValues = {
    subjectOf: ({ start, end, sentence: at }) => {
      const { start: from, end: to } = units[at] ?? { start: 0, end: 0 };
      return subjectOf({ passage, start, end, from, to }, above);
    },
    sourceOf: ({ start, sentence: at }) => sourceOf({ passage, start, from: units[at]?.start ?? 0 }, above),
  };
  // In a row that prints a minus, what has none is above zero: `Dividends paid 402 (397)`.
  const hasMinus = passage.kind === 'row' && matches.some(({ value }) => value.sign === -1 && isSigned(value));
  let sentence = firstUnit;
  for (const [at, match] of matches.entries()) {
    const [start, end] = wordRange(text, match.start, match.end);
    if (
      start < marker ||
      (!context.isAlone && isItemNumber(passage, start, end, match)) ||
      isReference(text.text, match, context.format.language) ||
      isOwnClause(text.text, match, context.clauses) ||
      isPageNumber(passage, end, context.pageNumbers) ||
      isBareYear(text.text, match) ||
      isFootnote(text.text, match) ||
      isOfRegister(text.text, match)
    )
      continue;
    while (sentence + 1 < units.length && start >= (units[sentence]?.end ?? 0)) sentence += 1;
    const unit = units[sentence];
    if (unit === undefined) continue;
    const read = asLimit(columnValue(match.value, passage, context.frame, start, end), passage, unit, start, end);
    const value = hasMinus && read.sign === undefined && isSigned(read) ? { ...read, sign: 1 as const } : read;
    if (passage.kind === 'furniture' && value.type !== 'identifier' && value.type !== 'date') continue;
    const place = { document: index, passage: position, sentence, start, end };
    const next = matches.slice(at + 1, at + 3).find(({ value: { type } }) => type === match.value.type);
    const isOld = isFormer(text.text, match, next) || isOfFormerColumn(passage, start);
    facts.push(new LazyFact({ ...place, value, isFormer: isOld }, about));
  }
  for (const cell of revisionCells(passage))
    facts.push(
      new LazyFact({ document: index, passage: position, sentence: firstUnit, ...cell, isFormer: false }, about),
    );
  return facts;
}

const isSigned = ({ type, upper }: Value): boolean => (type === 'money' || type === 'number') && upper === undefined;

/** Words around a value among which stands that it is a limit. */
const limitWithin = 7;

function asLimit(value: Value, passage: Passage, unit: Unit, start: number, end: number): Value {
  if (value.bound !== 'exact' || value.isAllowance === true || value.key !== '') return value;
  const words = passage.words.slice(Math.max(unit.start, start - limitWithin), Math.min(unit.end, end + 2));
  const header = passage.cells.find((cell) => start >= cell.start && start < cell.end)?.header ?? '';
  return namesLimit(`${words.map(({ text }) => text).join(' ')} ${header}`) ? { ...value, isAllowance: true } : value;
}

/** The number of a page at the end of a line of a table of contents. */
function isPageNumber({ words }: Passage, end: number, pageNumbers: ReadonlySet<Word>): boolean {
  const last = words[end - 1];
  return last !== undefined && pageNumbers.has(last);
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
