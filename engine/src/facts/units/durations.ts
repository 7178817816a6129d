import { allMatches } from '../words/all-matches.ts';
import { germanNumber } from '../numbers/german-number.ts';
import { lookUp } from '../words/look-up.ts';

/** Kinds of duration that convert into each other exactly share a unit: days, or months, or hours. */
export interface DurationUnit {
  readonly unit: 'day' | 'month' | 'hour' | 'working day';
  readonly factor: number;
}

const working = String.raw`(?:business|working|werk|arbeits|bank|clear business)`;
const patterns: readonly (readonly [RegExp, DurationUnit])[] = [
  [
    new RegExp(
      String.raw`^[ -]?(?:${working}[ -]?(?:days?|tagen?|tage)|jours? ouvr(?:és?|ables?)|días? h[áa]biles|días? laborables?|giorn[oi] lavorativ[oi]|werkdag(?:en)?)(?![a-zß-ɏ])`,
      'i',
    ),
    { unit: 'working day', factor: 1 },
  ],
  [
    /^[ -]?(?:calendar |consecutive |clear |natural |full |(?:un)?paid |volle |bezahlte |ganze )?(?:days?|tage?[ns]?|kalendertage?n?|jours?|d[íi]as?|giorn[oi]|dag(?:en)?)(?![a-zß-ɏ])/i,
    { unit: 'day', factor: 1 },
  ],
  [
    /^[ -]?(?:calendar |full |(?:un)?paid |volle |bezahlte |ganze )?(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|wks?)(?![a-zß-ɏ])/i,
    { unit: 'day', factor: 7 },
  ],
  [/^[ -]?(?:fortnights?)(?![a-zß-ɏ])/i, { unit: 'day', factor: 14 }],
  [
    /^[ -]?(?:calendar |full |consecutive )?(?:months?|monate?[ns]?|mois|mes(?:es|[ei])?|maand(?:en)?|mths?)(?![a-zß-ɏ])/i,
    { unit: 'month', factor: 1 },
  ],
  [/^[ -]?(?:quarters?|quartale?n?|trimestres?)(?![a-zß-ɏ])/i, { unit: 'month', factor: 3 }],
  [
    /^[ -]?(?:full |consecutive |calendar )?(?:years?|yrs?|jahre?[ns]?|ans?|années?|a[ñn]os?|ann(?:[oi]|um)|jaar)(?![a-zß-ɏ])/i,
    { unit: 'month', factor: 12 },
  ],
  // Hours of work are hours: who counts them otherwise says so of both.
  [
    new RegExp(
      String.raw`^[ -]?(?:${working}[ -]?)?(?:hours?|hrs?|std\.?|stunden?|heures?|horas?|or[ae]|uur|h)(?![a-zß-ɏ])`,
      'i',
    ),
    { unit: 'hour', factor: 1 },
  ],
  [/^[ -]?(?:minutes?|mins?|minuten?|minut(?:os?|[oi])|min)(?![a-zß-ɏ])/i, { unit: 'hour', factor: 1 / 60 }],
  [/^[ -]?(?:seconds?|secs?|sekunden?|secondes?|segundos?|s)(?![a-zß-ɏ])/i, { unit: 'hour', factor: 1 / 3600 }],
];

/** The unit of duration that begins at an offset of a text. */
export function durationAt(text: string, offset: number): { unit: DurationUnit; end: number } | undefined {
  const rest = text.slice(offset, offset + 40);
  for (const [pattern, unit] of patterns) {
    const match = pattern.exec(rest);
    if (match !== null) return { unit, end: offset + match[0].length };
  }
  return undefined;
}

/** `two years and a half`, `deux ans et demi`, `dos años y medio`: where the half ends. */
export function halfAfter(text: string, offset: number): number | undefined {
  const match = /^ (?:and a half|et demie?|y medi[oa])(?![a-zß-ɏ])/i.exec(text.slice(offset, offset + 14));
  return match === null ? undefined : offset + match[0].length;
}

const time = String.raw`(?:(?:calendar|full|consecutive|volle[nrsm]?|ganze[nrsm]?) )?(?:business day|working day|year|month|week|day|hour|quarter|fortnight|jahr|monat|woche|tag|stunde|quartal|ann?ée|an|mois|semaine|jour|heure|trimestre|año|mes|semana|día|hora)`;
/** One of something; the articles count only where the words before speak of a stretch of time. */
const single = new RegExp(
  String.raw`(?<![a-zß-ɏ\d])(?:one|eine?[nrm]?|une?|una|an?(?= fortnight| (?:day|week|month|year|half-year|quarter)(?:[’']s notice| notice| or (?:more|less|longer|two)| (?:before|after|ahead|in advance|beforehand|later|earlier|prior)\b))|(?<=(?:within|least|than|every|exceed|exceeding) )an?(?= )|(?<=(?:innerhalb|binnen|von|dauer|ablauf|frist) )eine[sr])[ -](?=${time})`,
  'gi',
);
/** `a quarter of an hour`, `eine Viertelstunde`, `trois quarts d’heure`: minutes. */
const quarters =
  /(?<![a-zß-ɏ])(?:(?:a|one) quarter of an hour|(three) quarters of an hour|(?:eine[nr]? )?(drei[ -]?)?viertel ?stunden?|(?:un|(trois)) quarts? d['’]heure|un cuarto de hora|(tres) cuartos de hora)(?![a-zß-ɏ])/gi;

/** `a quarter of a year`, `ein Vierteljahr`: three months. */
const quarterYears =
  /(?<![a-zß-ɏ])(?:(?:a|one) quarter of a year|(three) quarters of a year|(?:ein(?:e[snm]?)? )?(drei)?viertel ?jahre?s?|un quart d['’]année|un cuarto de año)(?![a-zß-ɏ])/gi;

/** A duration that is not a figure with a unit. */
export interface SpokenDuration {
  readonly start: number;
  readonly end: number;
  readonly unit: DurationUnit;
  readonly count: number;
}

/** Quarters of an hour and of a year: `three quarters of an hour` is no nine months, `a quarter of a year` no year. */
export function findQuarters(text: string): SpokenDuration[] {
  if (!/quart|viertel|cuarto/i.test(text)) return [];
  const spoken = (pattern: RegExp, unit: DurationUnit): SpokenDuration[] =>
    allMatches(text, pattern).map((match) => {
      const count = match.slice(1).some((three) => three !== undefined) ? 3 : 1;
      return { start: match.index, end: match.index + match[0].length, unit, count };
    });
  return [...spoken(quarters, { unit: 'hour', factor: 1 / 4 }), ...spoken(quarterYears, { unit: 'month', factor: 3 })];
}

/** Durations written without a figure: `one month`, `ein Jahr`, `une semaine`. */
export function findSingleDurations(text: string): SpokenDuration[] {
  const found: SpokenDuration[] = [];
  for (const match of allMatches(text, single)) {
    const duration = durationAt(text, match.index + match[0].length);
    if (duration === undefined) continue;
    const extra = halfAfter(text, duration.end);
    const [end, count] = extra === undefined ? [duration.end, 1] : [extra, 1.5];
    found.push({ start: match.index, end, unit: duration.unit, count });
  }
  for (const match of /(?:day|tag|jour|día)(?![a-zß-ɏ])/i.test(text) ? text.matchAll(countedDay) : []) {
    const day = dayCount((match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').toLowerCase());
    if (day !== undefined)
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        unit: { unit: 'day', factor: 1 },
        count: day,
      });
  }
  return found;
}

/** `on the seventh day after discharge`, `am 7. Tag nach der Geburt`, `le septième jour suivant`, `al séptimo día de la firma` */
const countedDay =
  /(?<![a-zß-ɏ])(?:on (?:the )?(?:([a-zß-ɏ]+|\d{1,2}(?:st|nd|rd|th)) day|day \d{1,2})(?= (?:after|following|from|of))|am (\d{1,2}\.|[a-zß-ɏ]+) tag(?= (?:nach|ab))|le ([a-zß-ɏ]+|\d{1,2}(?:e|ème|er)) jour(?= (?:après|suivant|qui suit|à compter))|al ([a-zß-ɏ]+|\d{1,2}[º.]) día(?= (?:de|después|siguiente)))/gi;

/** First to fifteenth, without endings and accents. */
const dayWords = [
  ['first', 'erst', 'premier', 'primer'],
  ['second', 'zweit', 'deuxieme', 'segundo'],
  ['third', 'dritt', 'troisieme', 'tercer'],
  ['fourth', 'viert', 'quatrieme', 'cuarto'],
  ['fifth', 'funft', 'cinquieme', 'quinto'],
  ['sixth', 'sechst', 'sixieme', 'sexto'],
  ['seventh', 'siebt', 'septieme', 'septimo'],
  ['eighth', 'acht', 'huitieme', 'octavo'],
  ['ninth', 'neunt', 'neuvieme', 'noveno'],
  ['tenth', 'zehnt', 'dixieme', 'decimo'],
  ['eleventh', 'elft', 'onzieme', 'undecimo'],
  ['twelfth', 'zwolft', 'douzieme', 'duodecimo'],
  ['thirteenth', 'dreizehnt', 'treizieme'],
  ['fourteenth', 'vierzehnt', 'quatorzieme'],
  ['fifteenth', 'funfzehnt', 'quinzieme'],
] as const;

function dayCount(printed: string): number | undefined {
  if (/^\d/u.test(printed)) return Number.parseInt(printed, 10);
  const plain = printed.normalize('NFD').replace(/\p{M}/gu, '');
  const index = dayWords.findIndex((words) =>
    words.some((word) => plain === word || (/^(?:en|er|e)$/u.test(plain.slice(word.length)) && plain.startsWith(word))),
  );
  return index < 0 ? undefined : index + 1;
}

const adjective =
  /(?<![a-zß-ɏ\d])(?:(\d{1,3})[ -]?|([a-zß-ɏ]+?))(tägig|wöchig|monatig|jährig|stündig|minütig)(?:e[mnrs]?)?(?![a-zß-ɏ])/gi;
const adjectiveUnits: Readonly<Record<string, DurationUnit>> = {
  tägig: { unit: 'day', factor: 1 },
  wöchig: { unit: 'day', factor: 7 },
  monatig: { unit: 'month', factor: 1 },
  jährig: { unit: 'month', factor: 12 },
  stündig: { unit: 'hour', factor: 1 },
  minütig: { unit: 'hour', factor: 1 / 60 },
};

/** `6-monatig`, `dreimonatige Frist`, `zweijährig` */
export function findDurationAdjectives(text: string): SpokenDuration[] {
  return allMatches(text, adjective).flatMap((match) => {
    const unit = lookUp(adjectiveUnits, (match[3] ?? '').toLowerCase());
    const count = match[1] === undefined ? numberInGerman(match[2] ?? '') : Number(match[1]);
    if (unit === undefined || count === undefined) return [];
    return [{ start: match.index, end: match.index + match[0].length, unit, count }];
  });
}

const numberInGerman = (word: string): number | undefined =>
  germanNumber(word.toLowerCase().replace(/ß/gu, 'ss').normalize('NFD').replace(/\p{M}/gu, ''));
