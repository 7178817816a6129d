import { printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { compact } from '../facts/values/find-identifiers.ts';
import { isNearMiss } from '../facts/values/edit-distance.ts';

/** Papers of which a business writes many from one form, each under a number of its own. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['credit-note', /credit[ -]?note|gutschrift|rechnungskorrektur|\bavoir|nota de abono/u],
  [
    'order',
    /purchase order|order confirmation|\bpo\b|\border\b|bestellung|auftragsbestätigung|bon de commande|pedido/u,
  ],
  ['delivery', /(?:delivery|despatch|dispatch) note|packing list|lieferschein|bon de livraison|albarán/u],
  ['quotation', /quotation|\bquote\b|\boffer\b|angebot|\bdevis\b|presupuesto/u],
  ['receipt', /\breceipt\b|quittung|\breçu\b|recibo/u],
  ['policy', /insurance policy|\bpolicy (?:no|number)|versicherungsschein|police d['’]assurance|póliza/u],
  ['invoice', /invoice|rechnung|\bfactur[ea]/u],
  ['document', /\bdocument (?=no\b|number)|\bvoucher\b|\bbeleg/u],
];
/** A name ends here: `Rechnung`, `Rechnungsnummer` and `Rechnungs-Nr.`, not `Rechnungsempfänger`. */
const nameEnd = /(?=s?-?(?:nummer|nr)|s?[^A-Za-zªµºÀ-ÖØ-ӿ]|s?$)/u;

/** What may stand between the name of a paper and its number: `Invoice No.: 4711`, `Rechnungs-Nr. 4711`, `Rechnung des Verlags Nr. 4711`. */
const numberBehind =
  /^(?:s?-?(?:nummer|nr\.?|num[eé]ro|number))?(?:(?: [A-Za-zªµºÀ-ÖØ-ӿ]+){1,3}(?= (?:(?:no|nr|number|nummer)\b|n[°º])))?[\s:#-]*(?:(?:(?:no|nr|number|nummer|num[eé]ro|ref|reference|id)\b|n[°º])[.\s:#]*)*(?<number>(?=[A-Za-zªµºÀ-ÖØ-ӿ\d./-]*\d)[A-Za-zªµºÀ-ÖØ-ӿ\d][A-Za-zªµºÀ-ÖØ-ӿ\d./-]{2,})(?![A-Za-zªµºÀ-ÖØ-ӿ\d./-]|,\d)/u;
/** Another paper is meant: `your order`, `zu Rechnung`, `for invoice`. */
const isOfOthers =
  /(?<![a-zß-ɏ])(?:your|our|ihre?r?|unsere?r?|votre|notre|vos|su|nuestr[oa]|for|against|to|per|under|zu[rm]?|im|gemäß(?: (?:der|dem))?|laut|selon(?: (?:le|la))?|aux?|dans (?:le|la)|al|en (?:el|la))\s+$/u;
/** `Q-2025-` at the end of a line and `0417` at the beginning of the next are one number. */
const brokenNumber = /(?<=\d[-/]) (?=\d)/gu;
const isDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?$/u;
/** `Rechnung 571.04`: what it comes to, not its number. */
const isAmount = /^\d+\.\d\d$/u;

/** The kind of a paper with the number under which it was written. */
export interface OwnNumber {
  readonly kind: string;
  readonly number: string;
  /** The first full date on its first page, and all that are printed in it. */
  readonly date: string;
  readonly dates: ReadonlySet<string>;
}

/** What a paper calls itself and its number; undefined where the first name of a paper on it has no number. */
export function ownNumberOf(document: FactDocument): OwnNumber | undefined {
  let kind: string | undefined;
  for (const passage of document.passages) {
    if ((passage.words[0]?.page.page ?? 1) > 1) return undefined;
    const text = printed(passage.words).toLowerCase().replace(brokenNumber, '');
    for (const { name, index, end } of papersIn(text)) {
      if (isOfOthers.test(text.slice(0, index))) continue;
      kind ??= name;
      const number = numberBehind.exec(text.slice(end))?.groups?.['number'] ?? '';
      if (name === kind && number !== '' && !isDate.test(number) && !isAmount.test(number))
        return { kind, number: compact(number), ...datesOf(document.facts) };
    }
  }
  return undefined;
}

interface NamedPaper {
  readonly name: string;
  readonly index: number;
  readonly end: number;
}

const papersIn = (text: string): NamedPaper[] =>
  kinds
    .flatMap(([name, pattern]) =>
      [...text.matchAll(new RegExp(`(?:${pattern.source})${nameEnd.source}`, 'gu'))].map((match) => ({
        name,
        index: match.index,
        end: match.index + match[0].length,
      })),
    )
    .toSorted((a, b) => a.index - b.index || b.end - a.end);

function datesOf(facts: readonly Fact[]): Pick<OwnNumber, 'date' | 'dates'> {
  const full = facts.flatMap(({ value: { date, key } }) =>
    date?.day === undefined || date.year === undefined ? [] : [key],
  );
  return { date: full[0] ?? '', dates: new Set(full) };
}

/**
 * Two papers of one kind under different numbers are about different things. One slip may be a mistake unless neither prints the date of the
 * other, and digits that changed places are one whatever the dates: one of the papers then only names the other.
 */
export function areApart(a: OwnNumber | undefined, b: OwnNumber | undefined): boolean {
  if (a === undefined || b === undefined || a.kind !== b.kind || a.number === b.number) return false;
  if (areSwapped(a.number, b.number)) return false;
  return (
    !isNearMiss(a.number, b.number) || (a.date !== '' && b.date !== '' && !a.dates.has(b.date) && !b.dates.has(a.date))
  );
}

/** Digits from which on two that changed places are no chance: papers of one maker are numbered one after the other. */
const fewestDigits = 5;

function areSwapped(a: string, b: string): boolean {
  const sorted = (number: string): string =>
    Array.from({ length: number.length }, (_, at) => number[at])
      .toSorted((x = '', y = '') => x.localeCompare(y))
      .join('');
  return a.replace(/\D/gu, '').length >= fewestDigits && sorted(a) === sorted(b) && isNearMiss(a, b);
}

/** Lines from the top of a document among which its title stands, and words of it before the name of the paper. */
const titleLines = 3;
const wordsBefore = 2;

/** What kind of paper a document calls itself, in its number or in its title; undefined when it does not say. */
export function paperKindOf(document: FactDocument): string | undefined {
  const number = ownNumberOf(document);
  if (number !== undefined) return number.kind;
  for (const { kind, words } of document.passages
    .filter((passage) => passage.kind !== 'furniture')
    .slice(0, titleLines)) {
    const text = printed(words).toLowerCase();
    const [first] = papersIn(text);
    if (first === undefined || isOfOthers.test(text.slice(0, first.index))) continue;
    const before = text
      .slice(0, first.index)
      .split(' ')
      .filter((word) => word !== '');
    if (before.length <= wordsBefore && (kind === 'heading' || words.length <= titleWords)) return first.name;
  }
  return undefined;
}

/** A longer line that is not set as a heading is a sentence. */
const titleWords = 6;

/** An order and the invoice for it are no versions of each other, however much of their letterhead and rows they share. */
export const areOfOtherKinds = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;
