import { allMatches } from '../words/all-matches.ts';
import { boundBefore } from './bounds.ts';
import type { ValueMatch } from './value.ts';

/** Roots of the words for how often or how many times as much, in the languages that build them from a number. */
const germanRoots: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
};
const single: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  einmal: 1,
  double: 2,
  doubled: 2,
  doppelt: 2,
  doppelte: 2,
  doppelten: 2,
  doble: 2,
  doppio: 2,
  triple: 3,
  tripled: 3,
  treble: 3,
  triplo: 3,
  quadruple: 4,
  quadruplo: 4,
};
const german = Object.keys(germanRoots).join('|');
/** A double room is no number, and "once" and "einmal" count only beside a stretch of time. */
const pattern = new RegExp(
  String.raw`(?<![a-zß-ɏ\d-])(?:(?<root>${german})(?:mal|fach(?:e[mnrs]?)?)|(?<per>once|einmal|une fois|una vez|una volta)(?= (?:a|an|per|each|every|in|daily|weekly|monthly|yearly|je|pro|im|am|täglich|wöchentlich|monatlich|jährlich|par|por|al|cada|al|all['’])(?![a-zß-ɏ]))|(?<often>twice|thrice)|(?:at|by|to|the|le|el|la|il|das|den|um|auf|zum|dem|paid|pays?) (?<much>double|doppelten?|doppelte|doble|doppio|triple|treble|triplo|quadruple)(?= (?:the|that|its|of|du|de|des|del|der|le|tarif|taux|rate|price|pay|time)(?![a-zß-ɏ])|[.,;]|$))(?![a-zß-ɏ\d-])`,
  'gi',
);
/** `3 × wöchentlich`, `2x per week`: the sign counts only before how often. */
const signed =
  /(?<![a-zß-ɏ\d.,-])(?<count>\d{1,2}) ?[x×](?= (?:[a-zß-ɏ]{2,}(?:lich|ly)|per|pro|par|por|a|an|each|every|im|am|al|je|in der|à la|à l['’]|quotidien[a-zß-ɏ]*)(?![a-zß-ɏ]))/gi;
/** `Once in spring and once in autumn`: two of one each make two. */
const onceAndOnce =
  /(?<![a-zß-ɏ\d-])(?:once (?:in|at|during|before|after) [^.;,:]{2,40}? and (?:once|again) (?=in |at |during |before |after )|einmal (?:im|in|zu|am|vor|nach) [^.;,:]{2,40}? und (?:noch )?einmal (?=im |in |zu |am |vor |nach )|une fois (?:en|à|au|pendant|avant|après) [^.;,:]{2,40}? et une (?:autre )?fois (?=en |à |au |pendant |avant |après )|una vez (?:en|al|durante|antes|después) [^.;,:]{2,40}? y otra(?: vez)? (?=en |al |durante |antes |después ))/gi;
const anyHint = /[x×] |twice|thrice|once|doub|dopp|dobl|triple|treble|triplo|quadrupl|mal|fach|fois|vez|volta/i;

/** Finds how often or how many times as much, said in one word: `twice`, `dreimal`, `at double the rate`. */
export function findMultiples(text: string): ValueMatch[] {
  if (!anyHint.test(text)) return [];
  const twofold = /(?:once|again|einmal|fois|otra)(?![a-zß-ɏ])/i.test(text) ? allMatches(text, onceAndOnce) : [];
  return [
    ...twofold.map((match) => ratioOf(text, match.index, match.index + match[0].trimEnd().length, 2)),
    ...singly(text),
  ];
}

/** Each word by itself. */
function singly(text: string): ValueMatch[] {
  return [...allMatches(text, pattern), ...allMatches(text, signed)].map((match) => {
    const { root, per, often, much, count: figure } = match.groups ?? {};
    const word = (root ?? per ?? often ?? much ?? '').toLowerCase();
    const start = match.index + (much === undefined ? 0 : match[0].length - much.length);
    const count = figure === undefined ? (germanRoots[word] ?? single[word] ?? 1) : Number(figure);
    return ratioOf(text, start, match.index + match[0].length, count, per !== undefined);
  });
}

function ratioOf(text: string, start: number, end: number, count: number, isFrequency = false): ValueMatch {
  const value = { type: 'quantity' as const, unit: 'ratio', low: count, high: count, key: '' };
  return { start, end, value: { ...value, bound: boundBefore(text, start), ...(isFrequency ? { isFrequency } : {}) } };
}
