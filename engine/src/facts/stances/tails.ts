import { isDenial } from './denial.ts';
import { isTimeWord } from './time-words.ts';
import { topicStem } from './topic-stem.ts';

/** What a phrase behind a preposition adds: where, when, how, what for or by whom. */
export type TailKind = 'place' | 'time' | 'manner' | 'purpose' | 'agent';

const prepositions: readonly (readonly [TailKind, string])[] = [
  [
    'place',
    'in at on onto into over under beneath behind near along from beside throughout inside outside off im am an auf hinter neben über unter aus bei beim dans sur sous chez derrière au aux en sobre bajo detrás junto',
  ],
  [
    'time',
    'during until till before after while während vor nach seit bis pendant avant après durant durante antes después hasta',
  ],
  ['manner', 'with without via mit ohne per avec sans con sin mediante'],
  ['purpose', 'for für zur zum pour para'],
  ['agent', 'by von vom durch par por'],
];
const kinds = new Map(
  prepositions.flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word.normalize('NFKD').replace(/\p{M}/gu, ''), kind] as const),
  ),
);

/** Says nothing that would tell one place or time from another, as `inside` and `outside` do. */
const isMerePreposition = /^(?:near|beneath|along|beside|throughout|pendant|durant|neben|junto)$/u;

const edge =
  /^(?:end|beginning|start|expiry|close|outset|ende|beginn|anfang|ablauf|fin|debut|terme|echeance|final|inicio|comienzo|termino)$/u;

/** Terms that one phrase may hold. */
const longestTail = 2;

/** The kind of phrase that a word opens, as printed and in lower case without accents; undefined for other words. */
export const tailOf = (word: string, plain: string): TailKind | undefined =>
  word === 'à' ? 'place' : kinds.get(plain);

/** A phrase goes on: `without the approval of the owner`. */
const ofWord = /^(?:of|de|du|des|der|del|von|vom)$/u;

/** `Overnight`, `automatically`: a word that only tells when or how. */
const ownTail = (plain: string): TailKind | undefined =>
  isTimeWord(plain) ? 'time' : adverb.test(plain) ? 'manner' : undefined;
const adverb =
  /^(?!family|italy)[A-Za-zªµºÀ-ÖØ-ӿ]{3,}(?:[^p]ly|weise|mente|quement|ivement|ellement|alement|airement)$/u;

const partWord = /^(?:part|partial|partielles?|parcial(?:es)?|parzial[ei])$/u;
const delivery =
  /^(?:deliver(?:y|ies)|shipments?|livraisons?|expeditions?|entregas?|envios?|consegn[ae]|spedizion[ei])$/u;
/** What German says in one word: `Teillieferungen`. */
const partDelivery = topicStem('Teillieferung');

const isPartBeside = (plain: readonly string[], at: number, to: number): boolean =>
  partWord.test(plain[at] ?? '') && [at - 1, at + 1].some((next) => next < to && delivery.test(plain[next] ?? ''));

const isPartDelivery = (plain: readonly string[], from: number, at: number, to: number): boolean =>
  delivery.test(plain[at] ?? '') &&
  [at - 1, at + 1].some((next) => next >= from && next < to && partWord.test(plain[next] ?? ''));

/** A stem of a sentence, its place among the words, and the kind of the phrase that it stands in. */
export type TaggedTerm = readonly [term: string, at: number, tail: TailKind | undefined];

/** The stems of some words of a sentence, from and to, without those that `isLeftOut` names; a denial or such a word ends a phrase. */
export function taggedTerms(
  words: readonly string[],
  plain: readonly string[],
  [from, to]: readonly [number, number],
  isLeftOut: (at: number) => boolean,
): TaggedTerm[] {
  const terms: TaggedTerm[] = [];
  let tail: TailKind | undefined;
  let left = 0;
  for (let at = from; at < to; at += 1) {
    if (isDenial(plain, at) || isLeftOut(at)) {
      tail = undefined;
      continue;
    }
    const kind = tailOf(words[at] ?? '', plain[at] ?? '');
    if (tail !== undefined && ofWord.test(plain[at] ?? '')) left += 1;
    else if (kind !== undefined) [tail, left] = [kind, longestTail];
    const term = isPartBeside(plain, at, to)
      ? ''
      : isPartDelivery(plain, from, at, to)
        ? partDelivery
        : topicStem(words[at] ?? '');
    if (kind !== undefined && isMerePreposition.test(plain[at] ?? '')) continue;
    // "At the end of the lease" tells when, not where.
    if (tail === 'place' && edge.test(plain[at] ?? '')) tail = 'time';
    if (term === '') continue;
    if (left === 0) tail = undefined;
    left -= 1;
    terms.push([term, at, ownTail(plain[at] ?? '') ?? tail]);
  }
  return terms;
}

/** Those of some terms that only tell where, when, how, what for or by whom. */
export const tailsOf = (terms: readonly TaggedTerm[]): ReadonlyMap<string, TailKind> =>
  new Map(terms.flatMap(([term, , tail]) => (tail === undefined ? [] : [[term, tail] as const])));
