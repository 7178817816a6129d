import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult, Coverage } from '@app/shared/contracts';
import { outcomeLines } from './outcome-lines.ts';
import { buildReportModel } from './report/model/report-model.ts';
import { aFinding, aReportInput } from './report/testing/report-builders.ts';
import { verdictTitle } from './report/words/verdict.ts';

const pages = (unread: number): Coverage['documents'] => [
  {
    document: 'd1',
    pages: Array.from({ length: 14 }, (_, at) => ({
      page: at + 1,
      ...(at < unread ? { unread: true } : { text: 90 }),
    })),
  },
];
const withCoverage = (coverage: Partial<Coverage>, findings: AnalysisResult['findings'] = []): AnalysisResult => {
  const { result } = aReportInput({ findings });
  return { ...result, coverage: { ...result.coverage, ...coverage } };
};

describe('outcomeLines', () => {
  it.each([
    [{ notComparable: 'nothing-in-common' } as const, 'Nothing to compare: these documents have nothing in common'],
    [{ notComparable: 'unrelated' } as const, 'These documents do not seem to belong together'],
    [{ documents: pages(3) }, '3 of 14 pages could not be compared'],
  ])('says first why it is no agreement that nothing was found, as the report does: %#', (coverage, verdict) => {
    const result = withCoverage(coverage);
    expect(outcomeLines(result)[0]).toMatch(new RegExp(`^${verdict}`, 'u'));
    expect(verdictTitle(buildReportModel(result))).toBe(verdict);
  });

  it('limits what was found to the pages that were read', () => {
    expect(outcomeLines(withCoverage({ documents: pages(3) }))).toEqual([
      '3 of 14 pages could not be compared',
      'No discrepancies found in the other pages',
    ]);
    expect(outcomeLines(withCoverage({ documents: pages(1) }, [aFinding()]))).toEqual([
      '1 discrepancy found in the other pages',
      '1 of 14 pages could not be compared',
    ]);
  });

  it('says plainly what was found where all was read', () => {
    expect(outcomeLines(withCoverage({ documents: pages(0) }))).toEqual(['No discrepancies found']);
  });
});
