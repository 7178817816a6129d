import { describe, expect, it } from '@jest/globals';
import {
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  openReport,
  tableText,
  theOtherPosition,
} from '../testing/report-builders.ts';

const threeDocuments = [
  aDocument(),
  aDocument({ id: 'd2', name: 'roll.pdf' }),
  aDocument({ id: 'd3', name: 'letter.pdf' }),
];

describe('matrix', () => {
  it('shows who says what and marks the odd one out and the missing', async () => {
    const positions = [aPosition(), aPosition({ document: 'd3' }), theOtherPosition()];
    const missing = aFinding({
      id: 'f2',
      kind: 'missing',
      subject: 'Exhibit C',
      severity: 'low',
      positions: [aPosition({ value: 'Exhibit C' }), aMissingPosition({ document: 'd3' })],
    });
    const { document } = await openReport(
      aReportInput({ documents: threeDocuments, findings: [aFinding({ positions }), missing] }),
    );
    expect(tableText(document, 'Findings by document').split('\n')).toEqual([
      'No. | Finding | A  lease.pdf | B  roll.pdf | C  letter.pdf',
      '1 | Monthly base rent | ● $12,500.00 | ◆ 12,050.00 | ● $12,500.00',
      '2 | Exhibit C | ● Exhibit C |  | ○ not found',
    ]);
  });

  /** A finding for which each of so many documents stands. */
  const statedBy = (count: number) =>
    aFinding({
      positions: Array.from({ length: count }, (_, index) =>
        index === 1 ? theOtherPosition() : aPosition({ document: `d${index + 1}` }),
      ),
    });
  const documentsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => aDocument({ id: `d${index + 1}` }));

  it('has marks only where many documents leave no room for values', async () => {
    const input = aReportInput({ documents: documentsOf(8), findings: [statedBy(8)] });
    const { document } = await openReport(input);
    expect(tableText(document, 'Findings by document').split('\n')[1]).toBe(
      '1 | Monthly base rent | ● | ◆ | ● | ● | ● | ● | ● | ●',
    );
  });

  it('names the documents of a long list that are in no finding', async () => {
    const { document, text } = await openReport(aReportInput({ documents: documentsOf(8) }));
    expect(tableText(document, 'Findings by document').split('\n')[1]).toBe(
      '1 | Monthly base rent | ● $12,500.00 | ◆ 12,050.00',
    );
    expect(text).toContain('Not part of any finding: C, D, E, F, G and H.');
  });

  it('goes on in another table beyond eighteen documents', async () => {
    const { document } = await openReport(aReportInput({ documents: documentsOf(20), findings: [statedBy(20)] }));
    expect(document.split('<w:tblCaption w:val="Findings by document"/>').length - 1).toBe(2);
  });

  it('links each row to its finding', async () => {
    const { document } = await openReport(aReportInput());
    expect(document.includes('<w:hyperlink w:anchor="finding_1"')).toBe(true);
    expect(document.includes('w:name="finding_1"')).toBe(true);
  });
});
