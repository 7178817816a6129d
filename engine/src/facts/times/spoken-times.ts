import { allMatches } from '../words/all-matches.ts';
import type { NumberFormat } from '../numbers/number-format.ts';

/** A time of day in words: minutes after midnight, or after noon as well where the words do not say which. */
export interface SpokenTime {
  readonly start: number;
  readonly end: number;
  readonly minutes: number;
  readonly isHalfDay: boolean;
}

const numbers = (words: string): Readonly<Record<string, number>> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]));

const hours = {
  en: numbers('one two three four five six seven eight nine ten eleven twelve'),
  de: {
    ...numbers(
      'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig',
    ),
    ein: 1,
  },
  fr: numbers(
    'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-une vingt-deux vingt-trois vingt-quatre',
  ),
  es: numbers(
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuna veintidós veintitrés veinticuatro',
  ),
  it: numbers(
    'una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitre ventiquattro',
  ),
} as const;
/** Minutes that are said in words behind the hour: `neunzehn Uhr dreißig`, `dix-huit heures quarante-cinq`, `diecinueve treinta horas`. */
const minutesInWords: Readonly<Record<string, number>> = {
  fünf: 5,
  zehn: 10,
  fünfzehn: 15,
  zwanzig: 20,
  fünfundzwanzig: 25,
  dreißig: 30,
  fünfunddreißig: 35,
  vierzig: 40,
  fünfundvierzig: 45,
  fünfzig: 50,
  fünfundfünfzig: 55,
  cinq: 5,
  dix: 10,
  quinze: 15,
  vingt: 20,
  'vingt-cinq': 25,
  trente: 30,
  'trente-cinq': 35,
  quarante: 40,
  'quarante-cinq': 45,
  cinquante: 50,
  'cinquante-cinq': 55,
  cinco: 5,
  diez: 10,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  'treinta y cinco': 35,
  cuarenta: 40,
  'cuarenta y cinco': 45,
  cincuenta: 50,
  'cincuenta y cinco': 55,
};
const steps: Readonly<Record<string, number>> = {
  quarter: 15,
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty-five': 25,
  viertel: 15,
  fünf: 5,
  zehn: 10,
  zwanzig: 20,
};

const minuteWords = Object.keys(minutesInWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const anyOf = (record: Readonly<Record<string, number>>): string =>
  Object.keys(record)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const none = String.raw`(?<![a-zß-ɏ\d.,:/])`;
const stop = String.raw`(?![a-zß-ɏ\d])`;
/** The half of the day, as the words behind a time tell it. */
const halves = {
  en: String.raw`(?: (?:in the |at )?(?<half>morning|afternoon|evening|night|a\.? ?m\.?(?![a-zß-ɏ])|p\.? ?m\.?(?![a-zß-ɏ])))?`,
  de: String.raw`(?: uhr)?(?: (?<half>morgens|früh|vormittags|mittags|nachmittags|abends|nachts))?`,
  fr: String.raw`(?: (?:du |de l['’])?(?<half>matin|après-midi|soir))?`,
  es: String.raw`(?: de la (?<half>mañana|tarde|noche))?`,
  it: String.raw`(?: (?:del|di) (?<half>mattin[ao]|pomeriggio|sera|notte))?`,
} as const;

const patterns: Readonly<Record<NumberFormat['language'], readonly RegExp[]>> = {
  en: [
    new RegExp(
      String.raw`${none}(?:(?<part>half) (?<way>past)|(?<part>quarter|(?<=(?:at|by|until|till|about) )(?:five|ten|twenty|twenty-five)) (?<way>past|to)) (?<hour>\d{1,2}|${anyOf(hours.en)})${stop}${halves.en}`,
      'gi',
    ),
    new RegExp(
      String.raw`${none}(?<hour>\d{1,2}|${anyOf(hours.en)})(?:[.:](?<minute>[0-5]\d))?(?: o[’']clock${halves.en}| (?:in the |at )(?<half>morning|afternoon|evening|night))${stop}`.replace(
        '(?<half>morning|afternoon|evening|night))',
        '(?<late>morning|afternoon|evening|night))',
      ),
      'gi',
    ),
  ],
  de: [
    new RegExp(
      String.raw`${none}(?<part>halb|(?:drei)?viertel) (?:(?<way>nach|vor) )?(?<hour>${anyOf(hours.de)}|\d{1,2})${stop}${halves.de}`,
      'gi',
    ),
    new RegExp(
      String.raw`${none}(?<part>fünf|zehn|zwanzig) (?<way>nach|vor) (?<hour>${anyOf(hours.de)})${stop}${halves.de}`,
      'gi',
    ),
    new RegExp(
      String.raw`${none}(?<hour>${anyOf(hours.de)}) uhr(?: (?<spoken>${minuteWords}))?${stop}${halves.de.replace('(?: uhr)?', '')}`,
      'gi',
    ),
  ],
  fr: [
    new RegExp(
      String.raw`(?<=(?:à|dès|vers|avant|après|jusqu['’]à|de|entre|et) )(?<hour>${anyOf(hours.fr)}) heures?(?: (?:(?<way>et|moins) (?:le |un )?(?<part>demie?|quart)|(?<spoken>${minuteWords})))?${stop}${halves.fr}`,
      'gi',
    ),
  ],
  es: [
    new RegExp(
      String.raw`(?<=(?<![a-zß-ɏ])(?:las? |siendo (?:las? )?))(?<hour>${anyOf(hours.es)})(?: (?:y |con )?(?:(?<part>media|cuarto)|(?<spoken>${minuteWords})))? horas?${stop}${halves.es}`,
      'gi',
    ),
    new RegExp(
      String.raw`(?<=(?<![a-zß-ɏ])las? )(?<hour>${anyOf(hours.es)}|\d{1,2})(?:[.:](?<minute>[0-5]\d))?(?: (?<way>y|menos) (?<part>media|cuarto))?${stop}(?! (?:días|semanas|meses|años|horas))${halves.es}`,
      'gi',
    ),
    // "De diez de la mañana a nueve de la noche": the half of the day tells that hours are meant.
    new RegExp(
      String.raw`(?<=(?<![a-zß-ɏ])(?:de|desde|a|hasta|entre|y) )(?<hour>${anyOf(hours.es)}|\d{1,2})(?: (?<way>y|menos) (?<part>media|cuarto))? de la (?<half>mañana|tarde|noche)${stop}`,
      'gi',
    ),
  ],
  it: [
    new RegExp(
      String.raw`(?<=(?<![a-zß-ɏ])(?:dalle|alle|ore) )(?<hour>${anyOf(hours.it)})(?: (?<way>e|meno) (?:un )?(?<part>mezz[ao]|quarto))?${stop}(?! (?:giorni|settimane|mesi|anni|ore)(?![a-zß-ɏ]))${halves.it}`,
      'gi',
    ),
  ],
};
/** Cheap to test. */
const hints: Readonly<Record<NumberFormat['language'], RegExp>> = {
  en: /clock|morning|afternoon|evening|night|(?:half|quarter|five|ten|twenty) (?:past|to) /i,
  de: /halb|viertel| nach | vor | uhr/i,
  fr: /heure/i,
  es: /(?<![a-zß-ɏ])las? |horas/i,
  it: /(?<![a-zß-ɏ])(?:d?alle|ore) /i,
};

const early = /^(?:morning|morgens|früh|vormittags|matin|mattin|mañana|a\.? ?m)/i;

/** Times of day in the words of a language: `half past five`, `halb acht`, `sept heures et demie`, `las ocho y media`. */
export function findSpokenTimes(text: string, language: NumberFormat['language']): SpokenTime[] {
  if (!hints[language].test(text)) return [];
  const found: SpokenTime[] = [];
  for (const pattern of patterns[language]) {
    for (const match of allMatches(text, pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && end > other.start)) continue;
      if (language === 'fr' && isStretch(text, start, end)) continue;
      const time = read(match.groups ?? {}, language);
      if (time !== undefined) found.push({ start, end, ...time });
    }
  }
  return found;
}

/** `un délai de deux heures` is no time of day, `de deux heures à cinq heures` is. */
const isStretch = (text: string, start: number, end: number): boolean =>
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])de $/u.test(text.slice(Math.max(0, start - 4), start)) &&
  !/^ (?:à|jusqu)/u.test(text.slice(end, end + 7)) &&
  !/(?:matin|midi|soir)$/i.test(text.slice(start, end));

function read(
  groups: Record<string, string | undefined>,
  language: NumberFormat['language'],
): Pick<SpokenTime, 'minutes' | 'isHalfDay'> | undefined {
  const named = (groups['hour'] ?? '').toLowerCase();
  const hour = /\d/u.test(named) ? Number(named) : (hours[language] as Readonly<Record<string, number>>)[named];
  const half = groups['half'] ?? groups['late'];
  if (hour === undefined || hour > 24) return undefined;
  // "las 2" and "las dos" may be two things, such as keys.
  const isSpoken = groups['spoken'] !== undefined || (hour > 12 && hour < 24);
  if (
    language === 'es' &&
    half === undefined &&
    !isSpoken &&
    groups['part'] === undefined &&
    groups['minute'] === undefined
  )
    return undefined;
  const minutes =
    hour * 60 +
    Number(groups['minute'] ?? 0) +
    (minutesInWords[(groups['spoken'] ?? '').toLowerCase()] ?? 0) +
    shift((groups['part'] ?? '').toLowerCase(), (groups['way'] ?? '').toLowerCase(), language);
  if (half === undefined) return { minutes: minutes >= 0 ? minutes : minutes + 720, isHalfDay: hour <= 12 };
  const isEarly = early.test(half);
  const isNight = /night|nachts|noche|notte/i.test(half);
  if (isEarly || (isNight && hour < 6 && language !== 'es'))
    return { minutes: hour === 12 ? minutes - 720 : minutes, isHalfDay: false };
  return { minutes: hour < 12 ? minutes + 720 : isNight ? minutes + 720 : minutes, isHalfDay: false };
}

/** Minutes by which the words around an hour move it: `half past`, `halb` (to), `moins le quart`. */
function shift(part: string, way: string, language: string): number {
  if (part === '') return 0;
  if (language === 'de' && way === '') return part === 'halb' ? -30 : part === 'dreiviertel' ? -15 : -45;
  const size = steps[part] ?? (/^quart|cuarto/u.test(part) ? 15 : 30);
  return /^(?:to|vor|moins|menos|meno)$/u.test(way) ? -size : size;
}
