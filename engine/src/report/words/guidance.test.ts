import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import { buildReportModel, type ReportFinding } from '../model/report-model.ts';
import {
  aChange,
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  theOtherPosition,
} from '../testing/report-builders.ts';
import { nextStep, whyItMatters } from './guidance.ts';

const documents = [
  aDocument({ name: 'lease.pdf' }),
  aDocument({ id: 'd2', name: 'roll.pdf' }),
  aDocument({ id: 'd3', name: 'scan.pdf', ocrPages: [1] }),
];

function reported(changes: Partial<Finding>): { report: ReportFinding; settle: string } {
  const model = buildReportModel(aReportInput({ documents, findings: [aFinding(changes)] }).result);
  const report = model.findings[0];
  if (report === undefined) throw new Error('no finding');
  return { report, settle: nextStep(report, model) };
}

describe('between versions', () => {
  const draft = [aDocument({ name: 'draft.pdf' }), aDocument({ id: 'd2', name: 'signed.pdf' })];
  const settled = (names: typeof draft, changes: Partial<Finding> = {}): string => {
    const finding = aFinding({ rule: 'version-value', ...changes });
    const model = buildReportModel(
      aReportInput({ documents: names, findings: [finding], changes: [aChange()] }).result,
    );
    return model.findings.map((report) => nextStep(report, model)).join('');
  };

  it('asks whether the change was agreed, and puts back what the earlier one says', () => {
    expect(settled(draft)).toBe('Ask whether this change was agreed. If not, restore the wording of A.');
  });

  it('does not guess which one that is', () => {
    expect(settled(documents.slice(0, 2))).toBe('Find out which of A and B was agreed, and correct the other.');
  });

  it('does not call a passage wrong that one of them lacks', () => {
    const changes: Partial<Finding> = { kind: 'missing', positions: [aPosition(), aMissingPosition()] };
    expect(settled(draft, changes)).toMatch(/^Ask whether this change was agreed/u);
    const { report } = reported({ ...changes, rule: 'version-sentence-deleted' });
    expect(whyItMatters(report)).toBe('A reader of one version alone would miss this change.');
  });
});

describe('whyItMatters', () => {
  it('speaks of what the value is', () => {
    expect(whyItMatters(reported({}).report)).toMatch(/^Conflicting amounts/);
    expect(
      whyItMatters(reported({ positions: [aPosition({ normalized: { type: 'date', date: '2031-01-01' } })] }).report),
    ).toMatch(/^Deadlines/);
  });

  it('adds nothing where two values differ that are of no particular type', () => {
    const positions = [aPosition({ normalized: { type: 'percent', value: '14.2' } }), theOtherPosition()];
    expect(whyItMatters(reported({ positions }).report)).toBe('');
  });

  it('speaks of the kind where the value has none', () => {
    expect(whyItMatters(reported({ kind: 'wording' }).report)).toMatch(/rights or duties/);
  });

  it('does not alarm about what looks intended', () => {
    expect(whyItMatters(reported({ severity: 'info' }).report)).toMatch(/looks intended/);
  });
});

describe('nextStep', () => {
  it('sends to the odd one out where the others agree', () => {
    const positions = [aPosition(), aPosition({ document: 'd3', page: 2 }), theOtherPosition()];
    expect(reported({ positions }).settle).toBe('A and C agree; check B against its source.');
  });

  it('takes no side between two documents', () => {
    expect(reported({}).settle).toBe(
      'Find out which of A and B prevails (usually the one signed or issued last), and correct the other.',
    );
  });

  it('names all of three documents that differ', () => {
    const third = theOtherPosition({ document: 'd3', normalized: { type: 'money', amount: '9.00' } });
    expect(reported({ positions: [aPosition(), theOtherPosition(), third] }).settle).toMatch(
      /which of A, B and C prevails .* correct the others\./,
    );
  });

  it('sends to the picture where a place was read by OCR', () => {
    expect(reported({ positions: [aPosition(), theOtherPosition({ document: 'd3' })] }).settle).toMatch(
      / C was read by OCR: check the image first\.$/,
    );
  });

  it('asks whether missing content belongs there', () => {
    expect(reported({ kind: 'missing', positions: [aPosition(), aMissingPosition()] }).settle).toMatch(
      /belongs in B\./,
    );
  });

  it('asks the author where a document contradicts itself', () => {
    const positions = [aPosition(), theOtherPosition({ document: 'd1' })];
    expect(reported({ kind: 'internal', positions }).settle).toMatch(/^Ask the author of the document/);
  });
});
