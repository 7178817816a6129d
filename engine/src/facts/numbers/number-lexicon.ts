import type { Language } from './number-format.ts';

export type NumberWords = Readonly<Record<string, number>>;

/** Values by word; words of the same value are parted by a bar. Spelling is compared without accents. */
const counted = (words: string, first = 0): [string, number][] =>
  words.split(' ').flatMap((word, index) => word.split('|').map((one): [string, number] => [one, first + index]));

const valued = (words: string): [string, number][] =>
  words.split(' ').map((entry) => {
    const [word = '', value = ''] = entry.split('=');
    return [word, Number(value)];
  });

/** Numbers below a hundred that are one word, and the Spanish hundreds. Short words of one language are common words of another. */
export const smallNumbers: Readonly<Record<Language, NumberWords>> = {
  en: Object.fromEntries([
    ...counted(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...valued('twenty=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90'),
  ]),
  de: Object.fromEntries([
    ...counted(
      'zwei|zwo drei vier funf|fuenf sechs sieben acht neun zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn',
      2,
    ),
    ...valued('zwanzig=20 dreissig=30 vierzig=40 funfzig=50 fuenfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90'),
  ]),
  fr: Object.fromEntries([
    ...counted('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
    ...valued(
      'vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 octante=80 nonante=90',
    ),
  ]),
  es: Object.fromEntries([
    ...counted(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun|veintiuno|veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
      2,
    ),
    ...valued('treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90'),
    ...['doscient', 'trescient', 'cuatrocient', 'quinient', 'seiscient', 'setecient', 'ochocient', 'novecient'].flatMap(
      (root, index): [string, number][] => [
        [`${root}os`, (index + 2) * 100],
        [`${root}as`, (index + 2) * 100],
      ],
    ),
  ]),
  it: Object.fromEntries([
    ...counted(
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
      2,
    ),
    ...valued('trenta=30 quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90'),
  ]),
};

/** `five cents` is no number in English. */
export const hundreds: Readonly<Record<Language, NumberWords>> = {
  en: { hundred: 100 },
  de: { hundert: 100 },
  fr: { cent: 100, cents: 100 },
  es: { cien: 100, ciento: 100 },
  it: { cento: 100 },
};

/** Words for one that are articles as well: they count only before a scale or behind tens. */
export const ones: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['a']),
  de: new Set(['ein', 'eine', 'einer', 'einen']),
  fr: new Set(['un', 'une']),
  es: new Set(['un', 'uno', 'una']),
  it: new Set(['un', 'uno', 'una']),
};

/** Scales that are said without a count before them. */
export const bareThousands: Readonly<Record<Language, NumberWords>> = {
  en: {},
  de: { tausend: 1e3 },
  fr: { mille: 1e3 },
  es: { mil: 1e3 },
  it: { mille: 1e3 },
};

export const scaleWords: Readonly<Record<Language, NumberWords>> = {
  en: { dozen: 12, thousand: 1e3, million: 1e6, billion: 1e9 },
  de: { tausend: 1e3, million: 1e6, millionen: 1e6, milliarde: 1e9, milliarden: 1e9 },
  fr: { mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  es: { mil: 1e3, millon: 1e6, millones: 1e6 },
  it: { mila: 1e3, milione: 1e6, milioni: 1e6, miliardo: 1e9, miliardi: 1e9 },
};

/** What joins the parts of a number: `hundred and five`, `vingt et un`, `treinta y cinco`. */
export const numberJoiner: Readonly<Record<Language, string>> = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e' };

/** Half of what follows: `half a litre`, `ein halbes Jahr`, `une demi-heure`, `medio año`. */
export const aHalf: Readonly<Record<Language, RegExp>> = {
  en: /(?<![a-zß-ɏ])half an?(?= [a-zß-ɏ])/gi,
  de: /(?<![a-zß-ɏ])eine?[mnrs]? halbe[nrs]?(?= [a-zß-ɏ])/gi,
  fr: /(?<![a-zß-ɏ])une? demie?(?=[- ][a-zß-ɏ])/gi,
  es: /(?<![a-zß-ɏ])(?:una? )?medi[oa](?= [a-zß-ɏ])/gi,
  it: /(?<![a-zß-ɏ])(?:una? )?mezz[oa](?= [a-zß-ɏ])|(?<![a-zß-ɏ])mezz['’](?=ora)/gi,
};

/** What makes six of a half. */
export const aDozen = /^[ -](?:dozen|dutzend|douzaine|docena|dozzina)(?![a-zß-ɏ])/i;

/** `two and a half`, `deux et demi`; in German it is part of the word. */
export const andHalf: Readonly<Record<Language, RegExp>> = {
  en: /^ and (?:a|one)[ -]half(?![a-zß-ɏ])/i,
  de: /^ ?(?:und ein halb(?:e[sn]?)?|1\/2)(?![a-zß-ɏ])/i,
  fr: /^ et demie?(?![a-zß-ɏ])/i,
  es: /^ y medi[oa](?![a-zß-ɏ])/i,
  it: /^ e mezz[oa](?![a-zß-ɏ])/i,
};
