import { plainWord } from '../words/stem.ts';
import { timeEventWords } from './time-event-lexicon.ts';

const exact = new Map<string, string>();
const beginnings = new Map<string, string>();
const endings = new Map<string, string>();
for (const line of timeEventWords.trim().split('\n')) {
  const [name = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) {
    if (word.startsWith('*')) endings.set(word.slice(1), name);
    else if (word.endsWith('*')) beginnings.set(word.slice(0, -1), name);
    else exact.set(word, name);
  }
}
const shortestBeginning = 3;
const shortestEnding = 4;

const cacheLimit = 50_000;
const cache = new Map<string, string | undefined>();

/** The event that a word names. */
export function timeEventOf(word: string): string | undefined {
  if (cache.has(word)) return cache.get(word);
  const plain = plainWord(word);
  const named = isParticiple(word, plain) ? undefined : eventOf(plain);
  const event = named === 'none' ? undefined : named;
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(word, event);
  return event;
}

/** `Laufende`, `entsprechende`: what ends so in small letters is a form of a verb, and in Spanish `comprende`; `Mietende` is an end. */
const isParticiple = (word: string, plain: string): boolean =>
  plain.endsWith('ende') && plain.length > 'ende'.length && /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Ll}/u.test(word);

function eventOf(plain: string): string | undefined {
  const whole = exact.get(plain);
  if (whole !== undefined) return whole;
  for (let length = plain.length; length >= shortestBeginning; length -= 1) {
    const event = beginnings.get(plain.slice(0, length));
    if (event !== undefined) return event;
  }
  for (let from = 1; plain.length - from >= shortestEnding; from += 1) {
    const event = endings.get(plain.slice(from));
    if (event !== undefined) return event;
  }
  return undefined;
}
