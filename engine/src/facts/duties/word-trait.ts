import { roleOf } from '../names/roles.ts';
import { plainWord } from '../words/stem.ts';
import { actorNounOf, withoutElision, type ActorNoun } from '../names/actor-nouns.ts';
import { dutyVerbOf } from './duty-verbs.ts';

/** What a printed word may be in a sentence about duties. */
export interface WordTrait {
  readonly plain: string;
  readonly noun: ActorNoun | undefined;
  /** Without such a word a sentence lays no duty on anybody. */
  readonly isTelling: boolean;
}

const telling =
  /^(?:by|durch|par|cost|costs|expense|charge|account|chargeable|rechargeable|responsibility|duty|task|job|rests?|lies?|remains?|falls?|left|up|lasten|kosten|rechnung|obliegt|obliegen|sache|aufgabe|frais|incomb\w+|cargo|cuenta|costa|expensas|spese|corresponde\w*|incumbe\w*|carico|cura|spetta\w*|come|comes|coming|looks?|berechne\w*|belastet|factur\w+|included|inbegriffen|enthalten|compris(?:es?)?|inclu\w+|compres\w|freight|ex|ab|frei|depart|franco|free|delivered|portes|en|carriage|fracht|frachtkosten|porto|fret|port|flete|portes?|trasporto)$/u;

/** Caches are emptied when they hold this many words, so that they cannot grow without end. */
const cacheLimit = 100_000;
const cache = new Map<string, WordTrait>();

/** Looks a printed word up; most words of a document stand in it many times. */
export function wordTrait(text: string): WordTrait {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const plain = plainWord(withoutElision(text));
  const noun = actorNounOf(text);
  const trait: WordTrait = {
    plain,
    noun,
    isTelling:
      noun !== undefined ||
      roleOf(text) !== undefined ||
      text.endsWith(':') ||
      dutyVerbOf(plain) !== undefined ||
      telling.test(plain),
  };
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(text, trait);
  return trait;
}
