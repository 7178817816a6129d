import { labelBefore, labelOfCell, stubOf, textOf } from '../../facts/value-source.ts';
import { isTotalLabel } from '../../facts/words/total-label.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import { kindIn } from '../../versions/index.ts';
import { kindOfUnit, namedKind } from './kind-titles.ts';
import { isBare, isTitle, isUnit, type TitleCandidate } from './title.ts';
import { titleTokens } from './title-tokens.ts';
import { withoutMarker } from './heading-titles.ts';
import type { TitlePlace } from './title-place.ts';

/** How well a label names a value. */
const worth = { form: 0.95, row: 0.75, colon: 0.85, table: 0.78, column: 0.55, near: 0.9, around: 0.6 } as const;
/** Of a label that says only what kind of thing the value is. */
const bareShare = 0.7;
/** A row of more cells is one of a table. */
const cellsOfForm = 2;

/** What a label calls a value, or the heads of its row and column. */
export function labelTitles(place: TitlePlace): TitleCandidate[] {
  const { passage, start, from, language } = place;
  const index = passage.cells.findIndex((cell) => start >= cell.start && start < cell.end);
  const cell = passage.cells[index];
  const colon = labelBefore(passage, from, start);
  const own = colon === undefined ? [] : candidates(colon.split(/[.;]\s/u).at(-1) ?? '', worth.colon, language);
  if (cell === undefined) return own;
  const share = shareBehind(textOf(passage, cell.start, start));
  if (cell.header !== '') return [...own, ...ofTable(place, cell.header, share)];
  const label =
    place.fact?.source === 'label' && share === 1 ? place.fact.subject : labelOfCell(passage, cell, index, undefined);
  const isForm = passage.cells.length <= cellsOfForm;
  return [...own, ...candidates(label, (isForm ? worth.form : worth.row) * share, language)];
}

/** The more words of a cell stand before a value, the less does the label name that value alone. */
function shareBehind(words: string): number {
  const count = words.split(' ').filter((word) => /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(word)).length;
  return count === 0 ? 1 : count < fewestWords ? worth.near : worth.around;
}

/** Words before a value in its cell from which on they are a text of their own. */
const fewestWords = 4;

/** `Area of Suite 212`: where the head of the column says only the unit, what is measured in it. */
function ofTable(place: TitlePlace, header: string, share: number): TitleCandidate[] {
  const { language } = place;
  const head = withoutUnits(header);
  const stub = rowName(place);
  if (head === '') {
    const kind = kindOfUnit(place.fact?.value);
    const named = kind === undefined ? stub : namedKind(kind, stub, false, language);
    return stub === '' ? [] : candidates(named, worth.table * share, language);
  }
  const column = candidates(head, worth.column * share, language);
  if (isTotalLabel(stub) && stub.includes(' ')) return candidates(stub, worth.table * share, language);
  return stub === '' ? column : [...candidates(`${stub}, ${head}`, worth.table * share, language), ...column];
}

/** What the row is of: its words, or its number with the head of its column, `Suite 212`; empty for a party. */
function rowName({ passage, start, language }: TitlePlace): string {
  const cell = passage.cells.find((one) => start >= one.start && start < one.end);
  const rowHead = cell === undefined ? '' : stubOf(passage, cell);
  const named = pieces(rowHead).find((piece) => isTitle(piece, language));
  if (named !== undefined) return named;
  const [first] = passage.cells;
  if (first === undefined || first === cell || !/^[A-Za-zªµºÀ-ÖØ-ӿ]+$/u.test(first.header)) return '';
  const number = passage.words[first.start]?.text ?? '';
  return /^[A-Z]?\d{1,4}[A-Za-z]?$/u.test(number) ? `${first.header} ${number}` : '';
}

/** `Price €`, `Gross kg`: the head without what the figures are counted in. */
const withoutUnits = (header: string): string => {
  const words = header.split(' ');
  while (words.length > 0 && isUnit(words.at(-1) ?? '')) words.pop();
  return tidied(words.join(' '));
};

/** A label, or the first part of a long one that can stand by itself. */
export function candidates(label: string, value: number, language: Language): TitleCandidate[] {
  const text = [tidied(label), ...pieces(label)].find(
    (piece) => isTitle(piece, language, true) && !isClause(piece, language),
  );
  return text === undefined
    ? []
    : [{ text: capital(text), worth: isBare(text, language) ? value * bareShare : value, language }];
}

/** `You asked about first aid`: a label of this kind is a sentence. */
const isClause = (text: string, language: Language): boolean => {
  const tokens = titleTokens(text.split(' '), language);
  return (
    tokens.some(({ kind }) => kind === 'equal' || kind === 'force') ||
    (tokens.length > 2 && kindIn(language, tokens[0]?.key ?? '') === 'relation')
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pieces = (text: string): string[] =>
  text
    .replace(/^\([^()]*\)\s*/u, '')
    .split(/\s*[:;(…]\s*|,\s+|\s[–—-]\s/u)
    .map(tidied)
    .filter((piece) => piece !== '');

/** Without the number of its row, a quantity at its end and punctuation at its ends. */
const tidied = (text: string): string =>
  withoutMarker(text)
    .replace(/\s+\d+(?:[.,]\d+)?\s*[A-Za-zªµºÀ-ÖØ-ӿ]{1,6}\.?$/u, '')
    .replace(/^[\s.,;:)\]–—•-]+|[\s,;:([–—-]+$|(?<!\b(?:no|nos|nr|num|núm|max|min))[\s.]+$/gi, '');
