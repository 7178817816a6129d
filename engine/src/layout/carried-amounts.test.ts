import { describe, expect, it } from '@jest/globals';
import { documentOfPages, layOut } from './testing/lay-out.ts';

const head = 'No. | Work | EUR';
const row = (number: number): string => `A-${100 + number} | Work package of the overhaul | ${number}00.00`;
const rowsIn = (pages: readonly (readonly string[])[]): string[] =>
  layOut(documentOfPages(...pages)).filter((passage) => !passage.startsWith('furniture'));

describe('sums that are carried over a page break', () => {
  it('are none of the rows, whatever they are called', () => {
    const rows = rowsIn([
      [head, row(1), row(2), row(3), ' | Übertrag | 600.00'],
      [head, ' | Vortrag | 600.00', row(4), row(5), ' | Summe | 1,500.00'],
    ]);
    expect(rows).toEqual([
      'head: No. | Work | EUR',
      ...[1, 2, 3, 4, 5].map(
        (number) => `row: No.=A-${100 + number} | Work=Work package of the overhaul | EUR=${number}00.00`,
      ),
      'row: Work=Summe | EUR=1,500.00',
    ]);
  });

  it('are sums of single pages too, where more than one page ends with one', () => {
    const sum = (amount: string): string => ` | Page total | ${amount}`;
    const pages = [
      [head, row(1), row(2), sum('300.00')],
      [head, row(3), row(4), sum('700.00')],
      [head, row(5), row(6), sum('1,100.00')],
    ];
    expect(rowsIn(pages).filter((passage) => passage.includes('Page total'))).toHaveLength(1);
    expect(rowsIn(pages.slice(0, 2)).filter((passage) => passage.includes('Page total'))).toHaveLength(2);
  });

  it('are not taken for what is: two rows of one price at a page break, a group that ends there', () => {
    const rows = rowsIn([
      [head, row(1), row(2), row(2)],
      [head, row(2), row(4)],
    ]);
    expect(rows).toHaveLength(6);
    expect(
      rowsIn([
        [head, row(1), row(2), ' | Labour | 300.00'],
        [head, row(4), row(5)],
      ]),
    ).toContain('row: Work=Labour | EUR=300.00');
  });
});
