import { plainWord } from '../words/stem.ts';

/** How often something happens: `words.slice(start, end)` of a sentence. */
export interface Recurrence {
  readonly start: number;
  readonly end: number;
  readonly perYear: number;
  /** One word that may belong to the noun behind it: `monthly reports`. */
  readonly isAdjective: boolean;
}

/** Times in a year, by the words that say so, without accents and endings. */
const adjectives: readonly (readonly [number, RegExp])[] = [
  [8760, /^(?:hourly|stundlich[A-Za-zªµºÀ-ÖØ-ӿ]*)$/u],
  [
    365,
    /^(?:daily|taglich[A-Za-zªµºÀ-ÖØ-ӿ]*|quotidien(?:ne)?(?:s|ment)?|journali(?:er|ere)s?|diari[oa]s?|diariamente)$/u,
  ],
  [52, /^(?:weekly|wochentlich[A-Za-zªµºÀ-ÖØ-ӿ]*|hebdomadaires?|semanal(?:es|mente)?)$/u],
  [
    26,
    /^(?:fortnightly|biweekly|bi-weekly|(?:zwei|14-?)wochentlich[A-Za-zªµºÀ-ÖØ-ӿ]*|vierzehntag(?:ig|lich)[A-Za-zªµºÀ-ÖØ-ӿ]*|14-?tag(?:ig|lich)[A-Za-zªµºÀ-ÖØ-ӿ]*|quincenal(?:es|mente)?)$/u,
  ],
  [24, /^(?:bimensuel(?:le)?s?)$/u],
  [12, /^(?:monthly|monatlich[A-Za-zªµºÀ-ÖØ-ӿ]*|mensuel(?:le)?s?|mensuellement|mensual(?:es|mente)?)$/u],
  [6, /^(?:bimonthly|bi-monthly|zweimonatlich[A-Za-zªµºÀ-ÖØ-ӿ]*|bimestriel(?:le)?s?|bimestral(?:es|mente)?)$/u],
  [
    4,
    /^(?:quarterly|vierteljahrlich[A-Za-zªµºÀ-ÖØ-ӿ]*|quartalsweise[A-Za-zªµºÀ-ÖØ-ӿ]*|quartalsmassig|trimestriel(?:le)?s?|trimestriellement|trimestral(?:es|mente)?)$/u,
  ],
  [
    2,
    /^(?:half-yearly|semi-annual(?:ly)?|semiannual(?:ly)?|biannual(?:ly)?|halbjahrlich[A-Za-zªµºÀ-ÖØ-ӿ]*|semestriel(?:le)?s?|semestral(?:es|mente)?)$/u,
  ],
  [1, /^(?:annual|annually|yearly|jahrlich[A-Za-zªµºÀ-ÖØ-ӿ]*|annuel(?:le)?s?|annuellement|anual(?:es|mente)?)$/u],
  [0.5, /^(?:biennial(?:ly)?|zweijahrlich[A-Za-zªµºÀ-ÖØ-ӿ]*|bisannuel(?:le)?s?|bienal(?:es)?)$/u],
];

const units: readonly (readonly [number, RegExp])[] = [
  [8760, /^(?:hours?|stunden?|heures?|horas?)$/u],
  [
    365,
    /^(?:days?|tage?n?s?|jours?|dias?|nights?|nachte?|mornings?|evenings?|morgen|abend|matins?|soirs?|mananas?|noches?)$/u,
  ],
  [52, /^(?:weeks?|wochen?|semaines?|semanas?)$/u],
  [
    52,
    /^(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montage?|dienstage?|mittwoche?|donnerstage?|freitage?|samstage?|sonntage?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/u,
  ],
  [26, /^(?:fortnights?)$/u],
  [12, /^(?:months?|monate?n?s?|mois|mes(?:es)?)$/u],
  [4, /^(?:quarters?|quartale?n?s?|vierteljahre?n?s?|trimestres?)$/u],
  [2, /^(?:half-years?|halbjahre?n?s?|semestres?)$/u],
  [1, /^(?:years?|annum|jahre?n?s?|ans?|annees?|anos?)$/u],
];

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['two zwei zweite zweiten zweiter zweites deux dos second other 2', 2],
    ['three drei dritte dritten drittes trois tres third 3', 3],
    ['four vier vierte vierten quatre cuatro 4', 4],
    ['five funf cinq cinco 5', 5],
    ['six sechs seis 6', 6],
    ['eight acht huit ocho 8', 8],
    ['ten zehn dix diez 10', 10],
    ['twelve zwolf douze doce 12', 12],
  ].flatMap(([words, value]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)]),
  ),
);

const every = /^(?:every|each|jede[nrsm]?|alle|chaque|cada|tou[ts]|toutes|tod[oa]s)$/u;
/** `twice`, `zweimal`: times in one word. */
const times: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  einmal: 1,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  funfmal: 5,
  sechsmal: 6,
};
const timesNoun = /^(?:times|mal|fois|veces|vez)$/u;
const one = /^(?:one|ein|une|una)$/u;
const per = /^(?:a|an|per|each|every|pro|im|am|in|je|par|por|al|a la|cada|chaque|der|die|das|the|l|la|jede[nrsm]?)$/u;

/** How many of a stretch of time a year has, by its name without accents: 52 for `weeks`. */
export const timesInYear = (word: string): number | undefined => units.find(([, pattern]) => pattern.test(word))?.[0];

/** Most words of a document stand in it many times; emptied when it holds so many, so that it cannot grow without end. */
const cacheLimit = 100_000;
const knownAdjectives = new Map<string, number | undefined>();

/** How often in a year, by one word without accents: 12 for `monthly`. */
export function adjectiveOf(word: string): number | undefined {
  if (knownAdjectives.has(word)) return knownAdjectives.get(word);
  const perYear = adjectives.find(([, pattern]) => pattern.test(word))?.[0];
  if (knownAdjectives.size >= cacheLimit) knownAdjectives.clear();
  knownAdjectives.set(word, perYear);
  return perYear;
}

/** Cheap to test. */
const hint =
  /\d|every|each|jede|alle|chaque|cada|tou[ts]|tod[oa]s|once|twice|thrice|mal|fois|ve[cz]|ly$|lich|tägig|quartal|annual|annuel|anual|mensu|trimest|semestr|semanal|hebdo|quoti|journal|diari|quincenal|bi[em]|bienal/i;

/** Finds how often things happen: `monthly`, `every two weeks`, `zweimal im Jahr`, `una vez a la semana`. */
export function findRecurrences(words: readonly string[]): Recurrence[] {
  if (!words.some((word) => hint.test(word))) return [];
  const plain = words.map(plainCount);
  const found: Recurrence[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const match = timesAt(plain, at) ?? everyAt(plain, at) ?? adjectiveAt(plain, at);
    if (match === undefined) continue;
    found.push(match);
    at = match.end - 1;
  }
  return found;
}

/** `3 × wöchentlich`, `2x a week`: the sign stands for its word. */
function plainCount(word: string): string {
  if (/^[x×]$/u.test(word)) return 'times';
  const [, count] = /^(\d{1,2})[x×]$/u.exec(word) ?? [];
  return count === undefined ? plainWord(word) : `${count}x`;
}

function adjectiveAt(plain: readonly string[], at: number): Recurrence | undefined {
  const perYear = adjectiveOf(plain[at] ?? '');
  return perYear === undefined ? undefined : { start: at, end: at + 1, perYear, isAdjective: true };
}

/** `every two weeks`, `jeden zweiten Tag`, `tous les deux mois`, `each Monday` */
function everyAt(plain: readonly string[], at: number): Recurrence | undefined {
  if (!every.test(plain[at] ?? '')) return undefined;
  let next = at + 1;
  if (/^(?:les|the|der|die|los|las)$/u.test(plain[next] ?? '')) next += 1;
  const count = numbers[plain[next] ?? ''];
  if (count !== undefined) next += 1;
  const unit = timesInYear(plain[next] ?? '');
  return unit === undefined
    ? undefined
    : { start: at, end: next + 1, perYear: unit / (count ?? 1), isAdjective: false };
}

/** `twice a year`, `three times daily`, `einmal pro Woche`, `dos veces al mes` */
function timesAt(plain: readonly string[], at: number): Recurrence | undefined {
  const word = plain[at] ?? '';
  const isCounted = timesNoun.test(plain[at + 1] ?? '');
  const signed = word.endsWith('x') ? numbers[word.slice(0, -1)] : undefined;
  const count = isCounted ? (one.test(word) ? 1 : numbers[word]) : (times[word] ?? signed);
  if (count === undefined) return undefined;
  let next = at + (isCounted ? 2 : 1);
  const adjective = adjectiveOf(plain[next] ?? '');
  if (adjective !== undefined) return { start: at, end: next + 1, perYear: count * adjective, isAdjective: false };
  const first = next;
  while (next < first + 2 && per.test(plain[next] ?? '')) next += 1;
  const interval = numbers[plain[next] ?? ''];
  if (interval !== undefined) next += 1;
  const unit = next === first ? undefined : timesInYear(plain[next] ?? '');
  return unit === undefined
    ? undefined
    : { start: at, end: next + 1, perYear: (count * unit) / (interval ?? 1), isAdjective: false };
}
