import { isNearMiss } from '../../align/near-miss.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { isLegalForm, isTitle } from '../../facts/names/find-names.ts';
import { vocabulary } from '../../facts/words/vocabulary.ts';
import { isLabel } from '../../facts/value-source.ts';
import { destination, destinationsOf, isOfDestination } from './destinations.ts';
import type { Entry } from './entry.ts';
import { officeOf } from '../office-nouns.ts';
import { officesInProse } from './offices-in-prose.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import type { Passage } from '../../layout/passage.ts';

/** Labels by which every paper says something else about itself, or which many persons of a matter have. */
const own = new Set(
  'name title subject document page copy note remark comment description date signature reference contact address telephone email by from to for attention author prepared issued company representative status type item product category print'
    .split(' ')
    .map(stem),
);
/** One word is enough for a label that only one thing or person of a matter has. */
const unique = new Set(
  'landlord tenant insurer insured employer employee lender borrower consignee consignor carrier vessel loading unloading destination origin venue hotel doctor patient guarantor architect engineer broker investigator sponsor material colour brand model finish building'
    .split(' ')
    .map(stem),
);
const joins = new Set(['as', 'et', 'y']);
const isNoName = (plain: string): boolean => plain === '' || joins.has(plain) || isTitle(plain) || isLegalForm(plain);
const longestName = 5;
const longestLabel = 6;
/** A label and what stands under it begin within so many points of each other. */
const alignedPt = 4;

/** Entries of a document whose value is a name; a label over two names, or of who signs for somebody, names nothing in particular. */
export function findEntries(document: FactDocument): Entry[] {
  const entries = document.passages.flatMap((passage, index) => {
    const beside = pairsOf(passage, index).flatMap((pair) => toEntry(document, pair));
    const below = pairsBelow(passage, document.passages[index + 1], index + 1);
    return beside.length > 0 ? beside : below.flatMap((pair) => toEntry(document, pair));
  });
  const all = [...entries, ...officesInProse(document), ...destinationsOf(document)].filter(
    (entry) => !isRank(document, entry),
  );
  return [...Map.groupBy(all, ({ label }) => label).values()].flatMap((same) => {
    const [first, ...others] = same;
    if (first === undefined || same.some(({ isSignature }) => isSignature)) return [];
    return others.some(({ name }) => areApart(first.name, name)) ? [] : [first];
  });
}

function toEntry(document: FactDocument, pair: Pair): Entry[] {
  const label = isSender(document, pair) ? '' : labelOf(pair.label);
  const passage = document.passages[pair.passage];
  const nameUnder = label.startsWith(plainLabel) ? kindOf : nameOf;
  const name = label === '' || passage === undefined ? [] : nameUnder(passage, pair.start, pair.end);
  const isSignature = signature.test(pair.label);
  return name.length === 0 ? [] : [{ ...pair, document: document.index, label, name, isSignature }];
}

/** Before whom somebody signs for. */
const signature = /^\W*(?:for|on behalf of|für|pour|por|per)(?![a-zß-ɏ])/i;

type Pair = Pick<Entry, 'passage' | 'start' | 'end'> & { readonly label: string };

const textOf = ({ words }: Passage, start: number, end: number): string =>
  words
    .slice(start, end)
    .map((word) => word.text)
    .join(' ');

/** Labels with the words behind them: cells side by side without a head over them, or `Label: words`. */
function pairsOf(passage: Passage, index: number): Pair[] {
  if (passage.isHead === true) return [];
  if (passage.kind === 'row') {
    return passage.cells.flatMap((cell, at) => {
      const next = passage.cells[at + 1];
      if (next === undefined || next.header !== '') return [];
      return [{ passage: index, label: textOf(passage, cell.start, cell.end), start: next.start, end: next.end }];
    });
  }
  if (passage.kind !== 'paragraph') return [];
  const colon = passage.words.findIndex((word) => word.text.endsWith(':')) + 1;
  if (colon === 0) return [];
  return [{ passage: index, label: textOf(passage, 0, colon), start: colon, end: passage.words.length }];
}

/** Forms print the label over the name, at the same left edge; a row with figures or a sentence is no row of labels. */
function pairsBelow(passage: Passage, below: Passage | undefined, index: number): Pair[] {
  if (passage.kind !== 'row' || passage.isHead === true || below === undefined || below.kind === 'heading') return [];
  if (passage.words.some((word) => /\d/u.test(word.text))) return [];
  if (passage.cells.some(({ start, end }) => end - start > longestLabel)) return [];
  // `Caretaker | Mr A. Holm`: the name is no label of what stands below.
  if (passage.cells.slice(1).some(({ start }) => isTitle(plainWord(passage.words[start]?.text ?? '')))) return [];
  const cells =
    below.kind === 'row'
      ? below.cells.filter(({ header }) => header === '')
      : [{ start: 0, end: below.words.length, left: below.words[0]?.left ?? 0 }];
  return passage.cells.flatMap((cell) => {
    const under = cells.find(({ left }) => Math.abs(left - cell.left) < alignedPt);
    if (under === undefined) return [];
    return [{ passage: index, label: textOf(passage, cell.start, cell.end), start: under.start, end: under.end }];
  });
}

/** Emptied when it holds this many labels, so that it cannot grow without end. */
const cacheLimit = 10_000;
const knownLabels = new Map<string, string>();

function labelOf(text: string): string {
  let label = knownLabels.get(text);
  if (label === undefined) {
    label = readLabel(text);
    if (knownLabels.size >= cacheLimit) knownLabels.clear();
    knownLabels.set(text, label);
  }
  return label;
}

function readLabel(text: string): string {
  if (isOfDestination(text)) return destination;
  // `Alder Freight Ltd | INVOICE`: the name of a company is no label.
  if (!isLabel(text) || /\d/u.test(text) || isCompany(text)) return '';
  const terms = [...new Set(text.split(/[\s/-]+/u).map((word) => officeOf(word) ?? stem(word)))].filter(
    (term) => term !== '',
  );
  if (terms.length === 0 || terms.length > 4 || terms.some((term) => own.has(term))) return '';
  if (terms.length > 1 || terms.some((term) => unique.has(term) || term.startsWith('&')))
    return terms.toSorted().join(' ');
  return `${plainLabel}${terms.join('')}`;
}

/** Begins a label of one word that many things may have: what stands under it counts only where two papers agree on it. */
export const plainLabel = '?';

/** The form of a company ends its name; `Insurance Company` is a label. */
function isCompany(text: string): boolean {
  const words = text.split(/\s+/u).map(plainWord);
  const last = words.at(-1)?.replaceAll('.', '') ?? '';
  return words.length > 1 && isLegalForm(last) && last !== 'company';
}

/** Lines at the top of a paper among which its sender stands. */
const letterheadLines = 3;

/** `Orchard Mills | Sales office` at the top of a paper that calls the sender Orchard Mills Ltd elsewhere. */
function isSender(document: FactDocument, { passage, label }: Pair): boolean {
  const name = label.split(/\s+/u);
  if (passage >= letterheadLines || name.length < 2) return false;
  const forms = legalFormsIn(document);
  if (forms.size === 0) return false;
  const plain = name.map(plainWord);
  return document.passages.some(({ words }) =>
    words.some(
      ({ text }, at) =>
        forms.has(text) &&
        at >= name.length &&
        plain.every((part, index) => plainWord(words[at - name.length + index]?.text ?? '') === part),
    ),
  );
}

const knownForms = new WeakMap<FactDocument, ReadonlySet<string>>();

/** The words of a document that are forms of companies: `Ltd`, `GmbH`. */
function legalFormsIn(document: FactDocument): ReadonlySet<string> {
  let forms = knownForms.get(document);
  if (forms === undefined) {
    forms = new Set([...vocabulary(document)].filter((text) => isLegalForm(plainWord(text))));
    knownForms.set(document, forms);
  }
  return forms;
}

const ranks =
  /^(?:manager|director|officer|executive|partner|leiter(?:in)?|prokurist(?:in)?|directeur|directrice|gerante?|directora|gerente|apoderad[oa])$/u;

/** `Relationship Director | Credit Manager`: what stands under a signature is no name. */
const isRank = ({ passages }: FactDocument, { passage, end }: Pick<Entry, 'passage' | 'end'>): boolean =>
  ranks.test(plainWord(passages[passage]?.words[end - 1]?.text ?? ''));

/** Capitalised words only; empty for anything else. */
function nameOf(passage: Passage, start: number, end: number): string[] {
  const words = passage.words.slice(start, end).map((word) => word.text);
  if (words.length > longestName || words.some((word) => /\d/u.test(word))) return [];
  const telling = words.filter((word) => !isNoName(plainWord(word)));
  // In a paper of capitals only, words that say nothing by themselves give a statement away: NOT ALLOWED.
  return telling.every((word) => /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(word) && stem(word) !== '')
    ? telling.map(plainWord)
    : [];
}

/** `Hastelloy C-22, two of them`: the name of a sort with its number, up to the first comma. */
function kindOf(passage: Passage, start: number, end: number): string[] {
  const comma = passage.words.slice(start, end).findIndex(({ text }) => text.endsWith(','));
  const words = passage.words.slice(start, comma < 0 ? end : start + comma + 1).map(({ text }) => text);
  const [first = ''] = words;
  const isKind = words.length <= 2 && /^\p{Lu}\p{Ll}{3}/u.test(first) && stem(first) !== '';
  return isKind && words.slice(1).every((word) => /^[\p{Lu}\d]/u.test(word)) ? words.map(plainWord) : [];
}

/** Two names that cannot be one: no word of the one is, shortens or nearly is a word of the other. */
export function areApart(a: readonly string[], b: readonly string[]): boolean {
  return a.every((x) =>
    b.every((y) => !x.startsWith(y) && !y.startsWith(x) && stem(x) !== stem(y) && !isNearMiss(x, y)),
  );
}
