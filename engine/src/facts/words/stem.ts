import stopWordLines from '../../lexicon/stop-words.json' with { type: 'json' };
import { groups } from '../../lexicon/word-lists.ts';

/** `l’inscription`, `d’un`, `dell’acqua`: a word cut short before a vowel clings to the next one. */
const elision =
  /^[^A-Za-zªµºÀ-ÖØ-ӿ\d]*(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|un|quest|quell|(?:a|da|de|ne|su|co)ll|gl|sant)[’'](?=[A-Za-zªµºÀ-ÖØ-ӿ])/u;

/** Most words of most languages: nothing of them needs to be cut off or replaced. */
const alreadyPlain = /^[a-z\d]+$/u;

/** Words too common in any text to say what a value is about. */
const stopWords = new Set(groups.parse(stopWordLines).flat().map(makePlain));

const suffixes =
  /(?:ational|isation|ization|fulness|ements?|ations?|at(?:es?|ed|ing)|ments?|ities|ness|able|ible|ance|ence|ings?|lich|isch|ies|ied|ion|ions|ors?|ers?|ed|es|en|em|ern|er|et|e|s|n|os|as|a|o)$/u;

/** Caches are emptied when they hold this many words, so that they cannot grow without end. */
const cacheLimit = 200_000;
const plainWords = new Map<string, string>();

/** Lower case, without accents, possessives, elided articles and punctuation at its edges. */
export function plainWord(word: string): string {
  const known = plainWords.get(word);
  if (known !== undefined) return known;
  const plain = makePlain(word);
  if (plainWords.size >= cacheLimit) plainWords.clear();
  plainWords.set(word, plain);
  return plain;
}

function makePlain(word: string): string {
  const lower = word.toLowerCase();
  if (alreadyPlain.test(lower)) return lower;
  return lower
    .replace(/[’']s$/u, '')
    .replace(elision, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ\d]+|[^A-Za-zªµºÀ-ÖØ-ӿ\d]+$/gu, '');
}

const cache = new Map<string, string>();

/** What words of one family share; empty for words that say nothing. */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stemmed = stemOf(plainWord(word));
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(word, stemmed);
  return stemmed;
}

function stemOf(plain: string): string {
  if (plain.length < 2 || stopWords.has(plain) || /^\d/u.test(plain)) return '';
  return cut(plain);
}

function cut(plain: string): string {
  const root =
    plain.length > 4
      ? plain
          .replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{3})ies$/u, 'y')
          .replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{3}[^s])s$/u, '')
          .replace(suffixes, '')
      : plain.replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{3})s$/u, '');
  // "cancel" and "cancellation", "ship" and "shipped" are one word.
  const single = root.replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{2})([b-df-hj-np-tv-z])\1$/u, '$1');
  return single.length < 3 ? plain : single.slice(0, 7);
}
