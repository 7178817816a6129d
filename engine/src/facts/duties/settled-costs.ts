import { stem } from '../words/stem.ts';
import type { Duty } from './duty.ts';
import { objectItems, type ObjectItem, type PlainWord } from './object-items.ts';

/** Stand for who bears a cost where a paper names no party. */
export const includedInPrice = '=included';
export const senderPays = '=sender-pays';
export const receiverPays = '=receiver-pays';

const included =
  /^(?:included|inbegriffen|enthalten|inkludiert|compris(?:es?)?|inclus(?:es?)?|incluid[oa]s?|inclus[oaie]|compres[oaie])$/u;
const price =
  /^(?:price|fee|fees|rent|charge|rate|tariff|fare|subscription|tuition|[A-Za-zªµºÀ-ÖØ-ӿ]*preis|[A-Za-zªµºÀ-ÖØ-ӿ]*gebuhr|[A-Za-zªµºÀ-ÖØ-ӿ]*beitrag|miete|[A-Za-zªµºÀ-ÖØ-ӿ]*honorar|prix|loyer|tarif|forfait|cotisation|precio|renta|tarifa|cuota|prezzo|canone|quota)$/u;
const denial = /^(?:not|nicht|pas|no|non|nor|neither|never)$/u;
/** Words between what is included and the price that includes it. */
const priceWithin = 4;

const carriage = /^(?:freight|carriage|fracht|frachtkosten|porto|fret|port|flete|portes?|trasporto)$/u;
const prepaid = /^(?:prepaid|vorausbezahlt|franko|paye|pagad[oa]s?|franco)$/u;
const collect = /^(?:collect|forward|unfrei|du|debid[oa]s?|assegnato)$/u;

const thingOf = (word: string): ObjectItem => ({ head: [stem(word)], adjuncts: new Map(), figures: [] });

/** Where the seller's charge of the carriage ends, in words. */
const soldAt: readonly (readonly [RegExp, string])[] = [
  [/^(?:ex works|ab werk|ab lager|depart usine|ex usine|en fabrica|franco fabbrica|carriage forward)/u, receiverPays],
  [
    /^(?:carriage paid|frei haus|frei baustelle|franco domicile|franco de port|free delivery|delivered free|portes pagados)/u,
    senderPays,
  ],
];

function soldWhere(words: readonly PlainWord[], at: number): Duty[] {
  const three = words.slice(at, at + 3).map(({ plain }) => plain);
  return soldAt.flatMap(([pattern, key]) => {
    const match = pattern.exec(three.join(' '));
    return match === null ? [] : [settled(key, at, at + match[0].split(' ').length, [thingOf('freight')])];
  });
}

const provided =
  /^(?:provided|supplied|gestellt|bereitgestellt|fournie?s?|facilitad[oa]s?|proporcionad[oa]s?|suministrad[oa]s?)$/u;
const copula = /^(?:is|are|wird|werden|est|sont|es|son|esta|estan)$/u;
const byWhom = /^(?:by|von|vom|durch|par|por|if|wenn|si|against|gegen|contre|contra|on|auf|sur|at|for|separately)$/u;

/** `Towels are provided`: nobody who uses them brings them. */
function providedAt(words: readonly PlainWord[], at: number): Duty[] {
  const first = words.slice(0, at).findLastIndex(({ text }) => /[.;:]$/u.test(text)) + 1;
  const stop = words.findIndex(({ text }, index) => index >= at && /[.;]$/u.test(text));
  const clause = words.slice(first, stop < 0 ? undefined : stop + 1);
  const isPassive = words.slice(Math.max(0, at - 2), at + 2).some(({ plain }) => copula.test(plain));
  if (!isPassive || clause.some(({ plain }) => byWhom.test(plain) || denial.test(plain))) return [];
  const items = objectItems(words.slice(first, at));
  return items.length === 0 ? [] : [{ ...settled(includedInPrice, at, at + 1, items), kind: 'there' }];
}

/** Costs that are settled without the name of a party: included in a price, free of charge, or freight prepaid or to be collected. */
export function settledCosts(words: readonly PlainWord[]): Duty[] {
  return words.flatMap(({ plain }, at): Duty[] => {
    const near = words.slice(at + 1, at + 1 + priceWithin);
    const sold = soldWhere(words, at);
    if (sold.length > 0) return sold;
    const free = unpaidAt(words, at);
    if (free.length > 0) return free;
    if (provided.test(plain)) return providedAt(words, at);
    if (included.test(plain)) return includedAt(words, at, near);
    if (!carriage.test(plain)) return [];
    const next = near.slice(0, 2).findIndex((word) => prepaid.test(word.plain) || collect.test(word.plain));
    const word = near[next]?.plain ?? '';
    if (
      word === '' ||
      (next === 1 && !/[:–-]$/u.test(`${words[at]?.text ?? ''}${near[0]?.text ?? ''}`) && near[0]?.plain !== 'is')
    )
      return [];
    const key = prepaid.test(word) ? senderPays : receiverPays;
    return [settled(key, at, at + next + 2, [thingOf('freight')])];
  });
}

/** What somebody does free of charge, in words. */
const unpaid =
  /^(?:at no (?:extra |additional )?(?:charge|cost)|free of charge|without charge|kostenlos|kostenfrei|unentgeltlich|gratuitement|sans frais|gratuitamente|sin (?:coste|cargo))(?: |$)/u;
/** Where it depends on something or is so for some only, others may well pay. */
const limited =
  /^(?:if|unless|when|where|except|only|for|up|within|until|during|first|wenn|sofern|falls|ausser|nur|fur|bis|innerhalb|wahrend|erste[nrs]?|si|sauf|seul(?:ement)?|pour|jusqu'a|pendant|premiere?s?|salvo|cuando|solo|para|hasta|durante|primer[oa]?s?)$/u;

/** `The fitting is done by the dealer at no charge`: nobody who buys pays for it. */
function unpaidAt(words: readonly PlainWord[], at: number): Duty[] {
  const three = words.slice(at, at + 4).map(({ plain }) => plain);
  const match = unpaid.exec(three.join(' '));
  if (match === null) return [];
  const first = words.slice(0, at).findLastIndex(({ text }) => /[.;:]$/u.test(text)) + 1;
  const stop = words.findIndex(({ text }, index) => index >= at && /[.;]$/u.test(text));
  const clause = words.slice(first, stop < 0 ? undefined : stop + 1);
  const verb = clause.findIndex(({ plain }) => copula.test(plain));
  const end = at + match[0].trim().split(' ').length;
  const others = [...words.slice(first, at), ...words.slice(end, first + clause.length)];
  if (verb < 0 || first + verb > at || others.some(({ plain }) => limited.test(plain) || denial.test(plain))) return [];
  const items = objectItems(clause.slice(0, verb));
  return items.length === 0 ? [] : [settled(includedInPrice, at, end, items)];
}

function includedAt(words: readonly PlainWord[], at: number, near: readonly PlainWord[]): Duty[] {
  const before = words.slice(Math.max(0, at - 8), at);
  const around = [...before.slice(-priceWithin), ...near];
  if (!around.some(({ plain }) => price.test(plain)) || around.some(({ plain }) => denial.test(plain))) return [];
  const stop = words.slice(0, at).findLastIndex(({ text }) => /[.;:]$/u.test(text));
  const items = objectItems(words.slice(stop + 1, at).filter(({ plain }) => !price.test(plain)));
  return items.length === 0 ? [] : [settled(includedInPrice, at, at + 1, items)];
}

const settled = (key: string, start: number, end: number, items: Duty['items']): Duty => ({
  actor: { key, isCertain: true, start, end },
  kind: 'pay',
  term: '',
  items,
});
