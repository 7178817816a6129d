import { describe, expect, it } from '@jest/globals';
import { splitColumns } from './split-columns.ts';
import { documentOf, layOut, layOutLines, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const left = [
  'the carrier moves the goods',
  'from the mill to the quay on',
  'each day of the week but one',
  'and on the first of the month',
  'as long as the mill is open',
  'and there is wind enough.',
];
const right = [
  'The mill pays the carrier in',
  'the first week of each month',
  'what was agreed between them',
  'for the goods that were moved',
  'in the month before, without',
  'any deduction at all for it.',
];
const beside = (a: readonly string[], b: readonly string[]): string[] =>
  a.map((line, index) => `${line} | ${b[index] ?? ''}`);

/** Words of a line at the left of a page. */
function wordsAt(text: string, top: number): PlacedWord[] {
  let at = 60;
  return text.split(' ').map((word): PlacedWord => {
    const placed: PlacedWord = [word, at, top];
    at += word.length * 6 + 4;
    return placed;
  });
}

describe(splitColumns.name, () => {
  it('reads one column of prose after the other', () => {
    expect(layOutLines(...beside(left, right))).toEqual([
      `paragraph: ${left.join(' ')}`,
      `paragraph: ${right.join(' ')}`,
    ]);
  });

  it('reads what crosses both columns where it stands', () => {
    const title = 'a line across the whole width of the page that ends both of the columns above it';
    const passages = layOutLines(...beside(left, right), title, ...beside(left, right));
    const order = passages.join(' ');
    expect(order.indexOf(title)).toBeGreaterThan(order.indexOf('any deduction'));
    expect(order.indexOf(title)).toBeLessThan(order.lastIndexOf('the carrier moves'));
  });

  it('reads a paragraph before the rows of a table that stand beside it at heights of their own', () => {
    const rows = ['Signing', 'Plans', 'Frame', 'Engine', 'Trial', 'End'].flatMap((name, at): PlacedWord[] => [
      [name, 330, 100 + at * 15.5],
      [`${at + 1}.05.2018`, 390, 100 + at * 15.5],
    ]);
    const prose = left.concat(left).flatMap((text, at) => wordsAt(text, 100 + at * 11));
    expect(layOut(documentOf(pageOfWords([...prose, ...rows]))).slice(0, 2)).toEqual([
      `paragraph: ${left.concat(left).join(' ')}`,
      'row: Signing | 1.05.2018',
    ]);
  });

  it('leaves a table as it is, however long', () => {
    const names = ['Pump', 'Motor', 'Valve', 'Pipe', 'Seal', 'Belt'];
    const rows = names.map((name, index) => `${name} of the mill | ${index}.90`);
    expect(layOutLines(...rows)).toEqual(rows.map((row) => `row: ${row}`));
  });

  it('leaves the entries of a form whose labels and values are wrapped', () => {
    const lines = [
      'A1 | Sails in use | four common sails',
      ' | on the cap',
      '',
      'A2 | Owner of it | the parish of Merrow',
      ' |  | near Saint Osyth',
      '',
      'A3 | Length of lease | eleven years from now',
      ' | and of notice',
      '',
      'A4 | Millers of it | Pargeter and brothers',
      ' |  | of that name',
    ];
    expect(layOutLines(...lines)[0]).toContain('four common sails');
    expect(layOutLines(...lines).join(' ')).toMatch(/eleven years.*Pargeter/u);
  });

  it('leaves labels with their values', () => {
    const labels = [
      'Name of the carrier',
      'Place of the mill',
      'Start of the term',
      'End of the term',
      'Fee for a month',
      'Notice to be given',
    ];
    const values = [
      'Alder Freight Ltd',
      'Wrenfield Quay 5',
      '12 May 2025',
      '30 June 2026',
      'EUR 1,250.00 net',
      'three full months',
    ];
    expect(layOutLines(...beside(labels, values))).toEqual(beside(labels, values).map((row) => `row: ${row}`));
  });

  it('is done in no time with words that a broken file places light years apart', () => {
    const rows = Array.from({ length: 8 }, (_, row): PlacedWord[] => [
      [`near${row}`, 60, 100 + row * 16],
      [`far${row}`, 5e11, 100 + row * 16],
    ]);
    const started = performance.now();
    expect(layOut(documentOf(pageOfWords(rows.flat())))).not.toEqual([]);
    // Step by step it would take hours.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('reads a box of short lines apart from the paragraph beside it', () => {
    const box = ['At a glance', 'Hall for 120 people', 'Kitchen for 40', 'Piano for 25', 'Parking', 'Garden'];
    expect(layOutLines(...beside(left, box)).at(0)).toBe(`paragraph: ${left.join(' ')}`);
  });

  it('reads a box of labels apart from a paragraph whose lines begin with names and numbers too', () => {
    const text = [
      'The course is led by Doctor',
      'Rosewarne and Dr A. Lowe for',
      '32 students in a year or so at',
      'Newlyn, which is by the sea,',
      'in groups of four.',
    ];
    const box = ['At a glance', 'Award: MSc', 'Credits: 180', 'Length: one year, full time', 'Code: M7'];
    const [first, ...rest] = layOutLines(...beside(text, box));
    expect(first).toContain(`paragraph: ${text.join(' ')}`);
    expect(rest).toContain('paragraph: Credits: 180');
  });

  it('leaves a table of long names as it is', () => {
    const names = ['Roll of the left belt to it', 'Roll of the rear belt to it', 'Lid of the gear for belts'];
    const rows = beside([...names, ...names], ['7 pieces', '4 pieces', '1 piece', '7 pieces', '4 pieces', '1 piece']);
    expect(layOutLines(...rows)).toEqual(rows.map((row) => `row: ${row}`));
  });

  it('reads a column that goes on below the other with a new sentence', () => {
    const text = layOutLines(...beside(left, right), 'Boats are moored at night.').join(' ');
    expect(text).toContain('there is wind enough. Boats are moored at night.');
  });

  it('knows how far a column reaches under a line across both', () => {
    const title = 'a line across the whole width of the page that stands above both of the columns';
    const capital = [...left.slice(0, 1), 'Northam to the quay of Leeds', ...left.slice(2)];
    expect(layOutLines(title, ...beside(capital, right)).join(' ')).toContain('moves the goods Northam to the quay');
  });

  it('leaves rows apart of which each begins with a number on either side', () => {
    const rows = ['1. Boats | 1. Dogs', '2. Oars | 2. Cats', '3. Keys | 3. Birds'];
    expect(layOutLines(...rows)).toEqual(rows.map((row) => `row: ${row}`));
  });

  it('tells short paragraphs in two columns from the rows of a table', () => {
    const first = [
      'Berths are ready from two in',
      'the day on weekdays.',
      'Boats are to leave by noon',
      'or they pay for another.',
      'Dogs are kept on their leads',
      'on the quay.',
    ];
    const second = [
      'Water',
      'The water is free. Fuel is at',
      'the pump.',
      'Engines rest from ten until',
      'seven.',
      'Waste goes to the yard.',
    ];
    const text = layOutLines(...beside(first, second)).join(' ');
    expect(text).not.toContain(' | ');
    expect(text).toContain('Berths are ready from two in the day on weekdays.');
  });

  it('keeps the end of the left column with it', () => {
    const longer = [...left.slice(0, -1), 'and there is enough wind for'];
    const text = layOutLines(...beside(longer, right), 'the sails.').join(' ');
    expect(text).toContain('enough wind for the sails.');
  });
});
