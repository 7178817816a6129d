import { plainWord, stem } from '../../facts/stem.ts';
import type { Parties } from './parties.ts';

/** A party that takes on a duty. */
export interface Bearer {
  readonly party: string;
  /** Its first word among those of the sentence, and one past its last. */
  readonly start: number;
  readonly end: number;
  /** The words say that it bears a cost or burden, which only one party does. */
  readonly isSole: boolean;
  /** Stems of the words of its clause that name no party. */
  readonly clause: readonly string[];
}

/** Words by which a party takes on a duty. */
const duty =
  /^(?:shall|must|will|bears?|bearing|borne|pays?|paid|maintains?|keeps?|provides?|insures?|agrees?|responsible|undertakes?|obtains?|arranges?|supplies|charged|is|trägt|übernimmt|hat|obliegt|muss|führt|zahlt|stellt|durch|by|assume|supporte|paie|doit|prend|fournit|incombe|asume|paga|debe|soporta|corre|cuenta|cargo)$/iu;
/** Those that leave no room for the other party to do the same. */
const sole =
  /^(?:bears?|bearing|borne|pays?|paid|maintains?|provides?|insures?|responsible|obtains?|arranges?|supplies|charged|cost|costs|expense|trägt|übernimmt|obliegt|zahlt|stellt|kosten|lasten|assume|supporte|paie|fournit|incombe|charge|asume|paga|soporta|cuenta|cargo)$/iu;
/** What belongs to a party is no duty, unless it is at its cost. */
const possessive = /[’']s\W*$/u;
const burden = /^(?:cost|costs|expense|risk|charge|kosten|lasten)$/u;
/** Words before and behind a party in which its duty stands. */
const before = 4;
const behind = 3;

export function findBearers(document: number, words: readonly string[], parties: Parties): Bearer[] {
  const found = [...words.keys()].flatMap((at) => {
    const party = parties.at(document, words, at);
    return party === undefined ? [] : [{ party: party.party, start: at, end: at + party.length }];
  });
  const isNamed = new Set(
    found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, step) => start + step)),
  );
  // Parties of one clause share its terms: a sentence without stops can be a page long.
  const clauses = new Map<string, readonly string[]>();
  return found.flatMap(({ party, start, end }) => {
    const isOwner = possessive.test(words[end - 1] ?? '') && !burden.test(plainWord(words[end] ?? ''));
    const around = [...words.slice(Math.max(0, start - before), start), ...words.slice(end, end + behind)].map((word) =>
      word.replace(/^\W+|\W+$/gu, ''),
    );
    if (isOwner || !around.some((word) => duty.test(word))) return [];
    // A sentence that names one party only speaks of it throughout.
    const [from, to] = found.length === 1 ? [0, words.length] : clauseAround(words, start);
    const key = `${from} ${to}`;
    const clause = clauses.get(key) ?? termsOf(words, from, to, isNamed);
    clauses.set(key, clause);
    return [{ party, start, end, isSole: around.some((word) => sole.test(word)), clause }];
  });
}

const termsOf = (words: readonly string[], from: number, to: number, isNamed: ReadonlySet<number>): string[] =>
  words.slice(from, to).flatMap((word, offset) => (isNamed.has(from + offset) ? [] : [stem(word)]));

/** The words between the stops around a place, from and to. */
function clauseAround(words: readonly string[], at: number): [number, number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !/[;:.]$/u.test(words[from - 1] ?? '')) from -= 1;
  while (to < words.length && !/[;.]$/u.test(words[to - 1] ?? '')) to += 1;
  return [from, to];
}
