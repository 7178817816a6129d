import { describe, expect, it } from '@jest/globals';
import {
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  openReport,
  tableText,
} from '../testing/report-builders.ts';

describe('furtherFindings', () => {
  const many = (count: number) =>
    openReport(
      aReportInput({
        findings: Array.from({ length: count }, (_, index) =>
          aFinding({ id: `f${index}`, subject: `Rent ${index}`, severity: index < 501 ? 'high' : 'low' }),
        ),
      }),
    );

  it('has a block for each of the first five hundred and rows for the others, severity by severity', async () => {
    const { document, text } = await many(503);
    expect(text.match(/^Decision {2,}/gm)).toHaveLength(500);
    const tables = document.split('<w:tbl>').filter((part) => part.includes('"Further findings in short"'));
    expect(tables).toHaveLength(2);
    expect(tableText(document, 'Further findings in short')).toBe(
      'No. | Finding | What the documents say | Decision\n' +
        '501 | Rent 500\nValue conflict, sure | A p. 3  Monthly Base Rent: $12,500.00\nB p. 1  rent per month 12,050.00 | ',
    );
    expect(document).toContain('w:name="finding_502"');
  });

  it('marks in rows what differs, and names what was not found', async () => {
    const findings = Array.from({ length: 501 }, (_, index) =>
      aFinding({ id: `f${index}`, kind: 'missing', positions: [aPosition(), aMissingPosition()] }),
    );
    const { document } = await openReport(aReportInput({ findings }));
    expect(tableText(document, 'Further findings in short')).toContain('B  not found');
    const row = document.slice(document.indexOf('w:name="finding_501"'));
    expect(/<w:rStyle w:val="MarkA"\/>/.test(row.slice(0, row.indexOf('</w:tr>')))).toBe(true);
  });

  it.each([
    [4, 'and 1 more reading'],
    [5, 'and 2 more readings'],
  ])('shows three of %i readings and counts the others', async (count, expected) => {
    const positions = Array.from({ length: count }, (_, index) =>
      aPosition({ document: `d${index + 1}`, value: `$${index + 1}`, normalized: { amount: `${index + 1}.00` } }),
    );
    const documents = positions.map(({ document }) => aDocument({ id: document, name: `${document}.pdf` }));
    const findings = Array.from({ length: 501 }, (_, index) => aFinding({ id: `f${index}`, positions }));
    const { document } = await openReport(aReportInput({ documents, findings }));
    expect(tableText(document, 'Further findings in short').split('\n')).toContainEqual(
      expect.stringMatching(new RegExp(`^${expected} \\| $`)),
    );
  });

  it('shows the first of them in the matrix, and says so', async () => {
    const { document, text } = await many(251);
    expect(tableText(document, 'Findings by document').split('\n')).toHaveLength(251);
    expect(text).toContain('The first 250 findings by severity');
    expect((await many(250)).text).not.toContain('The first 250 findings');
  });

  it('breaks the rows into tables that a word processor can lay out', async () => {
    const { document } = await many(1_100);
    const rows = document
      .split('<w:tbl>')
      .filter((part) => part.includes('"Further findings in short"'))
      .map((table) => table.split('<w:tr>').length - 2);
    expect(rows).toEqual([1, 250, 250, 99]);
  });
});
