import type { Layout } from './layout.ts';

const softHyphen = '\u00ad';

/** Where a word of seven letters or more can be broken, roughly as English does: between two consonants, before common endings. */
const breaks =
  /(?<=[a-z]{2}[aeiouy][bcdfghklmnprstvz])(?=[bcdfgklmnprstvz][aeiouy][a-z]{2})|(?<=[a-z]{4})(?=(?:tion|sion|ment|ness|able|ship|tive|ance|ence)[a-z]{0,2}\b)/gu;

/** The words of a contract as a layout prints them. */
export function printText(text: string, { quotes, dash, ligatures, hyphen }: Layout): string {
  let shown = text.replaceAll('—', dash);
  if (quotes === 'curly') shown = curl(shown);
  if (hyphen !== 'none')
    shown = shown.replace(/(?<![@./\w-])[A-Za-z][a-z]{6,}(?![@/\w-]|\.\w)/gu, (word) =>
      word.replace(breaks, softHyphen),
    );
  if (ligatures === 'characters') shown = shown.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ');
  return shown;
}

const curl = (text: string): string =>
  text
    .replace(/(?<=^|[\s([—–-])"/gu, '“')
    .replace(/"/gu, '”')
    .replace(/(?<=^|[\s([“])'/gu, '‘')
    .replace(/'/gu, '’');
