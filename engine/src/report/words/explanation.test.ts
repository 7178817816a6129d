import { describe, expect, it } from '@jest/globals';
import { buildReportModel } from '../model/report-model.ts';
import { aChange, aDocument, aFinding, aMissingPosition, aPosition, aReportInput } from '../testing/report-builders.ts';
import { explanationOf } from './explanation.ts';

/** What the report says of a clause that the second document lacks. */
function missing(explanation: string): string {
  const documents = [aDocument(), aDocument({ id: 'd2', name: 'roll.pdf' })];
  const positions = [aPosition(), aMissingPosition()];
  const model = buildReportModel(
    aReportInput({ documents, findings: [aFinding({ kind: 'missing', explanation, positions })] }).result,
  );
  const [report] = model.findings;
  if (report === undefined) throw new Error('no finding');
  return explanationOf(report, model)
    .map(({ text }) => text)
    .join('');
}

describe(explanationOf.name, () => {
  it('says which document lacks what another holds', () => {
    expect(missing('One document holds this.')).toBe(
      'One document holds this: lease.pdf says $12,500.00; it was not found in roll.pdf.',
    );
  });

  it('does not say it again where the engine has named both', () => {
    const sentence = 'One document holds this. It stands in lease.pdf, not in roll.pdf.';
    expect(missing(sentence)).toBe(sentence);
  });
});

describe('of values', () => {
  it('sets the readings bold that the engine has told, and says nothing twice', () => {
    const documents = [aDocument(), aDocument({ id: 'd2', name: 'roll.pdf' })];
    const [first, second] = ['90', '900'].map((amount, index) =>
      aPosition({ document: `d${index + 1}`, value: `$${amount}`, normalized: { type: 'money', amount } }),
    );
    if (first === undefined || second === undefined) throw new Error('two positions');
    const positions = [first, second];
    const explanation = 'lease.pdf says $90, but roll.pdf says $900: $810.00 more.';
    const model = buildReportModel(
      aReportInput({ documents, findings: [aFinding({ explanation, positions })] }).result,
    );
    const pieces = model.findings.flatMap((report) => explanationOf(report, model));
    expect(pieces.map(({ text }) => text).join('')).toBe(explanation);
    expect(pieces.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(['$90', '$900']);
  });
});

describe('of versions', () => {
  it.each([
    ['draft.pdf', 'signed.pdf', 'Removed in signed.pdf.'],
    ['signed.pdf', 'draft.pdf', 'Added in signed.pdf.'],
    ['a.pdf', 'b.pdf', 'Only one version has this text. It stands in a.pdf, not in b.pdf.'],
  ])('says of what %s has and %s lacks which way it went, where that is known', (having, lacking, told) => {
    const documents = [aDocument({ name: having }), aDocument({ id: 'd2', name: lacking })];
    const finding = aFinding({
      kind: 'missing',
      rule: 'version-sentence-deleted',
      explanation: `Only one version has this text. It stands in ${having}, not in ${lacking}.`,
      positions: [aPosition(), aMissingPosition()],
    });
    const model = buildReportModel(aReportInput({ documents, findings: [finding], changes: [aChange()] }).result);
    const texts = model.findings.flatMap((report) => explanationOf(report, model).map(({ text }) => text));
    expect(texts.join('')).toBe(told);
  });
});
