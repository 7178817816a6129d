import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import { buildReportModel, type ReportFinding } from '../model/report-model.ts';
import {
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  theOtherPosition,
} from '../testing/report-builders.ts';
import { howToSettle, whyItMatters } from './guidance.ts';

const documents = [
  aDocument({ name: 'lease.pdf' }),
  aDocument({ id: 'd2', name: 'roll.pdf' }),
  aDocument({ id: 'd3', name: 'scan.pdf', ocrPages: [1] }),
];

function reported(changes: Partial<Finding>): { report: ReportFinding; settle: string } {
  const model = buildReportModel(aReportInput({ documents, findings: [aFinding(changes)] }).result);
  const report = model.findings[0];
  if (report === undefined) throw new Error('no finding');
  return { report, settle: howToSettle(report, model) };
}

describe('whyItMatters', () => {
  it('speaks of what the value is', () => {
    expect(whyItMatters(reported({}).report)).toMatch(/^An amount/);
    expect(
      whyItMatters(reported({ positions: [aPosition({ normalized: { type: 'date', date: '2031-01-01' } })] }).report),
    ).toMatch(/^Deadlines/);
  });

  it('speaks of the kind where the value has none', () => {
    expect(whyItMatters(reported({ kind: 'wording' }).report)).toMatch(/rights or duties/);
  });

  it('does not alarm about what looks intended', () => {
    expect(whyItMatters(reported({ severity: 'info' }).report)).toMatch(/looks intended/);
  });
});

describe('howToSettle', () => {
  it('sends to the odd one out where the others agree', () => {
    const positions = [aPosition(), aPosition({ document: 'd3', page: 2 }), theOtherPosition()];
    expect(reported({ positions }).settle).toBe(
      'A and C agree with each other. Check B first, against the paper it was made from.',
    );
  });

  it('takes no side between two documents', () => {
    expect(reported({}).settle).toBe(
      'Find out which of A and B governs (the one signed or issued last), and correct the other.',
    );
  });

  it('names all of three documents that differ', () => {
    const third = theOtherPosition({ document: 'd3', normalized: { type: 'money', amount: '9.00' } });
    expect(reported({ positions: [aPosition(), theOtherPosition(), third] }).settle).toMatch(
      /which of A, B and C governs .* correct the others\./,
    );
  });

  it('sends to the picture where a place was read by OCR', () => {
    expect(reported({ positions: [aPosition(), theOtherPosition({ document: 'd3' })] }).settle).toMatch(/is a scan/);
  });

  it('asks whether missing content belongs there', () => {
    expect(reported({ kind: 'missing', positions: [aPosition(), aMissingPosition()] }).settle).toMatch(/belongs in B,/);
  });

  it('asks the author where a document contradicts itself', () => {
    const positions = [aPosition(), theOtherPosition({ document: 'd1' })];
    expect(reported({ kind: 'internal', positions }).settle).toMatch(/^Ask whoever wrote the document/);
  });
});
