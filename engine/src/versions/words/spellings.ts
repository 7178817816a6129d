/** Spellings of one word that differ by country, reform or typewriter; the first form of each is read as the second. */
const variants: readonly (readonly [form: RegExp, canonical: string])[] = [
  [/(?<=[a-z]{2})our(?=s|ed|ing|able|ite|ites|ably|$)/gu, 'or'],
  [/(?<=[a-z]{2})is(?=e$|es$|ed$|ing$|ation|ations|er$|ers$|able$)/gu, 'iz'],
  [/(?<=[a-z]{2})ys(?=e$|es$|ed$|ing$)/gu, 'yz'],
  [/(?<=[a-z]{2}t)re(?=s?$|d$)/gu, 'er'],
  [/(?<=[a-z]{2})ll(?=ed$|ing$|er$|ers$|ation$)/gu, 'l'],
  [/(?<=[a-z][a-km-z])l(?=ment$|ments$)/gu, 'll'],
  [/(?<=[a-z]{3}[aio])ll(?=s?$)/gu, 'l'],
  [/(?<=[a-z]i)ll(?=ful(?:ly)?$)/gu, 'l'],
  [/ogue(?=s?$)/gu, 'og'],
  [/(?<=[a-z]{3})c(?=e$|es$|ed$|ing$)/gu, 's'],
  [/(?<=[a-z]dg)e(?=ments?$)/gu, ''],
  [/ae|æ/gu, 'e'],
  [/oe|œ/gu, 'e'],
  [/programme/gu, 'program'],
  [/grey/gu, 'gray'],
  [/cheque/gu, 'check'],
  [/ß/gu, 'ss'],
];

/**
 * What a printed word is with a figure keyed for a letter of it, `sha1l`, or a number with a letter keyed for a figure
 * of it, `$l0,000`; of other print nothing. A number ends with a figure, as `10l` is ten litres, and a word is small but
 * for its first letter, as marks and numbers of things are not.
 */
export function withoutStrayFigures(printed: string): string | undefined {
  if (!/\d/u.test(printed) || !/[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(printed)) return undefined;
  if (/^[$€£]?[\dlo.,]*\d$/u.test(printed)) return printed.replaceAll('l', '1').replaceAll('o', '0');
  return /^[A-Za-zªµºÀ-ÖØ-ӿ][a-zß-ÿ10]+[a-zß-ÿ]$/u.test(printed)
    ? printed.replaceAll('1', 'l').replaceAll('0', 'o').toLowerCase()
    : undefined;
}

/** What all spellings of a word have in common. */
export function spellingOf(key: string): string {
  let canonical = key
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0302\u0327]|(?<=[ei])\u0308/gu, '')
    .normalize('NFC');
  for (const [form, one] of variants) canonical = canonical.replace(form, one);
  return canonical;
}

/** `don't`, `can't`: keys have no apostrophes. */
function contractions(): Record<string, string> {
  const verbs = 'do does did is are was were has have had should would could must need';
  const regular = verbs.split(' ').map((verb) => [spellingOf(`${verb}nt`), `${spellingOf(verb)} not`]);
  return { ...Object.fromEntries(regular), cant: 'can not', cannot: 'can not', wont: 'will not', shant: 'shall not' };
}

/** `1st`, `2nd`: the figure and the word are one. */
function ordinals(): Record<string, string> {
  const words = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';
  return Object.fromEntries(words.split(' ').map((word, at) => [`${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`, word]));
}

/** Words and signs that are written for one another. */
const signs: Readonly<Record<string, string>> = {
  '&': 'and',
  '%': 'percent',
  pct: 'percent',
  '§': 'section',
  sec: 'section',
  secs: 'sections',
  '§§': 'sections',
  art: 'article',
  para: 'paragraph',
  paras: 'paragraphs',
  no: 'number',
  nos: 'numbers',
  nr: 'nummer',
  inc: 'incorporated',
  ltd: 'limited',
  co: 'company',
  corp: 'corporation',
  st: 'street',
  ave: 'avenue',
  abs: 'absatz',
  ziff: 'ziffer',
  approx: 'approximately',
  annum: 'year',
  ...contractions(),
  ...ordinals(),
};

export const writtenOut = (key: string): string => signs[key] ?? key;
