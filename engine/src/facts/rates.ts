import { adjectiveOf, timesInYear } from './times/recurrences.ts';
import { plainWord } from './words/stem.ts';

/** The stretch of time that an amount is reckoned by. */
export interface Rate {
  readonly perYear: number;
  /** How many words say so. */
  readonly length: number;
}

const per = /^(?:a|an|per|each|every|pro|je|jede[nrsm]?|par|por|al?|cada|chaque|im|in|l)$/u;
const article = /^(?:la|le|el|der|l)$/u;
/** `per calendar week`, `je angefangene Woche`: how the time is counted, not which it is. */
const counted =
  /^(?:calendar|working|business|full|complete|completed|started|whole|kalender|volle[nrs]?|vollendete[nrs]?|angefangene[nrs]?|begonnene[nrs]?|entier|entiere|civile?|natural)$/u;
/** `64 hours of teaching a year` */
const ofThing = /^(?:of|de|d|du|des|an|di)$|^d[’']/u;

/** What a value is reckoned by, from the words right behind it: `£850 a day`, `12 € monatlich`, `64 heures de cours par an`. */
export function rateBehind(words: readonly string[]): Rate | undefined {
  const at = ofThing.test(words[0]?.toLowerCase() ?? '') ? endOfThing(words) : 0;
  if (at === undefined) return undefined;
  const plain = words.map(plainWord);
  const adverb = adjectiveOf(plain[at] ?? '');
  if (adverb !== undefined) return { perYear: adverb, length: at + 1 };
  if (!per.test(plain[at] ?? '')) return undefined;
  let next = at + 1;
  if (article.test(plain[next] ?? '')) next += 1;
  if (counted.test(plain[next] ?? '')) next += 1;
  const perYear = timesInYear(plain[next] ?? '');
  return perYear === undefined ? undefined : { perYear, length: next + 1 };
}

/** Words of a thing, at most. */
const longestThing = 3;

function endOfThing(words: readonly string[]): number | undefined {
  const at = words.findIndex((word, index) => index > 0 && per.test(plainWord(word)));
  const isNear = at > 0 && at <= longestThing && !words.slice(0, at).some((word) => /[.,;:)]$/u.test(word));
  return isNear ? at : undefined;
}
