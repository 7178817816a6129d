import { describe, expect, it } from '@jest/globals';
import { boldFlag } from '../pdf/read-page-words.ts';
import { layoutDocument } from './layout-document.ts';
import { assignHeads, isNumeric } from './table-heads.ts';
import { documentOf, documentOfPages, layOut, layOutLines, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const head = 'Item | Net | Gross';

describe('isNumeric', () => {
  it.each(['1,204.50', '12 %', '(900)', '€ 4.00', '30 kg'])('takes %s for a value', (text) => {
    expect(isNumeric(text)).toBe(true);
  });

  it.each(['Pump', '2024', "£'000", 'Type B2 steel', 'm³', 'per 100 g', 'je 1 kWh', ''])(
    'takes %s for no value',
    (text) => {
      expect(isNumeric(text)).toBe(false);
    },
  );
});

describe(assignHeads.name, () => {
  it('names the columns of numbers, years included', () => {
    expect(layOutLines('Figures | 2023 | 2024', 'Sales | 1,204 | 1,310', 'Fees | 900 | 950')).toEqual([
      'head: Figures | 2023 | 2024',
      'row: Figures=Sales | 2023=1,204 | 2024=1,310',
      'row: Figures=Fees | 2023=900 | 2024=950',
    ]);
  });

  it('takes serial numbers over what was measured for heads, and no row of measures under them', () => {
    expect(
      layOutLines(
        'Test | Nominal | 5R-20418',
        'Speed | 14,500 | 14,512',
        'Noise | 56 dB(A) | 54 dB(A)',
        'Leak | 4 g | 3 g',
      ),
    ).toEqual([
      'head: Test | Nominal | 5R-20418',
      'row: Test=Speed | Nominal=14,500 | 5R-20418=14,512',
      'row: Test=Noise | Nominal=56 dB(A) | 5R-20418=54 dB(A)',
      'row: Test=Leak | Nominal=4 g | 5R-20418=3 g',
    ]);
  });

  it('takes a year beside a label for a value', () => {
    const values = ['Length | 37 ft', 'Beam | 375 cm'];
    expect(layOutLines('Type | Sloop', 'Built | 2001', ...values)).not.toContain('head: Built | 2001');
    expect(layOutLines('Year of build | 2001', ...values)).not.toContain('head: Year of build | 2001');
    expect(layOutLines('Result | 2001', 'Sales | 1,204', 'Fees | 900')).toContain('head: Result | 2001');
  });

  it('takes the row under a bold head for no head, when it states figures in words', () => {
    const row = (top: number, ...cells: readonly string[]): PlacedWord[] =>
      cells.flatMap((cell, column) =>
        cell.split(' ').map((word, at, all): PlacedWord => {
          const before = all.slice(0, at).join(' ').length;
          return [word, 60 + column * 150 + (before + Math.sign(at)) * 6, top];
        }),
      );
    const top = row(100, 'Class', 'Answer', 'Meaning');
    const words = [
      ...top,
      ...row(114, 'Level 1', '45 minutes', 'all down'),
      ...row(128, 'Level 2', 'two hours', 'one part'),
      ...row(142, 'Level 3', 'eight hours', 'a question'),
    ];
    const page = pageOfWords(words, { flags: words.map((_, at) => (at < top.length ? boldFlag : 0)) });
    expect(layOut(documentOf(page))[1]).toBe('row: Class=Level 1 | Answer=45 minutes | Meaning=all down');
  });

  it('takes a bold top row for the head of what stands on the next page as well', () => {
    const page = (...rows: readonly (readonly string[])[]): ReturnType<typeof pageOfWords> => {
      const words = rows.flatMap((row, line) =>
        row.map((word, at): PlacedWord => [word, 60 + at * 150, 100 + line * 14]),
      );
      const isBold = rows[0]?.[0] === 'Ratio';
      return pageOfWords(words, { flags: words.map((_, at) => (isBold && at < 3 ? boldFlag : 0)) });
    };
    const pages = [
      page(['Ratio', 'Sense', 'Wanted'], ['Cover', 'cash-to-debt', 'at-least-1.25']),
      page(
        ['Gearing', 'debt-to-profit', 'at-most-3.00'],
        ['Loan', 'debt-to-value', 'sixty'],
        ['Spend', 'total', '£350'],
      ),
    ];
    expect(layOut(documentOf(...pages)).slice(1, 3)).toEqual([
      'row: Ratio=Cover | Sense=cash-to-debt | Wanted=at-least-1.25',
      'row: Ratio=Gearing | Sense=debt-to-profit | Wanted=at-most-3.00',
    ]);
  });

  it('names a short entry that ends before the middle of its column by the cells beside it', () => {
    const head: PlacedWord[] = [
      ['Code', 60, 100],
      ['Room', 260, 100],
      ['Load', 400, 100],
    ];
    const row = (top: number, ...cells: readonly string[]): PlacedWord[] =>
      cells.map((cell, at): PlacedWord => [cell, [60, 180, 400][at] ?? 0, top]);
    const rows = [row(114, 'P-1', 'Archive-in-the-cellar', '18'), row(128, 'P-2', 'Studio', '24')];
    expect(layOut(documentOf(pageOfWords([...head, ...rows.flat()])))).toEqual([
      'head: Code | Room | Load',
      'row: Code=P-1 | Room=Archive-in-the-cellar | Load=18',
      'row: Code=P-2 | Room=Studio | Load=24',
    ]);
    // Two heads are left for it.
    const wider = [...head, ['Wing', 340, 100] as const, ...rows.flat()];
    expect(layOut(documentOf(pageOfWords(wider)))[2]).toBe('row: Code=P-2 | Studio | Load=24');
  });

  it('takes a row of words in a table of words for no head', () => {
    const rows = layOutLines(
      'Risk | Measure | Who',
      'Road | vests are worn by all | guides',
      'Allergy | nuts stay at home | leader',
      'Choking | no food on board | helpers',
      'Lunch | a hot meal, hands washed | helpers',
      'Loss | no more than £3 each | parents',
    );
    expect(rows.filter((row) => row.startsWith('head:'))).toEqual(['head: Risk | Measure | Who']);
  });

  it('takes a bold top row for a head though it names quantities', () => {
    const row = (top: number, ...cells: readonly string[]): PlacedWord[] =>
      cells.flatMap((cell, column) =>
        cell.split(' ').map((word, at): PlacedWord => [word, 60 + column * 150 + at * 40, top]),
      );
    const words = [
      ...row(100, 'Nutrition', '100 g', 'Serving'),
      ...row(114, 'Fat', '18.2', '8.2'),
      ...row(128, 'Salt', '0.52', '0.23'),
    ];
    const flags = words.map(([, , top]) => (top === 100 ? boldFlag : 0));
    expect(layOut(documentOf(pageOfWords(words, { flags })))).toContain(
      'row: Nutrition=Fat | 100 g=18.2 | Serving=8.2',
    );
    expect(layOut(documentOf(pageOfWords(words)))).toContain('row: Fat | 18.2 | 8.2');
  });

  it('names the columns of words', () => {
    expect(layOutLines('City | Clerk | Room', 'York | Ann | R1', 'Bath | Bob | R2', 'Hull | Cid | R3')).toContain(
      'row: City=Bath | Clerk=Bob | Room=R2',
    );
  });

  it('names the columns of a single row of numbers, also where another such table follows', () => {
    const first = ['Yield | Tensile | Stretch', '535 | 861 | 16.5'];
    const second = ['Iron | Zinc | Lead', '18 | 21 | 0.4'];
    expect(layOutLines(...first, ...second)).toEqual([
      'head: Yield | Tensile | Stretch',
      'row: Yield=535 | Tensile=861 | Stretch=16.5',
      'head: Iron | Zinc | Lead',
      'row: Iron=18 | Zinc=21 | Lead=0.4',
    ]);
  });

  it('goes on where a column of words and numbers has its first number', () => {
    const row = (top: number, done: string, left: number): PlacedWord[] => [
      ['Fence', 60, top],
      [done, left, top],
      ['9.00', 300, top],
    ];
    const heads: PlacedWord[] = [
      ['Work', 60, 100],
      ['Done', 160, 100],
      ['Rate', 300, 100],
    ];
    const rows = [...row(114, 'partly', 160), ...row(128, 'wholly', 160), ...row(142, '310', 168)];
    expect(layOut(documentOf(pageOfWords([...heads, ...rows]))).at(-1)).toBe('row: Work=Fence | Done=310 | Rate=9.00');
  });

  it('goes on with the head of the page before', () => {
    const first = [head, 'Pump | 1.00 | 2.00', 'Motor | 3.00 | 4.00'];
    expect(layOut(documentOfPages(first, ['Valve | 5.00 | 6.00', 'Pipe | 7.00 | 8.00'])).slice(3)).toEqual([
      'row: Item=Valve | Net=5.00 | Gross=6.00',
      'row: Item=Pipe | Net=7.00 | Gross=8.00',
    ]);
  });

  it('takes the head that the next page repeats', () => {
    const first = [head, 'Pump | 1.00 | 2.00', 'Motor | 3.00 | 4.00'];
    expect(
      layOut(documentOfPages(first, ['Item | Tax | Sum', 'Valve | 5.00 | 6.00', 'Pipe | 7.00 | 8.00'])).slice(3),
    ).toEqual([
      'head: Item | Tax | Sum',
      'row: Item=Valve | Tax=5.00 | Sum=6.00',
      'row: Item=Pipe | Tax=7.00 | Sum=8.00',
    ]);
  });

  it('does not give the head to a table of other columns', () => {
    const first = [head, 'Pump | 1.00 | 2.00', 'Motor | 3.00 | 4.00'];
    expect(layOut(documentOfPages(first, ['Rent | 1,200.00', 'Deposit | 2,400.00'])).slice(3)).toEqual([
      'row: Rent | 1,200.00',
      'row: Deposit | 2,400.00',
    ]);
  });

  it('goes on behind the titles of the parts of a table', () => {
    const wide = 'Item | Work | Unit | Quantity | Rate';
    const rows = ['A | Earthworks', 'A1 | Dig | m³ | 310 | 18.50', 'B | Concrete', 'B1 | Pour | m² | 96 | 168.00'];
    expect(layOutLines(wide, ...rows)).toEqual([
      `head: ${wide}`,
      'row: A | Earthworks',
      'row: Item=A1 | Work=Dig | Unit=m³ | Quantity=310 | Rate=18.50',
      'row: B | Concrete',
      'row: Item=B1 | Work=Pour | Unit=m² | Quantity=96 | Rate=168.00',
    ]);
  });

  it('takes a wide head over a single row', () => {
    expect(layOutLines('Yield | Tensile | Strain | Force', '535 | 861 | 12.5 | 90')).toContain(
      'row: Yield=535 | Tensile=861 | Strain=12.5 | Force=90',
    );
  });

  it('takes no first label for the head of the labels below it', () => {
    const rows = ['Lender | Brook Foods', 'Rent | 1,200.00', 'Deposit | 2,400.00', 'Start | 12/05/2025'];
    expect(layOutLines(...rows)).toEqual(rows.map((row) => `row: ${row}`));
    expect(layOutLines('Post | Amount', 'Rent | 1,200.00', 'Deposit | 2,400.00')).toContain(
      'row: Post=Rent | Amount=1,200.00',
    );
  });

  it('keeps the rows of one table together over a page break', () => {
    const first = [head, 'Pump | 1.00 | 2.00', 'Motor | 3.00 | 4.00'];
    const tables = layoutDocument(documentOfPages(first, [head, 'Valve | 5.00 | 6.00', 'Pipe | 7.00 | 8.00'])).map(
      ({ table }) => table,
    );
    expect(new Set(tables).size).toBe(1);
    const others = layoutDocument(documentOfPages(first, ['Rent | 1,200.00', 'Fees | 24.00'])).map(
      ({ table }) => table,
    );
    expect(new Set(others).size).toBe(2);
  });

  it('takes labels beside values for no table with a head', () => {
    const rows = ['Landlord | Brook Foods', 'Rent | 1,200.00', 'Tenant | Jane Harper', 'Deposit | 2,400.00'];
    expect(layOutLines(...rows)).toEqual(rows.map((row) => `row: ${row}`));
  });
});
