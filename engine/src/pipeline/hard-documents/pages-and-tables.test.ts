import { describe, expect, it } from '@jest/globals';
import { degrees, rgb, StandardFonts } from 'pdf-lib';
import { aPdf, joinPdfs, linesPdf, pageHeight, type PdfPage, type TextAt } from '../../pdf/testing/a-pdf.ts';
import { anAgreement } from '../testing/an-agreement.ts';
import { comparePdfs, remarksOn, toldBy } from '../testing/compare-pdfs.ts';

const agreement = linesPdf(anAgreement());

/** Rows of cells, each at its column. */
const rowsAt = (rows: readonly (readonly string[])[], columns: readonly number[], top = 100): TextAt[] =>
  rows.flatMap((cells, row) => cells.map((text, at) => ({ text, x: columns[at] ?? 60, y: top + row * 16 })));

describe('a table that is cut at another place', () => {
  const items = Array.from({ length: 24 }, (_, at): [string, string] => [
    `Gasket number ${at + 1}`,
    `${at * 37 + 112}.50`,
  ]);
  const total = items.reduce((sum, [, price]) => sum + Number(price), 0).toFixed(2);
  const invoice = (cutAt: number, carried: string, brought: string): Promise<Uint8Array> => {
    const sum = items
      .slice(0, cutAt)
      .reduce((sofar, [, price]) => sofar + Number(price), 0)
      .toFixed(2);
    const columns = [60, 400];
    const first = [['Item', 'Price'], ...items.slice(0, cutAt), [carried, sum]];
    const second = [[brought, sum], ...items.slice(cutAt), ['Total amount', total]];
    return aPdf({ texts: rowsAt(first, columns) }, { texts: rowsAt(second, columns) });
  };

  it.each([
    ['Carried forward', 'Brought forward'],
    ['Übertrag', 'Übertrag'],
  ])('carries its sum forward, which is none of its rows: %s', async (carried, brought) => {
    const [a, b] = [await invoice(12, carried, brought), await invoice(17, carried, brought)];
    expect(toldBy(await comparePdfs(a, b))).toEqual([]);
  });
});

describe('a table of contents', () => {
  const chapters = [
    'Scope of supply',
    'Prices and payment',
    'Delivery and risk',
    'Warranty of the supplier',
    'Final provisions',
  ];
  const book = (pages: readonly number[], leader: string): Promise<Uint8Array> =>
    aPdf({
      texts: [
        ...rowsAt(
          [['Contents'], ...chapters.map((name, at) => [`${at + 1} ${name} ${leader}`, `${pages[at]}`])],
          [60, 480],
        ),
        ...anAgreement().map((text, at) => ({ text, x: 60, y: 240 + at * 16 })),
      ],
    });

  it.each(['. . . . . . . . . . . .', '..................'])('may have other page numbers: %s', async (leader) => {
    const told = toldBy(
      await comparePdfs(await book([3, 5, 8, 11, 14], leader), await book([3, 6, 9, 13, 17], leader)),
    );
    expect(told).toEqual([]);
  });
});

describe('what is on every page', () => {
  const lines = anAgreement();
  const paged = (head: string): Promise<Uint8Array> =>
    aPdf(
      ...[lines.slice(0, 5), lines.slice(5)].map((part): PdfPage => ({
        texts: [{ text: head, x: 60, y: 40, size: 9 }, ...part.map((text, at) => ({ text, x: 60, y: 100 + at * 16 }))],
      })),
    );

  it('is one finding where it has another number', async () => {
    const told = toldBy(await comparePdfs(await paged('Ref. MSA-2027-0117'), await paged('Ref. MSA-2027-0118')));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('MSA-2027-0118');
  });

  it.each(['VOID', 'DRAFT'])('is one finding where it is a mark across the page: %s', async (mark) => {
    const draw: PdfPage['draw'] = async (page, pdf) => {
      const font = await pdf.embedFont(StandardFonts.HelveticaBold);
      page.drawText(mark, {
        x: 120,
        y: pageHeight - 320,
        size: 110,
        font,
        color: rgb(0.8, 0.8, 0.8),
        rotate: degrees(45),
      });
    };
    expect(toldBy(await comparePdfs(await agreement, await linesPdf(anAgreement(), { draw })))).toEqual([
      `– / ${mark}`,
    ]);
  });
});

describe('a page that is there twice', () => {
  it('is compared once, and that is said', async () => {
    const more = await linesPdf([
      'Schedule',
      '',
      'The pumps of the plant are listed here with their numbers and the halls that they are in.',
      'Pump 17 is in hall 4, pump 18 in hall 5, and pump 19 in the yard behind hall 6.',
    ]);
    const result = await comparePdfs(
      await joinPdfs([await agreement, more]),
      await joinPdfs([await agreement, more, more]),
    );
    expect(toldBy(result)).toEqual([]);
    expect(remarksOn(result)).toContain('Page 3 repeats page 2.');
  });
});

describe('a clause that is put in behind a reference', () => {
  const lease = (...clauses: readonly string[]): Promise<Uint8Array> =>
    linesPdf(clauses.map((text, at) => `${at + 1}. ${text}`));
  const before = [
    'The tenant takes the flat on the second floor for three years.',
    'The rent is paid on the first day of each month.',
  ];
  const after = ['The landlord keeps the roof and the walls in good order.', 'The tenant insures its own goods.'];

  it('is one finding, and the reference follows', async () => {
    const a = await lease(...before, 'Repairs are made as agreed in clause 5', ...after);
    const b = await lease(
      ...before,
      'Repairs are made as agreed in clause 6',
      'The tenant pays USD 900 for each lost key.',
      ...after,
    );
    const { findings } = await comparePdfs(a, b);
    expect(findings.map(({ rule }) => rule)).toEqual(['version-sentence-inserted']);
    expect(findings[0]?.explanation).toContain('Added in B');
  });
});

describe('documents that were not compared', () => {
  it('are no agreement where they have nothing in common', async () => {
    const recipe = await linesPdf([
      'Lemon cake',
      '',
      'Beat four eggs with the sugar, fold in the flour and bake it in a hot oven.',
    ]);
    const { coverage, findings } = await comparePdfs(await agreement, recipe);
    expect(findings).toEqual([]);
    expect(coverage.notComparable).toBe('nothing-in-common');
  });

  it('are named where they are within another file', async () => {
    const attached = await agreement;
    const cover = await linesPdf(['The documents are attached to this file.'], {
      draw: (_, pdf) => pdf.attach(attached, 'agreement.pdf', { mimeType: 'application/pdf' }),
    });
    const result = await comparePdfs(await agreement, cover);
    expect(remarksOn(result)).toContain('agreement.pdf');
    expect(result.coverage).toMatchObject({ notComparable: 'nothing-in-common', documents: [{}, { attachments: 1 }] });
  });
});
