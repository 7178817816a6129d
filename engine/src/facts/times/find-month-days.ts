import { allMatches } from '../words/all-matches.ts';
import { textValue, type ValueMatch } from '../values/value.ts';

/** Ordinals that papers write out for the days of a month or of an absence, by number; `L` for the last. */
const ordinals: Readonly<Record<string, readonly string[]>> = {
  1: ['first', 'ersten', 'premier', 'primer', 'primero', 'primo'],
  2: ['second', 'zweiten', 'deuxième', 'second', 'segundo', 'secondo'],
  3: ['third', 'dritten', 'troisième', 'tercer', 'tercero', 'terzo'],
  4: ['fourth', 'vierten', 'quatrième', 'cuarto', 'quarto'],
  5: ['fifth', 'fünften', 'cinquième', 'quinto', 'cinco', 'cinq'],
  6: ['sixth', 'sechsten', 'sixième', 'sexto', 'sesto'],
  7: ['seventh', 'siebten', 'siebenten', 'septième', 'séptimo', 'settimo'],
  8: ['eighth', 'achten', 'huitième', 'octavo', 'ottavo'],
  10: ['tenth', 'zehnten', 'dixième', 'décimo', 'decimo', 'diez', 'dix'],
  15: ['fifteenth', 'fünfzehnten', 'quinzième', 'quinze', 'quince', 'quindici'],
  20: ['twentieth', 'zwanzigsten', 'vingtième', 'vingt', 'veinte', 'venti'],
  25: ['twenty-fifth', 'fünfundzwanzigsten', 'vingt-cinq', 'veinticinco'],
  30: ['thirtieth', 'dreißigsten', 'trente', 'treinta'],
  L: ['last', 'letzten', 'dernier', 'último', 'ultimo'],
};
/** How many of the first days: `the first five days`. */
const counts: Readonly<Record<string, readonly string[]>> = {
  3: ['three', 'drei', 'trois', 'tres', 'tre'],
  5: ['five', 'fünf', 'cinq', 'cinco', 'cinque'],
  7: ['seven', 'sieben', 'sept', 'siete', 'sette'],
  10: ['ten', 'zehn', 'dix', 'diez', 'dieci'],
  15: ['fifteen', 'fünfzehn', 'quinze', 'quince', 'quindici'],
};

const keysByWord = new Map(
  [ordinals, counts].flatMap((lexicon) =>
    Object.entries(lexicon).flatMap(([key, words]) => words.map((word) => [word, key] as const)),
  ),
);
const anyOf = (lexicon: Readonly<Record<string, readonly string[]>>): string => Object.values(lexicon).flat().join('|');

const figure = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const nth = String.raw`(?<nth>${figure}(?:st|nd|rd|th|er|\.|º|°)?|${anyOf(ordinals)})`;
const count = String.raw`(?<count>${figure}|${anyOf(counts)})`;
/** Days on which people work are counted apart. */
const working = String.raw`(?<working>working|business|banking|werk|arbeits|bank|ouvr(?:é|able)s?|hábil(?:es)?|laborables?|lavorativ[oi])`;
const month = String.raw`(?:(?:of|in) (?:each|every|the|a|any|the following|the next|the current|that) (?:calendar )?month|(?:eines|des|jeden|im|in jedem)(?: jeden| jeweiligen| folgenden| laufenden| nächsten)* (?:kalender|folge)?monate?s?|(?:de chaque|du) mois(?: suivant| en cours)?|(?:de cada|del) mes(?: siguiente| en curso)?|(?:di ogni|del) mese(?: successivo)?)(?![a-zß-ɏ])(?! (?:of|de|d['’]|di|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)[a-zß-ɏ]*) ?[a-zß-ɏ])`;
const dayWord = String.raw`(?:(?:calendar |kalender)?(?:days?|tage?[sn]?|jours?|días?|giorn[oi]))`;

const patterns = [
  // the 5th of each month, on the third working day of the month, le 5 de chaque mois, zum dritten Werktag eines Monats
  String.raw`(?<![a-zß-ɏ]|\d[.,]?|[.,/-])(?:(?:jour|día|giorno) )?${nth}(?: ${working}[ -]?${dayWord}| ${working}${dayWord}| ${dayWord}(?: ${working})?)? ${month}`,
  // the first five days of the month, los cinco primeros días hábiles de cada mes, den ersten drei Werktagen eines Monats
  String.raw`(?<![a-zß-ɏ])(?:first ${count}|ersten ${count})(?: ${working}[ -]?| )${dayWord} ${month}`,
  String.raw`(?<![a-zß-ɏ]|\d)${count} (?:premiers|primeros|primi) ${dayWord}(?: ${working})? ${month}`,
].map((source) => new RegExp(source, 'gi'));

/** `From the fourth day`, `ab dem vierten Tag`, `à partir du quatrième jour`: a day that is counted from when something began. */
const fromDay = new RegExp(
  String.raw`(?<=(?<![a-zß-ɏ])(?:from|after|as of|until|ab|ab dem|bis zum|nach dem|(?:à partir|à compter) du|dès le|après le|a partir del|desde el|hasta el|dal)(?: the)? )(?<nth>${figure}(?:st|nd|rd|th|e|ème|\.|º|°)|${anyOf(ordinals)})(?: ${working}[ -]?| )${dayWord}(?! (?:of|de|del|des|du) [a-zß-ɏ]*(?:month|monat|mois|mes))(?![a-zß-ɏ])`,
  'gi',
);

/** Cheap to test. */
const hint = /mo(?:nth|nat|is)|(?<![a-zß-ɏ])mese?(?![a-zß-ɏ])/i;
const dayHint = /(?:day|tag|jour|día|giorno)/i;

/**
 * Finds days that come back every month (`rent is due on the 5th of each month`, `within the first five days of the month`) and days that
 * are counted from a beginning (`from the fourth day of sickness`). Equal days have one key; working days are other days.
 */
export function findMonthDays(text: string): ValueMatch[] {
  const found: ValueMatch[] = [];
  const add = (match: RegExpExecArray, unit: string): void => {
    const start = match.index;
    const end = start + match[0].length;
    const key = keyOf(match.groups ?? {}, before.test(text.slice(0, start)) ? 1 : 0);
    if (key !== undefined && !found.some((other) => start < other.end && end > other.start))
      found.push({ start, end, value: textValue('identifier', key, unit) });
  };
  if (hint.test(text))
    for (const pattern of patterns)
      for (const match of allMatches(text, pattern))
        add(match, isOfArrears(text, match.index) ? 'numbered day of month of arrears' : 'numbered day of month');
  if (dayHint.test(text)) for (const match of allMatches(text, fromDay)) add(match, 'numbered day');
  return found;
}

/** `Rent not in by the fifth bears a charge`: a day on which something is late is not the one on which it is due. */
const late =
  /(?<![a-zß-ɏ])(?:not (?:yet )?(?:in|paid|received|made|settled|credited)|unpaid|late|overdue|outstanding|nicht [a-zß-ɏ ]{0,20}(?:bis|am)|verspätet|säumig|non (?:payé|reçu|réglé|versé)[a-zß-ɏ]*|impayé[a-zß-ɏ]*|en retard|no (?:pagad|abonad|recibid|satisfech)[a-zß-ɏ]*|impagad[a-zß-ɏ]*|con retraso)(?: \S+){0,3}? $/i;
const lateLead = /(?<![a-zß-ɏ])(?:after|nach|après|después|tras|dopo)(?: the| dem| del?| l[ae]| il)?(?: día| jour)? $/i;

/** How many letters before a day may say so. */
const reach = 60;

function isOfArrears(text: string, start: number): boolean {
  const lead = text.slice(Math.max(0, start - reach), start);
  return (
    late.test(lead) ||
    (lateLead.test(lead) && /(?<![a-zß-ɏ])(?:late(?!r|st)|verspätet|säum|retard|retraso|recargo|mora)/i.test(text))
  );
}

/** `Before the 6th` is by the 5th. */
const before = /(?<![a-zß-ɏ])(?:before|prior to|vor|avant|antes|prima)(?: the| dem| l[ae]| del?| il)? $/i;

function keyOf(
  { nth: day, count: days, working: isWorking }: Readonly<Record<string, string | undefined>>,
  less: number,
): string | undefined {
  const printed = (day ?? days ?? '').toLowerCase();
  const key = keysByWord.get(printed) ?? /^\d+/u.exec(printed)?.[0].replace(/^0/u, '');
  if (key === undefined || (less > 0 && Number(key) <= less)) return undefined;
  return `${isWorking === undefined ? '' : 'W'}${less === 0 ? key : Number(key) - less}`;
}
