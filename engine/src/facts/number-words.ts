import type { Language } from './number-format.ts';

type Words = Readonly<Record<string, number>>;

/** Number words by language; spelling is compared without accents. Short words of one language are common words of another. */
const unitsOf: Readonly<Record<Language, Words>> = {
  en: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  },
  de: {
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    fuenf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
    zwoelf: 12,
    dreizehn: 13,
    vierzehn: 14,
    funfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
  },
  fr: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
  },
  es: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veintiun: 21,
    veintiuno: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    doscientos: 200,
    trescientos: 300,
    cuatrocientos: 400,
    quinientos: 500,
    seiscientos: 600,
    setecientos: 700,
    ochocientos: 800,
    novecientos: 900,
  },
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
/** `five cents` is no number in English. */
const hundredsOf: Readonly<Record<Language, Words>> = {
  en: { hundred: 100 },
  de: { hundert: 100 },
  fr: { cent: 100, cents: 100 },
  es: { cien: 100, ciento: 100 },
};
/** `vingt et un`: elsewhere these are articles. */
const oneAfterTens: Readonly<Record<Language, Words>> = {
  en: {},
  de: {},
  fr: { un: 1, une: 1 },
  es: { un: 1, uno: 1, una: 1 },
};
/** Said without a count before them. */
const aThousand: Readonly<Record<Language, Words>> = {
  en: {},
  de: { tausend: 1e3 },
  fr: { mille: 1e3 },
  es: { mil: 1e3 },
};
const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  million: 1e6,
  millionen: 1e6,
  millions: 1e6,
  millon: 1e6,
  millones: 1e6,
  billion: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
};
const joiners = new Set(['and', 'und', 'et', 'y', '-']);

const plain = (word: string): string => word.toLowerCase().replace(/ß/gu, 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** German numbers are one word: `fünfundzwanzig`, `zweihundert`. */
function germanCompound(word: string, units: Words): number | undefined {
  const hundred = /^(.*?)hundert(?:und)?(.*)$/u.exec(word);
  if (hundred !== null) {
    const count = hundred[1] === '' || hundred[1] === 'ein' ? 1 : units[hundred[1] ?? ''];
    const rest =
      hundred[2] === ''
        ? 0
        : (units[hundred[2] ?? ''] ?? tens[hundred[2] ?? ''] ?? germanCompound(hundred[2] ?? '', units));
    return count === undefined || rest === undefined ? undefined : count * 100 + rest;
  }
  const compound = /^(ein|.+?)und(.+)$/u.exec(word);
  if (compound === null) return undefined;
  const unit = compound[1] === 'ein' ? 1 : units[compound[1] ?? ''];
  const ten = tens[compound[2] ?? ''];
  return unit === undefined || ten === undefined ? undefined : unit + ten;
}

/** Own entries only: `constructor` is a word as well. */
const lookUp = (words: Words, word: string): number | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

export interface NumberInWords {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

const wordPattern = /[\p{L}]+/gu;

const accented: Readonly<Record<string, string>> = { u: '[uüú]', o: '[oöó]', i: '[ií]', e: '[eé]', s: '(?:s|ß)' };

/** One pattern per language that tells quickly whether a text holds any number word at all. */
const anyWord = new Map<Language, RegExp>();

function hasNumberWord(text: string, language: Language): boolean {
  let pattern = anyWord.get(language);
  if (pattern === undefined) {
    const words = [unitsOf[language], tens, hundredsOf[language], aThousand[language]]
      .flatMap((record) => Object.keys(record))
      .map((word) => word.replace(/[uoies]/gu, (letter) => accented[letter] ?? letter));
    pattern = new RegExp(
      language === 'de' ? words.join('|') : String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`,
      'iu',
    );
    anyWord.set(language, pattern);
  }
  return pattern.test(text);
}

/** Finds numbers written in words: `twenty-four`, `three thousand five hundred`, `fünfundzwanzig`, `dix-huit`. */
export function findNumberWords(text: string, language: Language): NumberInWords[] {
  if (!hasNumberWord(text, language)) return [];
  const units = unitsOf[language];
  const found: NumberInWords[] = [];
  let current: { start: number; end: number; total: number; group: number } | undefined;
  const flush = (): void => {
    if (current !== undefined)
      found.push({ start: current.start, end: current.end, value: current.total + current.group });
    current = undefined;
  };
  for (const match of text.matchAll(wordPattern)) {
    const word = plain(match[0]);
    const end = match.index + match[0].length;
    const isAdjacent = current !== undefined && /^[ -]$/u.test(text.slice(current.end, match.index));
    const isJoined = current !== undefined && isAdjacentAfterJoiner(text.slice(current.end, match.index));
    if (current !== undefined && !isAdjacent && !isJoined) flush();
    const value =
      lookUp(units, word) ??
      (isJoined ? lookUp(oneAfterTens[language], word) : undefined) ??
      lookUp(tens, word) ??
      (language === 'de' ? germanCompound(word, units) : undefined);
    if (value !== undefined) {
      if (
        current !== undefined &&
        current.group % 100 !== 0 &&
        !(current.group === 4 && value === 20) &&
        !(current.group % 10 === 0 && value < 10) &&
        current.group % 100 !== 60 &&
        current.group % 100 !== 80
      )
        flush();
      if (current === undefined) current = { start: match.index, end, total: 0, group: value };
      else current = { ...current, end, group: current.group === 4 && value === 20 ? 80 : current.group + value };
    } else if (lookUp(hundredsOf[language], word) !== undefined && (current?.group ?? 0) < 100) {
      current ??= { start: match.index, end, total: 0, group: 0 };
      current = { ...current, end, group: Math.max(1, current.group) * 100 };
    } else if (current === undefined && lookUp(aThousand[language], word) !== undefined) {
      current = { start: match.index, end, total: 1e3, group: 0 };
    } else if (current !== undefined && lookUp(scales, word) !== undefined) {
      current = { start: current.start, end, total: scaled(current, scales[word] ?? 1), group: 0 };
    } else if (current !== undefined && !joiners.has(word)) flush();
  }
  flush();
  return found;
}

/** `one million two hundred thousand`: a smaller scale counts what stands behind the larger one. */
const scaled = ({ total, group }: { total: number; group: number }, scale: number): number =>
  total >= scale ? total + Math.max(1, group) * scale : (total + group) * scale;

const isAdjacentAfterJoiner = (between: string): boolean => /^ (?:and|und|et|y) $/u.test(between);
