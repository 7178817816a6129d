import { describe, expect, it } from '@jest/globals';
import { aDecision, aDocument, aFinding, aReportInput } from '../testing/report-builders.ts';
import { buildReportModel, languageOf } from './report-model.ts';

const modelOf = (changes: Parameters<typeof aReportInput>[0]) => buildReportModel(aReportInput(changes).result);
const order = (model: ReturnType<typeof modelOf>) =>
  model.findings.map(({ number, finding }) => `${number} ${finding.id}`);

describe('buildReportModel', () => {
  it('numbers findings as the result does, whatever is dismissed', () => {
    const findings = ['rent', 'term', 'deposit'].map((id) => aFinding({ id }));
    const possible = ['notice', 'key'].map((id) => aFinding({ id, tier: 'possible' }));
    const { result } = aReportInput({ findings: [...findings, ...possible] });
    const dismissed = ['rent', 'notice'].map((findingId) => aDecision({ findingId, decision: 'dismissed' }));
    const model = buildReportModel(result, dismissed);
    const numbers = (list: typeof model.findings) => list.map(({ number, finding }) => `${number} ${finding.id}`);
    expect(numbers(model.findings)).toEqual(['2 term', '3 deposit']);
    expect(numbers(model.places)).toEqual(['P2 key']);
    expect(numbers(model.dismissed)).toEqual(['1 rent', 'P1 notice']);
  });

  it('links findings of the same subject, whatever their severity', () => {
    const findings = [
      aFinding({ id: 'a', subject: 'Rent' }),
      aFinding({ id: 'b', subject: 'RENT', severity: 'low' }),
      aFinding({ id: 'c', subject: 'Term' }),
    ];
    const { sameSubject } = modelOf({ findings });
    expect(sameSubject.get('a')?.map((other) => other.number)).toEqual(['2']);
    expect(sameSubject.has('c')).toBe(false);
  });

  it('tells consequences under the first cause of their chain', () => {
    const findings = [
      aFinding({ id: 'total', severity: 'high', cause: 'line' }),
      aFinding({ id: 'line', cause: 'price' }),
      aFinding({ id: 'other', severity: 'medium' }),
      aFinding({ id: 'price', severity: 'low' }),
    ];
    const model = modelOf({ findings });
    expect(order(model)).toEqual(['4 price', '3 other']);
    expect(model.findings[0]?.severity).toBe('high');
    expect(model.findings[0]?.consequences.map(({ number, finding }) => `${number} ${finding.id}`)).toEqual([
      '1 total',
      '2 line',
    ]);
  });

  it('ignores causes that are unknown or lead in a circle', () => {
    const findings = [
      aFinding({ id: 'a', cause: 'b' }),
      aFinding({ id: 'b', cause: 'a' }),
      aFinding({ id: 'c', cause: 'gone' }),
    ];
    const model = modelOf({ findings });
    expect(order(model)).toEqual(['1 a', '2 b', '3 c']);
  });

  it('names a finding without a subject by what is said', () => {
    const model = modelOf({ findings: [aFinding({ subject: ' ' }), aFinding({ id: 'f2', subject: '' })] });
    expect(model.findings[0]?.subject).toBe('$12,500.00 or 12,050.00');
    expect(model.sameSubject.size).toBe(0);
  });

  it('counts consequences as findings', () => {
    const findings = [aFinding({ id: 'a' }), aFinding({ id: 'b', severity: 'medium', cause: 'a' })];
    expect(modelOf({ findings }).counts).toEqual({ high: 1, medium: 1, low: 0, info: 0 });
  });

  it('keeps places to look at apart, the likeliest first, and counts none of them', () => {
    const possible = { tier: 'possible', severity: 'high' } as const;
    const findings = [
      aFinding({ id: 'sure', severity: 'low' }),
      aFinding({ id: 'less', ...possible, confidence: 0.4 }),
      aFinding({ id: 'more', ...possible, confidence: 0.6, cause: 'sure' }),
    ];
    const model = modelOf({ findings });
    expect(order(model)).toEqual(['1 sure']);
    expect(model.findings[0]?.consequences).toEqual([]);
    expect(model.places.map(({ number, anchor, finding }) => `${number} ${anchor} ${finding.id}`)).toEqual([
      'P2 finding_P2 more',
      'P1 finding_P1 less',
    ]);
    expect([model.total, model.counts.high, model.counts.low]).toEqual([1, 0, 1]);
  });

  it('takes a finding whose cause is only possible for one of its own', () => {
    const findings = [aFinding({ id: 'price', tier: 'possible' }), aFinding({ id: 'total', cause: 'price' })];
    expect(order(modelOf({ findings }))).toEqual(['1 total']);
  });

  it('knows the language of a finding when its documents share one', () => {
    const german = { language: 'de' };
    const ofBoth = (second: Parameters<typeof aDocument>[0]) => {
      const model = modelOf({ documents: [aDocument(german), aDocument({ id: 'd2', ...second })] });
      return model.findings.map((report) => languageOf(report, model))[0];
    };
    expect([ofBoth(german), ofBoth({}), ofBoth({ language: 'fr' })]).toEqual(['de-DE', undefined, undefined]);
  });

  it('knows documents of which nothing could be read', () => {
    const documents = [
      aDocument({ pages: 2, unreadPages: [1] }),
      aDocument({ id: 'd2', pages: 2, unreadPages: [1, 2] }),
      aDocument({ id: 'd3', pages: 0 }),
    ];
    expect(modelOf({ documents }).documents.map(({ letter, unreadable }) => [letter, unreadable])).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
    ]);
  });
});
