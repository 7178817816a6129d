import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { vocabulary } from '../../facts/words/vocabulary.ts';

/** Words of a unit that say of something that it costs nothing extra. */
export interface FreeStatement {
  readonly document: number;
  readonly unit: number;
  /** What costs nothing, as stems. */
  readonly subject: ReadonlySet<string>;
  /** The part of it that the rest only tells more about: the mounting in "mounting of the cupboards". */
  readonly head: ReadonlySet<string>;
  /** For whom or what alone it costs nothing: the members in `free for members`. */
  readonly only: ReadonlySet<string>;
  /** Words that say so: `words.slice(start, end)` of the passage. */
  readonly start: number;
  readonly end: number;
}

const included =
  /^(?:included|inclusive|inbegriffen|enthalten|inklusive|inkludiert|abgegolten|compris(?:es?)?|inclus(?:es?)?|incluid[oa]s?|compres[oaie]|free|gratis|kostenlos|kostenfrei|unentgeltlich|gratuit[es]*|gratuitement|gratuit[oa]s?|waived)$/u;
/** What is in a price is so for everyone who pays it. */
const inPrice =
  /^(?:included|inclusive|inbegriffen|enthalten|inklusive|inkludiert|abgegolten|compres[oaie]|compris[A-Za-zªµºÀ-ÖØ-ӿ]*|inclus[A-Za-zªµºÀ-ÖØ-ӿ]*|incluid[A-Za-zªµºÀ-ÖØ-ӿ]*)$/u;
const without = /^(?:no|without|ohne|kein|keine|keinen|sans|sin)$/u;
/** The price of one thing may take in others: `the hire covers the cleaning`. */
const includes =
  /^(?:includes?|including|covers?|comprises?|umfasst|enthalt|beinhaltet|comprend|inclut|couvre|incluye|comprende|cubre|abarca|abgegolten)$/u;
/** `Covered by the monthly charge`, where a price stands behind it. */
const covered = /^(?:covered|abgedeckt|couvert(?:e?s?)?|cubiert[oa]s?|copert[oaie])$/u;
const coveredWithin = 5;
const priceWord =
  /^(?:prices?|hire|fees?|rent|rates?|charges?|tariff|package|[A-Za-zªµºÀ-ÖØ-ӿ]*preis(?:e|es)?|[A-Za-zªµºÀ-ÖØ-ӿ]*miete|[A-Za-zªµºÀ-ÖØ-ӿ]*pauschale|gebuhr|prix|tarif|loyer|forfait|precio|tarifa|alquiler|cuota|renta|prezzo|canone|tariffa)$/u;
/** `Is not charged`, `wird nicht berechnet`, `n’est pas facturé`, `no se cobra`. */
const notWord = /^(?:not|never|nicht|nichts|pas|rien|no)$/u;
const chargedWord =
  /^(?:charged?|charging|recharged|recover(?:ed|able)|billed|invoiced|berechnet|verrechnet|berechnen|umgelegt|umlagefahig|weiterberechnet|(?:re)?factur(?:e|ee|es|ees|er|ons)|recuperables?|cobra(?:n|r|mos)?|cobrad[oa]s?|repercut[A-Za-zªµºÀ-ÖØ-ӿ]+)$/u;
const nothing = /^(?:nothing|nichts|rien|nada)$/u;
/** What is asked for something on top of its price. */
export const chargeWord =
  /^(?:fees?|charges?|penalt(?:y|ies)|surcharges?|costs?|premium|deductions?|abzug|abzuge|deduccion|deduction|[A-Za-zªµºÀ-ÖØ-ӿ]*gebuhr(?:en)?|entgelt|aufpreis|zuschlag|kosten|aufschlag|frais|supplement[oi]?|penalite|recargo|coste|cargo|penalizacion|cuotas?|tarifas?|precios?|prix|tarifs?|prices?|preise?)$/u;
/** `Free from defects`, `free of encumbrances`: nothing about money. */
const freeOf = /^(?:of|from|von|de)$/u;
/** What is free on a condition may well be charged. */
const condition =
  /^(?:if|unless|over|above|exceeding|from|where|when|except|not|excluding|after|before|until|till|during|wenn|ab|sofern|ausser|nicht|nach|vor|bis|wahrend|si|sauf|apres|avant|jusqu[A-Za-zªµºÀ-ÖØ-ӿ]*|pendant|excepto|no|desde|despues|antes|hasta|durante)$/u;

/** Terms that name no thing that could be charged for. */
const generic = new Set(
  ['price', 'total', 'amount', 'item', 'order', 'invoice', 'vat', 'tax', 'cost', 'fee', 'charge', 'net', 'goods'].map(
    topicStem,
  ),
);
/** Words for bringing goods to the customer name one charge. */
const carriage = new Set(
  ['delivery', 'carriage', 'freight', 'shipping', 'postage', 'packing', 'packaging', 'fracht', 'verpackung'].map(
    topicStem,
  ),
);

const hire = topicStem('rent');
/** `Toutes taxes comprises`, `IVA incluido`: what is in a price is the tax on it. */
const tax = stem('tax');

/** The things that some words name. */
export function subjectOf(words: readonly string[]): Set<string> {
  const terms = words
    .filter((word) => !chargeWord.test(plainWord(word)))
    .map(topicStem)
    .filter((term) => term !== '' && !generic.has(term));
  // "Hire of towels": what is paid for is the towels.
  const things = terms.filter((term) => term !== hire);
  return new Set((things.length > 0 ? things : terms).map((term) => (carriage.has(term) ? 'carriage' : term)));
}

/** Finds where words say that something costs nothing: from and to; undefined where it depends on something. */
export function freeRange(plain: readonly string[]): readonly [number, number] | undefined {
  for (const [at, word] of plain.entries()) {
    const next = plain.slice(at + 1, at + 4);
    const charge = (): number => next.findIndex((one) => chargeWord.test(one));
    if (without.test(word) && charge() >= 0) return [at, at + charge() + 2];
    if (
      /^(?:costs?|kostet|kosten|coute|coutent|cuestan?)$/u.test(word) &&
      next.slice(0, 2).some((one) => nothing.test(one))
    )
      return [at, at + 2];
    if (covered.test(word) && plain.slice(at + 1, at + coveredWithin).some((one) => priceWord.test(one)))
      return [at, at + 1];
    const charged = notWord.test(word) ? next.slice(0, 2).findIndex((one) => chargedWord.test(one)) : -1;
    if (charged >= 0) return [at, at + charged + 2];
    if (
      !included.test(word) ||
      stem(plain[at - 1] ?? '') === tax ||
      (word === 'free' && freeOf.test(next[0] ?? '') && charge() < 0)
    )
      continue;
    const around = [...plain.slice(Math.max(0, at - 2), at), ...next];
    return around.some((one) => condition.test(one)) ? undefined : [at, at + 1];
  }
  return undefined;
}

function isTelling(word: string): boolean {
  const plain = plainWord(word);
  return (
    included.test(plain) ||
    covered.test(plain) ||
    without.test(plain) ||
    notWord.test(plain) ||
    includes.test(plain) ||
    nothing.test(plain)
  );
}

/** What a document says to cost nothing, by sentences and by cells with their label. */
export function freeStatements(document: FactDocument): FreeStatement[] {
  const telling = new Set([...vocabulary(document)].filter(isTelling));
  return document.units.flatMap((unit, index) => {
    const passage = document.passages[unit.passage];
    if (passage === undefined || passage.kind === 'heading' || passage.kind === 'furniture') return [];
    const all = wordsOfUnit(document, unit).map((word) => word.text);
    if (!all.some((word) => telling.has(word))) return [];
    const cells =
      passage.kind === 'row'
        ? passage.cells.map(
            ({ start, end }, at) => [at === 0 ? start : labelStart(passage.cells, at, all), start, end] as const,
          )
        : [[0, 0, all.length] as const];
    return cells.flatMap(([from, start, end]) => {
      const taken = takenIn(all.slice(start, end));
      if (taken.length > 0)
        return taken.map(([first, last, verb]) => {
          const subject = subjectOf(all.slice(start + first, start + last));
          const head = headOf(all.slice(start + first, start + last));
          const at = unit.start + start + verb;
          return { document: document.index, unit: index, subject, head, only: new Set(), start: at, end: at + 1 };
        });
      const range = freeRange(all.slice(start, end).map(plainWord));
      if (range === undefined) return [];
      const [first, last] = [start + range[0], start + range[1]];
      const [before, behind] = [afterComma(withoutPrice(all.slice(from, first))), all.slice(last, end)];
      const subject = subjectOf([...before, ...behind]);
      const named = headsOf(before);
      const head = named.size > 0 ? named : headOf(behind);
      const word = plainWord(all[first] ?? '');
      const only = inPrice.test(word) || covered.test(word) || named.size === 0 ? new Set<string>() : forWhom(behind);
      const place = { document: document.index, unit: index, start: unit.start + first, end: unit.start + last };
      return [{ ...place, subject, head, only }];
    });
  });
}

/** Of `free of charge and last two hours` what follows is another statement; `free for members and guests` tells for whom. */
function forWhom(behind: readonly string[]): Set<string> {
  const end = behind.findIndex((word) => /^(?:and|und|et|y)$/u.test(plainWord(word)));
  return end >= 0 && subjectOf(behind.slice(0, end)).size === 0 ? new Set() : subjectOf(behind);
}

/** The things that a price takes in: from and to of each, and the verb; none where it does so on a condition. */
function takenIn(words: readonly string[]): [number, number, number][] {
  const plain = words.map(plainWord);
  const verb = plain.findIndex((word) => includes.test(word));
  if (verb < 1 || !plain.slice(0, verb).some((word) => priceWord.test(word))) return [];
  if (plain.some((word) => condition.test(word) || without.test(word) || notWord.test(word))) return [];
  const things: [number, number, number][] = [];
  let from = verb + 1;
  for (let at = from; at <= words.length; at += 1) {
    const isEnd = at === words.length || /^(?:and|und|et|y|e|as|sowie)$/u.test(plain[at] ?? '');
    if (!isEnd && !/[,;]$/u.test(words[at] ?? '')) continue;
    const to = isEnd ? at : at + 1;
    if (to > from) things.push([from, to, verb]);
    from = at + 1;
  }
  return things;
}

/** What follows one of these only tells more about what stands before. */
const more =
  /^(?:of|for|to|in|within|with|der|des|von|fur|zu|im|innerhalb|mit|de|du|des|pour|dans|avec|para|en|con|del)$/u;

/** `Mit dem Gehalt sind zehn Überstunden abgegolten`: by what something is paid for is not what is free. */
function withoutPrice(words: readonly string[]): readonly string[] {
  const plain = words.map(plainWord);
  const from = plain.findIndex((word) => /^(?:mit|durch)$/u.test(word));
  if (from < 0) return words;
  const verb = plain.findIndex((word, at) => at > from && /^(?:ist|sind|wird|werden)$/u.test(word));
  return words.toSpliced(from, (verb < 0 ? words.length : verb) - from);
}

/** Of `buffet with salads, drinks and service included` the drinks and the service are included. */
function afterComma(words: readonly string[]): readonly string[] {
  const comma = words.findLastIndex((word, at) => word.endsWith(',') && subjectOf(words.slice(at + 1)).size > 0);
  return words.slice(comma + 1);
}

/** `Administration and the costs of the caretaker are not charged`: each of the things joined costs nothing. */
function headsOf(words: readonly string[]): Set<string> {
  const joint = words.findIndex((word) => /^(?:and|und|et|y|e|sowie)$/u.test(plainWord(word)));
  if (joint < 0) return headOf(words);
  return new Set([...headOf(words.slice(0, joint)), ...headsOf(words.slice(joint + 1))]);
}

function headOf(words: readonly string[]): Set<string> {
  const end = words.findIndex((word, at) => more.test(plainWord(word)) && subjectOf(words.slice(0, at)).size > 0);
  return subjectOf(end < 0 ? words : words.slice(0, end));
}

/** A cell of words may be named by the cell left of it. */
function labelStart(
  cells: readonly { readonly start: number; readonly end: number }[],
  at: number,
  words: readonly string[],
): number {
  const [left, own] = [cells[at - 1], cells[at]];
  const isLabel = left !== undefined && !words.slice(left.start, left.end).some((word) => /\d/u.test(word));
  return isLabel ? left.start : (own?.start ?? 0);
}
