import { allMatches } from '../words/all-matches.ts';
import { boundOf, spreadBefore } from '../values/bounds.ts';
import type { Language } from '../numbers/number-format.ts';
import { findNumberWords } from '../numbers/number-words.ts';
import type { ValueMatch } from '../values/value.ts';

/** `une heure trois quarts`, `1 h 25`, `an hour and a quarter`, `hora y media`: hours with a part of one behind them. */
const patterns: Readonly<Record<Language, RegExp>> = {
  en: /(?<![a-zß-ɏ\d])(?<hours>an|one|two|three|four|five|\d{1,2}) hours? and (?:a |an |one )?(?<part>quarter|half|three[- ]quarters)(?! (?:day|week|month|year)s?)(?![a-zß-ɏ])/gi,
  de: /(?<![a-zß-ɏ\d])(?<hours>eine?|zwei|drei|vier|fünf|\d{1,2}) (?:Stunden?|h) (?:und )?(?<part>eine (?:halbe|Viertelstunde)|dreiviertel|zehn|zwanzig|dreißig|vierzig|fünfzig|fünfundvierzig|fünfzehn)(?! ?(?:Minuten|Min\.?|Uhr|[a-zß-ɏ][a-zß-ɏ]))(?![a-zß-ɏ])/gi,
  fr: /(?<![a-zß-ɏ\d])(?<hours>une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d{1,2}) ?h(?:eures?)? ?(?:et )?(?<part>trois[- ]quarts|quart|demie?|\d\d|cinq|dix|quinze|vingt(?:-cinq)?|trente(?:-cinq)?|quarante(?:-cinq)?|cinquante(?:-cinq)?)(?: ?min(?:utes)?)?(?![a-zß-ɏ\d])/gi,
  es: /(?<![a-zß-ɏ\d])(?<hours>una|dos|tres|cuatro|cinco|\d{1,2}) horas? y (?<part>cuarto|media|tres cuartos|diez|quince|veinte|treinta|cuarenta|cincuenta)(?! ?minutos)(?![a-zß-ɏ])/gi,
  it: /(?<![a-zß-ɏ\d])(?<hours>un['’]?|due|tre|quattro|cinque|\d{1,2}) ?or[ae] e (?<part>un quarto|mezz[ao]|tre quarti|dieci|quindici|venti|trenta|quaranta|cinquanta)(?! ?minuti)(?![a-zß-ɏ])/gi,
};
/** Cheap to test. */
const hint = /hour|stunde|heure|\dh| h |hora| or[ae] /i;
/** `dure 1 h 25`: without such words it is a time of day, as in `à 1 h 25`. */
const lasts =
  /(?<![a-zß-ɏ])(?:dur[ée]es?|dure(?:nt|ra|ront)?|pendant|en|prend(?:re|ra)?|demande(?:ra)?|compte[rz]?|trajet|temps|environ|dans|sous|maximum|max\.?|minimum)[^.;\d]{0,24}$/i;
const atTime = /(?<![a-zß-ɏ])(?:à|dès|vers|avant|après|entre|jusqu[’']à|départ|arrivée|retour)\s[^.;\d]{0,4}$/i;
const shares: Readonly<Record<string, number>> = {
  quarter: 0.25,
  half: 0.5,
  'three quarters': 0.75,
  'eine halbe': 0.5,
  'eine viertelstunde': 0.25,
  dreiviertel: 0.75,
  quart: 0.25,
  demi: 0.5,
  demie: 0.5,
  'trois quarts': 0.75,
  cuarto: 0.25,
  media: 0.5,
  'tres cuartos': 0.75,
  'un quarto': 0.25,
  mezza: 0.5,
  mezzo: 0.5,
  'tre quarti': 0.75,
};
const behind = 36;

/** Finds durations in hours with a part of an hour behind them, which is printed without a unit of its own. */
export function findHours(text: string, language: Language): ValueMatch[] {
  if (!hint.test(text)) return [];
  return allMatches(text, patterns[language]).flatMap((match) => {
    const start = match.index;
    const before = text.slice(Math.max(0, start - behind), start);
    if (language === 'fr' && (!lasts.test(before) || atTime.test(before))) return [];
    const { hours = '', part = '' } = match.groups ?? {};
    const rest = shares[part.toLowerCase().replace('-', ' ')] ?? (numberOf(part, language) ?? 0) / 60;
    const length = (numberOf(hours, language) ?? 1) + rest;
    const end = start + match[0].length;
    const [less, more] = spreadBefore(text, start);
    const [low, high] = [length * (1 - less), length * (1 + more)];
    const value = { type: 'duration' as const, unit: 'hour', low, high, key: '' };
    return [{ start, end, value: { ...value, bound: boundOf(text, start, end) } }];
  });
}

const numberOf = (printed: string, language: Language): number | undefined =>
  /^\d/u.test(printed) ? Number(printed) : findNumberWords(printed, language)[0]?.value;
