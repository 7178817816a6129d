import type { Cell, Passage } from '../layout/passage.ts';
import { markerLength } from '../layout/list-marker.ts';
import type { Compounds } from './words/compounds.ts';
import { namedFrom } from './named-before.ts';
import type { TimeSense } from './times/time-sense.ts';
import {
  isLabel,
  labelBefore,
  labelOfCell,
  sentenceWords,
  sourceOf,
  stubOf,
  textOf,
  type PlaceInPassage,
  type RowAbove,
  type ValueSource,
} from './value-source.ts';
import { wordTerms } from './words/word-terms.ts';

/** Weights of the places where a value is named. */
const weights = {
  label: 1.5,
  header: 1.2,
  stub: 1.2,
  cell: 0.25,
  heading: 0.3,
  unnamed: 0.85,
  neighbour: 0.15,
  pronoun: 0.45,
  title: 0.8,
  near: 1,
  noun: 0.5,
  numbered: 1,
} as const;
/** How fast words lose weight with their distance from the value. */
const fade = 0.13;
/** Less than a whole word: the part of a compound says what it is about. */
const partShare = 0.6;
/** Words of a name between two amounts of a series, `coursework (60 %) and examinations (40 %)`, and what is left of their weight for the amount before them. */
const seriesName = 3;
const seriesShare = 0.4;
/** Words before and behind a sentence that are looked at. */
const neighbourWords = 30;

export interface SlotParts {
  readonly slot: Map<string, number>;
  readonly subject: string;
  readonly source: ValueSource;
  /** Dates, times of day and stretches of time only. */
  readonly sense?: TimeSense;
}

/** What a word may be parted by into others: `and/or`, `off-peak`. */
const parting = /[\s/-]/u;

const wordsIn = (text: string): readonly string[] =>
  parting.test(text) ? text.split(/[\s/]+|(?<=[A-Za-zªµºÀ-ÖØ-ӿ])-(?=[A-Za-zªµºÀ-ÖØ-ӿ])/u) : [text];

/** The terms that name a value while they are gathered. */
class NamingTerms {
  readonly terms = new Map<string, number>();
  readonly #compounds: Compounds | undefined;

  constructor(compounds: Compounds | undefined) {
    this.#compounds = compounds;
  }

  add(text: string, weight: number): void {
    for (const word of wordsIn(text)) {
      for (const { term, share } of wordTerms(word)) this.raise(term, weight * share);
      for (const part of this.#compounds?.partsOf(word) ?? []) this.raise(part, weight * partShare);
    }
  }

  raise(term: string, weight: number): void {
    this.terms.set(term, Math.max(this.terms.get(term) ?? 0, weight));
  }
}

/** A value in its passage: the words it takes, and those of its sentence. */
export interface PlaceOfValue extends PlaceInPassage {
  readonly end: number;
  readonly to: number;
  /** Words of the passage that belong to any value: they say nothing about another one. */
  readonly taken: ReadonlySet<number>;
  /** Money and shares are named before them; what is counted or measured may stand behind. */
  readonly isNamedBefore?: boolean;
  /** A date, a time of day or a stretch of time. */
  readonly isTime?: boolean;
  /** The line that leads in the list in which the value stands: `Spent to date:`. */
  readonly lead?: string;
  readonly compounds?: Compounds | undefined;
}

/** What a value is about. */
export function slotOf(place: PlaceOfValue, above: RowAbove): SlotParts {
  const { passage, start, end } = place;
  const from = Math.max(place.from, start - sentenceWords);
  const to = Math.min(place.to, end + sentenceWords);
  const slot = new NamingTerms(place.compounds);
  slot.add(passage.heading, isUnnamed(place) ? weights.unnamed : weights.heading);
  if (place.lead !== undefined) slot.add(place.lead, weights.heading);
  const cellIndex = passage.cells.findIndex((cell) => start >= cell.start && start < cell.end);
  const cell = passage.cells[cellIndex];
  if (cell !== undefined) return slotOfCell(place, slot, cell, cellIndex, above);
  addNear(place, slot, from, to);
  addNeighbours({ ...place, from, to }, slot);
  const colon = labelBefore(passage, from, start);
  const title = titleOf(passage, from);
  if (title !== '') slot.add(title, weights.title);
  const defined =
    /^[^“"„«]{0,8}[“"„«]([^“”"»]{2,50})[”"“»]\s+(?:means?|is|are|has|bedeutet|bezeichnet|ist|désigne|signifie|significa)\b/i.exec(
      textOf(passage, from, to),
    )?.[1];
  if (defined !== undefined) slot.add(defined, weights.label);
  if (colon !== undefined) slot.add(colon, weights.label);
  const subject = colon ?? defined ?? proseSubject(passage, start, end, from, to);
  return { slot: slot.terms, subject, source: sourceOf(place, above) };
}

/** `DEPOSIT. The tenant pays the sum of`: what the sum is for stands in the heading. */
const sumBefore =
  /(?:^| )(?:(?:a|the) (?:sum|amount) of|l[ae] sommes? de|un montant de|(?:ein|einen|einem|der|den) betrag (?:in höhe )?von|la (?:cantidad|suma) de|un importe de|la somma di|un importo di) ?$/i;

const isUnnamed = ({ passage, start, from }: PlaceOfValue): boolean =>
  passage.kind === 'paragraph' && sumBefore.test(textOf(passage, Math.max(from, start - 5), start));

function slotOfCell(place: PlaceOfValue, slot: NamingTerms, cell: Cell, index: number, above: RowAbove): SlotParts {
  const { passage, start, end } = place;
  addNear(place, slot, cell.start, cell.end);
  for (const other of passage.cells)
    if (other !== cell) slot.add(textOf(passage, other.start, other.end), weights.cell);
  if (cell.header !== '') {
    const stub = stubOf(passage, cell) || (isOnlyTime(cell, place) ? textBehind(passage, index) : '');
    slot.add(cell.header, weights.header);
    if (counted.test(cell.header)) slot.add('quantity', weights.header);
    slot.add(stub, weights.stub);
    const row = /^(?:\d{1,5}|[A-Z]{1,2}\d{1,3}(?:\.\d{1,2})?|\d{1,3}[A-Z])$/u.exec(passage.words[0]?.text ?? '')?.[0];
    if (row !== undefined && passage.cells[0]?.end === 1 && cell !== passage.cells[0])
      slot.raise(`#${row}`, weights.stub);
    return {
      slot: slot.terms,
      subject: [stub, cell.header].filter((text) => text !== '').join(', '),
      source: 'cell',
    };
  }
  const inside = textOf(passage, cell.start, start).replace(/[:\s]+$/u, '');
  const label = labelOfCell(passage, cell, index, above);
  if (label !== '') slot.add(label, weights.label);
  const own = isLabel(inside) ? inside : '';
  const subject =
    [label, own].filter((text) => text !== '').join(': ') || proseSubject(passage, start, end, cell.start, cell.end);
  return { slot: slot.terms, subject, source: label === '' ? 'prose' : 'label' };
}

/** `14:30 | Doors open`: a row that begins with its time is named by the cell behind it. */
const isOnlyTime = ({ start, end }: Cell, { isTime = false, taken }: PlaceOfValue): boolean => {
  for (let at = start; at < end; at += 1) if (!taken.has(at)) return false;
  return isTime && start === 0;
};

function textBehind(passage: Passage, index: number): string {
  const next = passage.cells[index + 1];
  const text = next === undefined ? '' : textOf(passage, next.start, next.end);
  return /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text) && text.length <= longestBehind ? text : '';
}
const longestBehind = 80;

/** Heads of columns that say what was done with a quantity. */
const counted =
  /^(?:sent|delivered|ordered|shipped|supplied|bestellt|geliefert|commandée?s?|livrée?s?|pedid[oa]s?|entregad[oa]s?|enviad[oa]s?)$/i;

/** A clause may open with its title: `7. Pay. £54,800 per annum`. */
function titleOf(passage: Passage, from: number): string {
  if (from === 0) return '';
  const marker = markerLength(passage.words);
  const end = passage.words
    .slice(0, Math.min(from, marker + 5))
    .findIndex((word, index) => index >= marker && word.text.endsWith('.'));
  return end < 0 ? '' : textOf(passage, marker, end + 1);
}

/** Words before the code of an item of a list. */
const itemWord = /^(?:items?|pos\.?|position|postes?|partidas?|posten|lots?|los|zeile|rows?|lines?|voce)$/i;

/** `Suite 212`, `Lot 3`, `item D4`: a number behind a capitalised word names something; empty for other words. */
function numberName(passage: Passage, index: number): string {
  const text = passage.words[index]?.text ?? '';
  const before = passage.words[index - 1]?.text ?? '';
  const digits = /^\d{1,5}(?=[^A-Za-zªµºÀ-ÖØ-ӿ\d]*$)/u.exec(text)?.[0];
  if (digits !== undefined && /^\p{Lu}\p{Ll}+$/u.test(before)) return `#${digits}`;
  const code = /^(?:[A-Z]{1,2}\d{1,3}(?:\.\d{1,2})?|\d{1,3}[A-Z]?)(?=[^A-Za-zªµºÀ-ÖØ-ӿ\d]*$)/u.exec(text)?.[0];
  return code !== undefined && itemWord.test(before.replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ]+/u, '')) ? `#${code}` : '';
}

/** The other sentences of a paragraph say what it is about. */
function addNeighbours({ passage, from, to, taken }: PlaceOfValue, slot: NamingTerms): void {
  const named = namedFrom(passage, from);
  for (let index = named; index < from; index += 1)
    if (!taken.has(index)) slot.add(passage.words[index]?.text ?? '', weights.pronoun);
  const first = Math.max(0, from - neighbourWords);
  const last = Math.min(passage.words.length, to + neighbourWords);
  for (let index = first; index < last; index += 1) {
    if ((index < from || index >= to) && !taken.has(index))
      slot.add(passage.words[index]?.text ?? '', weights.neighbour);
  }
}

/** `staff £43,118 earthworks £29,904`: each amount stands behind its name, and the next name behind it is not its own. */
function isInSeries({ passage, start, end, taken }: PlaceOfValue, from: number, to: number): boolean {
  let next = end;
  while (next < to && !taken.has(next)) next += 1;
  let before = start - 1;
  while (before >= from && !taken.has(before)) before -= 1;
  const isName = (first: number, last: number): boolean => last > first && last - first <= seriesName;
  const isStop = (index: number): boolean => /[,;.:]$/u.test(passage.words[index]?.text ?? '');
  return isName(before + 1, start) && !isStop(start - 1) && next < to && isName(end, next) && !isStop(next - 1);
}

function addNear(place: PlaceOfValue, slot: NamingTerms, from: number, to: number): void {
  const { passage, start, end, taken } = place;
  const isBareNumber = end === start + 1 && /^\d{1,5}\W*$/u.test(passage.words[start]?.text ?? '');
  const isSeries =
    place.isNamedBefore === true && (isInSeries(place, from, to) || (passage.words[start]?.text ?? '').startsWith('('));
  for (let index = from; index < to; index += 1) {
    const number = numberName(passage, index);
    if ((index >= start && index < end) || (taken.has(index) && number === '')) continue;
    const distance = index < start ? start - index : index - end + 1;
    // What is measured stands right behind a number: "22 transmitters".
    // What is numbered stands beside the number: "Mill Road 18", "18 Mill Road".
    const named =
      isBareNumber &&
      (index === start - 1 || index === end) &&
      /^\p{Lu}\p{Ll}{2}/u.test(passage.words[index]?.text ?? '')
        ? weights.numbered
        : 0;
    const noun = (index === end ? weights.noun : 0) + named;
    const share = isSeries && index >= end ? seriesShare : 1;
    const weight = share * (weights.near / (1 + fade * (distance - 1)) + noun);
    if (number === '') slot.add(passage.words[index]?.text ?? '', weight);
    else slot.raise(number, weight);
  }
}

/** The words before a value in its sentence, or behind it where none stand before. */
function proseSubject(passage: Passage, start: number, end: number, from: number, to: number): string {
  const before = textOf(passage, Math.max(from, start - 6), start);
  const after = textOf(passage, end, Math.min(to, end + 5));
  const text = /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(before) ? before : after;
  return text.replace(/^[\s,;:.)(–—-]+|[\s,;:.(–—-]+$/gu, '');
}
