import { allMatches } from '../words/all-matches.ts';
import { boundOf } from './bounds.ts';
import type { Language } from '../numbers/number-format.ts';
import type { ValueMatch } from './value.ts';

interface FractionWords {
  readonly counts: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, number>>;
}

const words: Readonly<Record<Language, FractionWords>> = {
  en: {
    counts: { one: 1, a: 1, two: 2, three: 3, four: 4 },
    parts: {
      third: 3,
      thirds: 3,
      quarters: 4,
      quarter: 4,
      fifth: 5,
      fifths: 5,
      sixth: 6,
      sixths: 6,
      eighth: 8,
      eighths: 8,
      tenth: 10,
      tenths: 10,
    },
  },
  de: {
    counts: { ein: 1, einem: 1, eines: 1, zwei: 2, drei: 3, vier: 4 },
    parts: {
      drittel: 3,
      dritteln: 3,
      viertel: 4,
      vierteln: 4,
      fünftel: 5,
      fünfteln: 5,
      sechstel: 6,
      achtel: 8,
      zehntel: 10,
    },
  },
  fr: {
    counts: { un: 1, deux: 2, trois: 3, quatre: 4 },
    parts: {
      tiers: 3,
      quart: 4,
      quarts: 4,
      cinquième: 5,
      cinquièmes: 5,
      sixième: 6,
      huitième: 8,
      dixième: 10,
      dixièmes: 10,
    },
  },
  es: {
    counts: { un: 1, dos: 2, tres: 3, cuatro: 4 },
    parts: {
      tercio: 3,
      tercios: 3,
      cuarto: 4,
      cuartos: 4,
      quinto: 5,
      quintos: 5,
      sexto: 6,
      octavo: 8,
      décimo: 10,
      décimos: 10,
    },
  },
  it: {
    counts: { un: 1, due: 2, tre: 3, quattro: 4 },
    parts: {
      terzo: 3,
      terzi: 3,
      quarto: 4,
      quarti: 4,
      quinto: 5,
      quinti: 5,
      sesto: 6,
      ottavo: 8,
      decimo: 10,
      decimi: 10,
    },
  },
};

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const { counts, parts } = words[language];
  const any = (record: Readonly<Record<string, number>>): string => Object.keys(record).join('|');
  const pattern = new RegExp(String.raw`(?<![a-zß-ɏ])(${any(counts)})[ -](${any(parts)})(?![a-zß-ɏ])`, 'gi');
  patterns.set(language, pattern);
  return pattern;
}

/** Of one hour or year a quarter is a stretch of time, not a share. */
const isOfTime = /^ (?:of an hour|hours?|of a year|stunde|d['’]heure|de hora|jahr)/i;

/** `a quarter past nine`, `a quarter in which`: a share only where it is one of something. */
const isQuarterOfTime = (text: string, start: number, end: number, count: string): boolean =>
  count === 'a' &&
  /quarter$/i.test(text.slice(start, end)) &&
  !/^ of (?!an? (?:hour|year)|(?:the )?(?:hour|year|century)|\d)/i.test(text.slice(end, end + 16));

/** A third party, `un tiers ne peut`, `un cuarto para dos`: a share only where its whole or a rate follows, or nothing. */
const isOfOrder = (text: string, end: number, count: string, part: string): boolean =>
  /^(?:an?|une?)$/u.test(count) &&
  /^(?:third|tiers|cuarto|quinto|sexto|octavo|décimo)$/u.test(part) &&
  !/^(?:$|\s*[^A-Za-zªµºÀ-ÖØ-ӿ\s]|\s(?:of|more|less|off|on|at|is|and|or|each|de|du|des|del|d['’]|à|au|aux|en|al|más|menos)(?![A-Za-zªµºÀ-ÖØ-ӿ]))/u.test(
    text.slice(end, end + 8),
  );

/** The half of something that is paid or counted; not of a time, a year or a game. */
const half =
  /(?<![a-zß-ɏ-])(?:(?<!(?:first|second|latter|other) )half(?= (?:of (?!an? |\d|the (?:year|month|season|match|day))|or (?:more|less)(?![a-zß-ɏ])|price|the (?!year|month|season|day|time)[a-zß-ɏ]|(?:its|their|his|her|this|that|all)(?![a-zß-ɏ])))|(?<!(?:erste[nr]?|zweite[nr]?) )hälfte(?= (?:der|des|von|seine[rs]?|ihre[rs]?)(?![a-zß-ɏ])(?! (?:jahr|monat|woche|stunde))|[.,;]|$)|halbe[mnrs]? (?=preis|beitrag|gebühr|menge|kosten|satz|lohn|gehalt|miete)|(?<!(?:première|seconde|deuxième) )moitié(?= (?:prix|tarif|de(?:s|(?= la| l['’]))?(?![a-zß-ɏ])|du)(?![a-zß-ɏ])(?! (?:mois|année|an)(?![a-zß-ɏ]))|[.,;]|$)|demi-tarif|(?<!(?:primera|segunda) )mitad(?= del? (?!año|mes|día)|[.,;]|$))/gi;

/** A part with its article and the whole behind it: `le quart du prix`, `la tercera parte de la cuota`, `tres cuartas partes`. */
const articled =
  /(?<![a-zß-ɏ])(?:(?:le|du|au) (tiers|quart|cinquième|dixième)(?= d(?:e|u|es)(?![a-zß-ɏ])| d['’])(?! d['’](?:heure|an)| de (?:la )?(?:nuit|finale|journée|siècle|travail|garde))|(la|una|dos|tres|cuatro) (tercera|cuarta|quinta|sexta|octava|décima)s? partes?(?![a-zß-ɏ]))/gi;

const articledParts: Readonly<Record<string, number>> = {
  tiers: 3,
  quart: 4,
  cinquième: 5,
  dixième: 10,
  tercera: 3,
  cuarta: 4,
  quinta: 5,
  sexta: 6,
  octava: 8,
  décima: 10,
};
const articledCounts: Readonly<Record<string, number>> = { dos: 2, tres: 3, cuatro: 4 };

const findArticled = (text: string): ValueMatch[] =>
  allMatches(text, articled).map((match) => {
    const part = articledParts[(match[1] ?? match[3] ?? '').toLowerCase()] ?? 1;
    const count = articledCounts[(match[2] ?? '').toLowerCase()] ?? 1;
    // What is the quarter of something is named with its article, which is none of its words.
    const article = count === 1 ? match[0].indexOf(' ') + 1 : 0;
    return share(text, match.index + article, match.index + match[0].length, (100 * count) / part);
  });

/** Finds fractions in words, as shares: `two-thirds`, `drei Viertel`, `deux tiers`, `half of the fee`. */
export function findFractions(text: string, language: Language): ValueMatch[] {
  const found = findParts(text, language);
  if (/tiers|quart|ième|parte/i.test(text)) found.push(...findArticled(text).filter((one) => !overlaps(found, one)));
  if (!/hal[fb]|hälft|moiti|demi|mitad/i.test(text)) return found;
  for (const match of allMatches(text, half)) {
    const end = match.index + match[0].trimEnd().length;
    if (!overlaps(found, { start: match.index, end })) found.push(share(text, match.index, end, 50));
  }
  return found;
}

const overlaps = (found: readonly ValueMatch[], { start, end }: Pick<ValueMatch, 'start' | 'end'>): boolean =>
  found.some((other) => start < other.end && end > other.start);

function share(text: string, start: number, end: number, percent: number): ValueMatch {
  const value = { type: 'percent' as const, unit: '', low: percent - 0.05, high: percent + 0.05, key: '' };
  return { start, end, value: { ...value, bound: boundOf(text, start, end) } };
}

function findParts(text: string, language: Language): ValueMatch[] {
  const { counts, parts } = words[language];
  return allMatches(text, patternOf(language)).flatMap((match) => {
    const end = match.index + match[0].length;
    const count = (match[1] ?? '').toLowerCase();
    if (isOfTime.test(text.slice(end, end + 12)) || isQuarterOfTime(text, match.index, end, count)) return [];
    if (isOfOrder(text, end, count, (match[2] ?? '').toLowerCase())) return [];
    const percent = (100 * (counts[count] ?? 1)) / (parts[(match[2] ?? '').toLowerCase()] ?? 1);
    return [share(text, match.index, end, percent)];
  });
}
