/** `l’inscription`, `d’un`, `dell’acqua`: a word cut short before a vowel clings to the next one. */
const elision =
  /^[^A-Za-zªµºÀ-ÖØ-ӿ\d]*(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|un|quest|quell|(?:a|da|de|ne|su|co)ll|gl|sant)[’'](?=[A-Za-zªµºÀ-ÖØ-ӿ])/u;

/** Most words of most languages: nothing of them needs to be cut off or replaced. */
const alreadyPlain = /^[a-z\d]+$/u;

/** Words too common in any text to say what a value is about. */
const stopWords = new Set(
  `a an the of and or to in on at by for from with is are was were be been being this that these those it its as if then than such any all each every per which who whom whose will shall may must can could would should has have had do does did not no nor so but also into onto upon under over between within during until before after about above below their there they he she his her him you your we our us i me my up out off only other same more most less least one here where when while because through
  came come comes coming went go goes gone made make makes making took take takes taken gave give gives given got get gets stood stands became become becomes remain remains remained amounted amounts reached reaches mainly mostly nearly almost just even still again already very much many
  der die das den dem des ein eine einer eines einem einen und oder in im am an auf bei mit von vom zu zum zur für aus nach vor über unter ist sind war wird werden wurde sein hat haben nicht kein keine sich es sie er wir ihr uns als wie auch nur so dass wenn bis ab je pro durch gegen ohne um noch nach zwischen während innerhalb binnen
  kam kamen kommt kommen ging geht macht machte gibt gab beträgt betrug betragen beläuft belaufen liegt lag steht blieb bleibt etwa rund fast schon sehr
  le la les l d un une des du de et ou en au aux à dans par pour sur avec sans est sont été être ce cette ces qui que se sa son ses leur leurs il elle nous vous ne pas plus
  partir compter contar vient venu fait font va vont élève élèvent reste restent environ presque déjà très
  il lo gli dei degli delle dello dal dalla dai nel nella nei sul sulla che per tra fra della alla agli alle ed uno è di da si ci vi sono sarà saranno ha hanno non anche viene vengono vanno questo questa questi queste quale quali loro
  el los las un una unos unas y o de del al en por para con sin es son ser fue se su sus lo que como más no si ya muy entre hasta desde
  viene vino hace hizo va van asciende ascienden queda quedan casi muy`
    .split(/\s+/u)
    .map(makePlain),
);

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
