import type { FactDocument, Unit } from '../../facts/fact.ts';
import { plainWord } from '../../facts/words/stem.ts';
import type { Entry } from './entry.ts';

/** What entries are called under which a voyage ends. */
export const destination = '&destination';

const labels =
  /^\W*(?:port of (?:discharge|destination|unloading)|(?:port|place) of final destination|(?:final )?destination|bestimmungs(?:ort|hafen)|löschhafen|entladehafen|zielhafen|port de (?:déchargement|destination)|lieu de destination|puerto de (?:descarga|destino)|(?:lugar de )?destino)\W*$/i;

/** `Port of discharge`, `Destination`: the label of where a voyage ends. */
export const isOfDestination = (label: string): boolean => labels.test(label);

const to = new Set(['to', 'nach', 'à', 'a', 'hasta', 'hacia']);
const from = /^(?:from|via|von|ab|über|de|depuis|desde|vía|por)$/i;
/** Things that go from one place to another. */
const carried =
  /(?<![a-zß-ɏ])(?:voyage|carriage|vessel|ship(?:ment|ped|ping)?|freight|flight|route|transport\w*|cargo|m\.?v\.?|seereise|fracht|verschiff\w*|versand|verladung|schiff|trajet|expédition|navire|fret|transporte|embarque|buque|flete|viaje|ruta)(?![a-zß-ɏ])/i;
const time =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|januar|februar|marz|mai|juni|juli|oktober|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)$/u;
const longestPlace = 4;

/** The ends of the voyages of a document: `from Porto to Halifax`, `Carriage | Porto to Halifax`. */
export function destinationsOf(document: FactDocument): Entry[] {
  return document.units.flatMap((unit): Entry[] => {
    const passage = document.passages[unit.passage];
    if (passage === undefined || passage.kind === 'furniture' || passage.kind === 'heading') return [];
    const words = passage.words.slice(unit.start, unit.end).map(({ text }) => text);
    const ends = words.flatMap((word, at) => (to.has(word) && isRoute(words, at) ? [at + 1] : []));
    if (ends.length === 0 || !carried.test(`${passage.heading} ${words.join(' ')}`)) return [];
    return ends.map((start) => entryAt(document, unit, words, start));
  });
}

/** A place stands on both sides, and before the first a word from where, or of what is carried: `via Porto to`, `Carriage | Porto to`. */
function isRoute(words: readonly string[], at: number): boolean {
  if (!isPlace(words[at - 1] ?? '') || !isPlace(words[at + 1] ?? '')) return false;
  let start = at - 1;
  while (
    start > 0 &&
    at - start < longestPlace &&
    isPlace(words[start - 1] ?? '') &&
    !carried.test(words[start - 1] ?? '')
  )
    start -= 1;
  const before = words[start - 1] ?? '';
  return from.test(before) || carried.test(before);
}

/** A name in any print, but no day or month. */
const isPlace = (word: string): boolean =>
  /^\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ’'-]{2,}[,.]?$/u.test(word) && !time.test(plainWord(word));

function entryAt({ index }: FactDocument, unit: Unit, words: readonly string[], start: number): Entry {
  let end = start;
  while (end < words.length && end - start < longestPlace && isPlace(words[end] ?? '')) {
    end += 1;
    if (/[,.]$/u.test(words[end - 1] ?? '')) break;
  }
  return {
    document: index,
    passage: unit.passage,
    label: destination,
    name: words.slice(start, end).map(plainWord),
    start: unit.start + start,
    end: unit.start + end,
  };
}
