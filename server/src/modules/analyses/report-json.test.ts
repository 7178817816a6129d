import { describe, expect, it } from '@jest/globals';
import { analysisResult, type AnalysisResult, type Finding } from '@app/shared/contracts';
import { reportJson } from './report-json.ts';

const aFinding = (id: string): Finding => ({
  id,
  kind: 'value-conflict',
  rule: 'value-mismatch',
  severity: 'high',
  tier: 'sure',
  confidence: 0.93,
  subject: 'Rent',
  explanation: '',
  positions: [],
});

const result: AnalysisResult = {
  schemaVersion: 2,
  documents: [],
  findings: [aFinding('f1'), aFinding('f2')],
  coverage: { comparedPages: 4, agreements: 0 },
};

describe('reportJson', () => {
  it('is the result, with what was said as members of its findings', () => {
    const said = { findingId: 'f2', decision: 'asked', text: 'Which?', whom: 'the landlord', note: 'a note' } as const;
    const json: unknown = JSON.parse(reportJson(result, [{ ...said, revision: 1, decidedAt: '' }]));
    const { findingId: _, ...members } = said;
    expect(json).toEqual({ ...result, findings: [aFinding('f1'), { ...aFinding('f2'), ...members }] });
    expect(analysisResult.parse(json)).toEqual(result);
  });
});
