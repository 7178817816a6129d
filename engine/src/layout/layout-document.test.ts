import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/a-document.ts';
import { layoutDocument } from './layout-document.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const layout = (...lines: readonly string[]): string[] =>
  layoutDocument(aDocument('a.pdf', lines)).map(({ kind, words, cells }) => {
    const text = (start: number, end: number): string =>
      words
        .slice(start, end)
        .map((word) => word.text)
        .join(' ');
    return `${kind}: ${cells.length === 0 ? text(0, words.length) : cells.map((cell) => text(cell.start, cell.end)).join(' | ')}`;
  });

const page = (number: number): string[] => [
  ...Array.from(
    { length: 47 },
    (_, line) => `The clause with number ${number * 100 + line} is printed here in full length.`,
  ),
  `Mill contract page ${number} of 3`,
];

describe('layoutDocument', () => {
  it('joins the lines of a paragraph and parts it from the next', () => {
    const lines = layout(
      'The carrier moves the goods from the mill to the quay every',
      'weekday and on the first Saturday of each month of the year.',
      '',
      'The mill pays for the carriage.',
    );
    expect(lines).toEqual([
      'paragraph: The carrier moves the goods from the mill to the quay every weekday and on the first Saturday of each month of the year.',
      'paragraph: The mill pays for the carriage.',
    ]);
  });

  it('parts paragraphs at a rule of signs, also where a number follows it', () => {
    const [text, rule, title] = [
      'The carrier moves the goods from the mill to the quay every weekday of the year.',
      '='.repeat(80),
      '11. FEES',
    ];
    expect(layout(text, rule, title)).toEqual([text, rule, title].map((line) => `paragraph: ${line}`));
  });

  it('parts clauses by their numbers', () => {
    expect(layout('1.1 The carrier moves the goods.', '1.2 The mill pays.')).toEqual([
      'paragraph: 1.1 The carrier moves the goods.',
      'paragraph: 1.2 The mill pays.',
    ]);
  });

  it('goes on with a number at the beginning of a line that is no item', () => {
    const born = 'The tenant, a baker by trade and a citizen of Northam, was born on';
    expect(layout(born, '19. April 1979 in the old mill.')).toEqual([
      `paragraph: ${born} 19. April 1979 in the old mill.`,
    ]);
    expect(layout('18. Bring the keys', '19. April rent')).toHaveLength(2);
    expect(layout(`${born}.`, '19. April rent')).toHaveLength(2);
    expect(
      layout('The prints are left in the room beside the stairs, that is in B', '241. You need no key.'),
    ).toHaveLength(1);
  });

  it('goes on with the rest of a short form that a line broke', () => {
    const share = 'Of the timber that is used for the roof and for the walls at least 30 v.';
    expect(layout(share, 'H. stammt aus dem Harz.')).toEqual([`paragraph: ${share} H. stammt aus dem Harz.`]);
    expect(layout(share.replace('30 v.', 'a third.'), 'H. stammt aus dem Harz.')).toHaveLength(2);
  });

  it('goes on with a capital at the beginning of a line though a table near by reaches farther', () => {
    const text = ['The sum of the bill is to be paid within 14', 'Tagen, as they say at Bern, into the account.'];
    const table = ['Valve | 3 | 12.40 | 37.20', 'Gasket | 14 | 0.80 | 11.20'];
    expect(layout(...text, '', ...table).at(0)).toBe(`paragraph: ${text.join(' ')}`);
  });

  it('goes on with the rest of a number that a line broke', () => {
    const words = 'The dissertation that is handed in by the end of the year has up to 12';
    expect(layout(words, '000 words.')).toEqual([`paragraph: ${words} 000 words.`]);
  });

  it('goes on in a line without tall letters, which a recogniser takes for smaller', () => {
    const words: PlacedWord[] = [
      ['Five', 60, 100],
      ['routes', 90, 100],
      ['are', 132, 100],
      ['run', 156, 100],
      ['on', 60, 114, { size: 7 }],
      ['mondays', 78, 114, { size: 7 }],
    ];
    expect(layOut(documentOf(pageOfWords(words)))).toEqual(['paragraph: Five routes are run on mondays']);
    const other = words.map((word): PlacedWord => (word[0] === 'on' ? ['On', 60, 114, { size: 7 }] : word));
    expect(layOut(documentOf(pageOfWords(other)))).toHaveLength(2);
  });

  it('takes a bold line for a heading', () => {
    expect(layout('# Payment', 'The mill pays.')).toEqual(['heading: Payment', 'paragraph: The mill pays.']);
  });

  it('keeps the cells of a row apart', () => {
    expect(layout('Start | 12 May 2025', 'End | 30 June 2026')).toEqual([
      'row: Start | 12 May 2025',
      'row: End | 30 June 2026',
    ]);
  });

  it('keeps a number under its label, though one may begin an item', () => {
    expect(layout('Rooms | Tenant', '3 | Harriet Vane Smith')).toEqual([
      'row: Rooms | Tenant',
      'row: 3 | Harriet Vane Smith',
    ]);
    expect(layout('The rules are these, as agreed.', '3 | Chairs are stacked after use')).toContain(
      'paragraph: 3 Chairs are stacked after use',
    );
  });

  it('keeps the numbered rows of a table of words in it', () => {
    const table = ['Step | What is done to the boat | Hands', '1 | the old paint is scraped off | four men'];
    expect(layout(...table).at(-1)).toBe('row: 1 | the old paint is scraped off | four men');
    expect(layout('1 | the old paint is scraped off | four men')).toEqual([
      'paragraph: 1 the old paint is scraped off four men',
    ]);
  });

  it('names the columns of a table by its head', () => {
    const passages = layoutDocument(
      aDocument('a.pdf', ['Item | Qty | Price', 'Desk | 2 | 120.00', 'Chair | 4 | 35.50']),
    );
    expect(passages.map(({ isHead }) => isHead)).toEqual([true, false, false]);
    expect(passages[1]?.cells.map(({ header }) => header)).toEqual(['Item', 'Qty', 'Price']);
  });

  it('sets running lines with page numbers apart', () => {
    const kinds = layoutDocument(aDocument('a.pdf', [...page(1), ...page(2), ...page(3)]));
    expect(
      kinds.filter(({ kind }) => kind === 'furniture').map(({ words }) => words.map((word) => word.text).join(' ')),
    ).toEqual(['Mill contract page 1 of 3', 'Mill contract page 2 of 3', 'Mill contract page 3 of 3']);
  });
});
