import { separable } from '../words/helping-words.ts';
import { conceptOf } from '../words/concepts.ts';
import { plainWord, stem } from '../words/stem.ts';
import { isEmptyWord } from './empty-words.ts';
import { burdens } from './leave-words.ts';
import { familiesByPrefix, familyPrefix, verbFamilies } from './verb-families.ts';

/** Forms of English verbs that no ending explains. */
const irregular = new Map(
  `brought bring|kept keep|worn wear|lit light|sold sell|paid pay|taken take|written write|given give|held hold|left leave|sent send|built build|bought buy|borne bear|begun begin|broken break|chosen choose|drawn draw|driven drive|eaten eat|flown fly|grown grow|hung hang|known know|laid lay|led lead|lent lend|lost lose|ridden ride|said say|seen see|shown show|spent spend|spoken speak|stolen steal|swum swim|taught teach|told tell|thrown throw|understood understand|withdrawn withdraw|fed feed|fought fight|found find|shut shut|slept sleep|stood stand|dealt deal|done do|resold resell|sublet sublet|parked park|named name`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Spanish: `tomarlo`, `presentarse`. */
const enclitic = /^([A-Za-zªµºÀ-ÖØ-ӿ]{2,}[aei]r)(?:se|l[oae]s?|[mt]e|nos)$/u;

/** When something begins or ends is no part of what it is. */
const timing = new Set(['=end', '=start']);
const burden = new Set(burdens.split(/\s+/u).map(plainWord));

/** The stem by which sentences are compared that say the same in another voice or tense; empty for words that say nothing. */
export function topicStem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const term = topicStemOf(word);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(word, term);
  return term;
}

/** The cache is emptied when it holds this many words, so that it cannot grow without end. */
const cacheLimit = 100_000;
const cache = new Map<string, string>();

function topicStemOf(word: string): string {
  const plain = plainWord(word);
  // "B.2": the number of a clause.
  if (/^[a-z]\.\d/u.test(plain)) return '';
  if (burden.has(plain)) return '=burden';
  const regular =
    irregular.get(plain) ??
    enclitic.exec(plain)?.[1] ??
    (/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Ll}/u.test(word) ? withoutParticiple(plain) : plain);
  if (isEmptyWord(plain) || isEmptyWord(regular)) return '';
  const family = familyOf(plain) ?? familyOf(regular);
  if (family !== undefined) return family;
  // The stem of so short a word keeps its last consonant: "sign" and "signs".
  const term = stem(
    /^[A-Za-zªµºÀ-ÖØ-ӿ]{4}s$/u.test(regular) && !regular.endsWith('ss') ? regular.slice(0, -1) : regular,
  );
  if (timing.has(term)) return '';
  // "Park" as well as "parking".
  return term.startsWith('=') ? term : (conceptOf(`${regular}ing`) ?? term);
}

/** Of a word or of what is left of it without an ending. */
function familyOf(plain: string): string | undefined {
  // What begins like a verb, and is a thing.
  if (/^(?:products?|produkt(?:e[ns]?|s)?|produits?|productos?)$/u.test(plain)) return undefined;
  const known = verbFamilies.get(plain);
  if (known !== undefined || plain.length < 6) return known;
  return (
    verbFamilies.get(plain.replace(/(?:es|en|s|n|e)$/u, '')) ??
    verbFamilies.get(plain.replace(/[sn]$/u, '')) ??
    (plain.length > familyPrefix ? familiesByPrefix.get(plain.slice(0, familyPrefix)) : undefined)
  );
}

const participle = new RegExp(`^(${separable}|zu)?ge([A-Za-zªµºÀ-ÖØ-ӿ]{3,})(?:t|en)$`, 'u');
const infinitive = new RegExp(`^(${separable})zu([A-Za-zªµºÀ-ÖØ-ӿ]{3,}n)$`, 'u');

/** `Gemeinsamen`, `gesetzlichen`: adjectives that begin like a participle. */
const adjective = /(?:sam|lich|ig|bar|los|haft|isch|ring|nau|mein|wohn|heim|sund|rade)en$/u;

/** German: `abgestellt` and `abzustellen` as `abstellen`. */
const withoutParticiple = (plain: string): string =>
  (adjective.test(plain) ? plain : plain.replace(participle, '$1$2en')).replace(infinitive, '$1$2');
