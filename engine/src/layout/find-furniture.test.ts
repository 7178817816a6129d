import { describe, expect, it } from '@jest/globals';
import { findFurniture } from './find-furniture.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const line = (text: string, top: number): PlacedWord[] => {
  let left = 60;
  return (text === '' ? [] : text.split(' ')).map((word) => {
    const placed: PlacedWord = [word, left, top];
    left += word.length * 6 + 3;
    return placed;
  });
};

/** Three pages with a head, a text that differs from page to page, and a foot. */
const pages = (head: (page: number) => string, foot: (page: number) => string) =>
  documentOf(
    ...['Rent is due monthly.', 'The deposit is held.', 'Notice is in writing.'].map((text, index) =>
      pageOfWords([...line(head(index + 1), 40), ...line(text, 300), ...line(foot(index + 1), 800)]),
    ),
  );

const furnitureOf = (document: ReturnType<typeof pages>): string[] =>
  layOut(document).flatMap((passage) => (passage.startsWith('furniture: ') ? [passage.slice(11)] : []));

describe(findFurniture.name, () => {
  it('finds lines that recur at the edges of pages', () => {
    expect(
      furnitureOf(
        pages(
          () => 'Lease of Harbour House',
          () => 'Draft',
        ),
      ),
    ).toEqual([
      'Lease of Harbour House',
      'Draft',
      'Lease of Harbour House',
      'Draft',
      'Lease of Harbour House',
      'Draft',
    ]);
  });

  it('finds lines that recur with other numbers', () => {
    expect(
      furnitureOf(
        pages(
          (page) => `Sheet no ${page + 40} here`,
          () => '',
        ),
      ),
    ).toHaveLength(3);
  });

  it('finds the number of a page that was misread where the other pages print theirs', () => {
    const numbered = furnitureOf(
      pages(
        () => '',
        (page) => (page === 2 ? 'fie, Be' : `- ${page} -`),
      ),
    );
    expect(numbered).toEqual(['- 1 -', 'fie, Be', '- 3 -']);
  });

  it('leaves what ends a page where the others print nothing', () => {
    expect(
      furnitureOf(
        pages(
          () => '',
          (page) => ['Yours truly', 'Jane Miller', 'Enclosure'][page - 1] ?? '',
        ),
      ),
    ).toHaveLength(0);
  });

  it('leaves the last rows of pages, which differ in figures that count no pages', () => {
    expect(
      furnitureOf(
        pages(
          () => '',
          (page) => `Work package ${page * 17} of 475.${page * page}0`,
        ),
      ),
    ).toEqual([]);
  });

  it.each(['7', '- 7 -', 'Page 7', 'Seite 7 von 12', '7 of 12', 'p. 7', 'vii'])(
    'takes %s for a page number',
    (text) => {
      expect(furnitureOf(documentOf(pageOfWords(line(text, 800))))).toEqual([text]);
    },
  );

  it('leaves text that speaks of a page, and a running line that stands beside text', () => {
    const text = 'as the list on page 3 of the annex says';
    expect(furnitureOf(documentOf(pageOfWords(line(text, 40))))).toEqual([]);
    const beside = 'Lease page 3 Harbour and the deposit is paid back within one month of the end';
    expect(furnitureOf(documentOf(pageOfWords(line(beside, 40))))).toEqual([]);
  });

  it('leaves lines at the edges that do not recur', () => {
    const texts = ['Rent roll', 'Schedule of works', 'Signatures'];
    expect(
      furnitureOf(
        pages(
          (page) => texts[page - 1] ?? '',
          () => '',
        ),
      ),
    ).toEqual([]);
  });

  it('leaves lines that recur in the middle of pages', () => {
    const middle = pageOfWords(line('Rent is due monthly.', 300));
    expect(furnitureOf(documentOf(middle, middle, middle))).toEqual([]);
  });

  it('finds small heads above the text that change from page to page', () => {
    const small = (text: string): PlacedWord[] =>
      line(text, 40).map(([word, left, top]) => [word, left, top, { size: 7 }]);
    const parts = ['Lodgers', 'Kitchens', 'Charges'];
    const book = documentOf(
      ...parts.map((part) => pageOfWords([...small(`Part on ${part}`), ...line(`${part} are read.`, 80)])),
    );
    expect(furnitureOf(book)).toEqual(['Part on Lodgers', 'Part on Kitchens', 'Part on Charges']);
    const slides = documentOf(
      ...parts.map((part) => pageOfWords([...line(`Part on ${part}`, 40), ...line(`${part} are read.`, 80)])),
    );
    expect(furnitureOf(slides)).toEqual([]);
  });

  it('takes the number of a paper for no page number', () => {
    const heads = (text: string) =>
      furnitureOf(documentOf(pageOfWords([...line(text, 40), ...line('Rent is due.', 300)])));
    expect(heads('Quotation 77/2025')).toEqual([]);
    expect(heads('Order 5/25')).toEqual([]);
    expect(heads('Lease 1/1')).toEqual(['Lease 1/1']);
    expect(heads('2 / 12')).toEqual(['2 / 12']);
  });
});
