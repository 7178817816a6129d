import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult, Position } from '@app/shared/contracts';
import { reportCsv } from './report-csv.ts';

const aPosition = (quote: string, missing = false): Position => ({
  document: 'd1',
  page: 3,
  quote,
  boxes: [],
  missing,
});

function aResult(...positions: Position[]): AnalysisResult {
  const document = { id: 'd1', name: 'lease, signed.pdf', pages: 4, ocrPages: [], unreadPages: [], warnings: [] };
  const finding = {
    id: 'f1',
    kind: 'value-conflict',
    rule: 'value-mismatch',
    severity: 'high',
    tier: 'sure',
    confidence: 0.93,
    subject: 'Rent',
    explanation: 'One says "12".',
    positions,
  } as const;
  const coverage = { comparedPages: 4, agreements: 0 };
  return { schemaVersion: 2, documents: [document], findings: [finding], coverage };
}

describe('reportCsv', () => {
  it('has a line for every place, quoted where it must be', () => {
    expect(reportCsv(aResult(aPosition('12'), aPosition('', true)))).toBe(
      [
        '\ufeffFinding,Tier,Severity,Kind,Rule,Confidence,Subject,Explanation,Document,Page,Quote,Value,Missing,Decision,Reason,Text,Whom,Note',
        'f1,sure,high,value-conflict,value-mismatch,0.93,Rent,"One says ""12"".","lease, signed.pdf",3,12,,no,,,,,',
        'f1,sure,high,value-conflict,value-mismatch,0.93,Rent,"One says ""12"".","lease, signed.pdf",3,,,yes,,,,,',
        '',
      ].join('\r\n'),
    );
  });

  it('tells with every place of a finding what was said of it', () => {
    const said = { findingId: 'f1', decision: 'dismissed', reason: 'other', revision: 2, decidedAt: '' } as const;
    const csv = reportCsv(aResult(aPosition('12'), aPosition('13')), [{ ...said, text: 'by\nphone', note: '=1+1' }]);
    expect(csv.match(/,no,dismissed,other,"by\nphone",,'=1\+1\r\n/g)).toHaveLength(2);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['x;=1+1', "x;'=1+1"],
    ['x\t-1', "x\t'-1"],
    ['x;y; 5 - 3', 'x;y; 5 - 3'],
  ])('lets no program run %j', (quote, harmless) => {
    expect(reportCsv(aResult(aPosition(quote)))).toContain(`,${harmless},`);
  });

  it('lets no program run what begins after a quote or a line break either', () => {
    const csv = reportCsv(aResult(aPosition('x;"=1+1"'), aPosition('x\r\n=1+1')));
    expect(csv).toContain(`,"x;'""=1+1""",`);
    expect(csv).toContain(`,"x\r\n'=1+1",`);
  });

  it('begins with the mark by which Excel knows UTF-8', () => {
    expect(reportCsv(aResult(aPosition('März'))).codePointAt(0)).toBe(0xfeff);
  });
});
