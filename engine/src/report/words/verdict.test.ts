import { describe, expect, it } from '@jest/globals';
import { buildReportModel } from '../model/report-model.ts';
import { aDocument, aFinding, aReportInput } from '../testing/report-builders.ts';
import { createFormatting } from './formatting.ts';
import { verdictDetails, verdictTitle } from './verdict.ts';

const modelOf = (changes: Parameters<typeof aReportInput>[0]) => buildReportModel(aReportInput(changes).result);
const details = (changes: Parameters<typeof aReportInput>[0]): string =>
  verdictDetails(modelOf(changes), createFormatting('en-GB', 'UTC'))
    .map((piece) => piece.text)
    .join('');
const subjects = (...names: string[]) => names.map((subject, index) => aFinding({ id: `f${index}`, subject }));

describe('verdictTitle', () => {
  it('counts findings and documents', () => {
    expect(verdictTitle(modelOf({ findings: subjects('Rent', 'Term') }))).toBe('2 discrepancies found in 2 documents');
    expect(verdictTitle(modelOf({}))).toBe('1 discrepancy found in 2 documents');
  });

  it('says plainly when there are none', () => {
    expect(verdictTitle(modelOf({ findings: [] }))).toBe('No discrepancies found in 2 documents');
  });

  it('does not count a document that could not be read as compared', () => {
    const documents = [aDocument(), aDocument({ id: 'd2' }), aDocument({ id: 'd3', pages: 0 })];
    expect(verdictTitle(modelOf({ documents, findings: [] }))).toBe('No discrepancies found in 2 of 3 documents');
  });
});

describe('verdictDetails', () => {
  it('names what the documents do not agree on and what to do', () => {
    expect(details({ findings: subjects('Rent', 'Term', 'Rent'), agreements: 1_212 })).toBe(
      'The documents do not agree on: Rent and Term. Settle the 3 high findings before you rely on either document. 1,212 values agree.',
    );
  });

  it('names four subjects and counts the others', () => {
    expect(details({ findings: subjects('A', 'B', 'C', 'D', 'E', 'F') })).toContain('on: A, B, C, D and 2 more.');
  });

  it('says so when nothing is of high severity', () => {
    const findings = [aFinding({ severity: 'medium' }), aFinding({ id: 'f2', severity: 'low' })];
    expect(details({ findings })).toContain('Nothing is of high severity; check the 1 medium and 1 low findings.');
  });

  it('does not call remarks a disagreement', () => {
    expect(details({ findings: [aFinding({ severity: 'info' })] })).toContain(
      'The documents do not contradict each other',
    );
  });

  it('limits the verdict to what could be read', () => {
    const documents = [aDocument({ unreadPages: [2] }), aDocument({ id: 'd2' })];
    expect(details({ findings: [], documents })).toBe(
      'What could be read agrees in everything that was compared. Check by eye what could not be read; it is listed below.',
    );
    expect(details({ findings: [], agreements: 140 })).toBe(
      'The documents agree in everything that was compared. 140 values agree.',
    );
  });
});
