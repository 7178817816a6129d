import { isStreetWord } from '../../facts/names/address-line.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { plainWord } from '../../facts/words/stem.ts';

/** The street of an address, found by the postcode behind it. */
export interface Street {
  readonly document: number;
  readonly passage: number;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  readonly postcode: string;
  /** `14`, or nothing where a building has a name. */
  readonly number: string;
  /** `tanners` */
  readonly name: string;
  /** `row` */
  readonly type: string;
  readonly isRead: boolean;
}

/** Words between a street and its postcode, and passages over which the lines of an address may be laid. */
const mostBetween = 5;
const mostLines = 2;
const longestName = 3;

const short: Readonly<Record<string, string>> = {
  rd: 'road',
  st: 'street',
  ln: 'lane',
  ave: 'avenue',
  dr: 'drive',
  sq: 'square',
  pl: 'place',
  ct: 'court',
  blvd: 'boulevard',
};

interface Printed {
  readonly passage: number;
  readonly at: number;
  readonly text: string;
}

/** The streets of a document that stand before a postcode. */
export const streetsOf = (document: FactDocument): Street[] =>
  document.facts
    .filter(({ value }) => value.unit === 'postcode')
    .flatMap(({ passage, start, sentence, value: { key } }) => {
      const before = wordsBefore(document, passage, start);
      const last = before.findLastIndex(({ text }) => isStreetWord(text) && /^\p{Lu}/u.test(text));
      const word = before[last];
      if (word === undefined || before.length - 1 - last > mostBetween) return [];
      let first = last;
      while (first > 0 && last - first < longestName && isOfName(before[first - 1], word)) first -= 1;
      const names = before.slice(first, last).map(({ text }) => plainWord(text));
      const number = /^\(?(\d+[A-Za-z]?(?:[–-]\d+)?),?$/u.exec(before[first - 1]?.text ?? '')?.[1] ?? '';
      if (names.length === 0) return [];
      const type = plainWord(word.text);
      return [
        {
          document: document.index,
          passage: word.passage,
          sentence: word.passage === passage ? sentence : -1,
          start: before[first]?.at ?? word.at,
          end: word.at + 1,
          postcode: key,
          number: number.replace('–', '-').toLowerCase(),
          name: names.join(' '),
          type: short[type] ?? type,
          isRead: document.passages[word.passage]?.words[word.at]?.page.ocr === true,
        },
      ];
    });

/** A capitalised word before the word for a street on its line, behind no comma. */
const isOfName = (before: Printed | undefined, street: Printed): boolean =>
  before !== undefined && before.passage === street.passage && /^\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ’'-]+\.?$/u.test(before.text);

function wordsBefore({ passages }: FactDocument, passage: number, start: number): Printed[] {
  const first = Math.max(0, passage - mostLines);
  return passages.slice(first, passage + 1).flatMap(({ words }, index) =>
    words.slice(0, first + index === passage ? start : words.length).map(({ text }, at) => ({
      passage: first + index,
      at,
      text,
    })),
  );
}
