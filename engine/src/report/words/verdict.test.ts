import { describe, expect, it } from '@jest/globals';
import { buildReportModel } from '../model/report-model.ts';
import { aDocument, aFinding, aReportInput } from '../testing/report-builders.ts';
import { createFormatting } from './formatting.ts';
import { placesIntroduction, verdictDetails, verdictTitle } from './verdict.ts';

const modelOf = (changes: Parameters<typeof aReportInput>[0]) => buildReportModel(aReportInput(changes).result);
const details = (changes: Parameters<typeof aReportInput>[0]): string =>
  verdictDetails(modelOf(changes), createFormatting('en-GB', 'UTC'))
    .map((piece) => piece.text)
    .join('');
const places = (count: number) =>
  Array.from({ length: count }, (_, index) => aFinding({ id: `p${index}`, tier: 'possible' }));
const subjects = (...names: string[]) => names.map((subject, index) => aFinding({ id: `f${index}`, subject }));

describe('verdictDetails of versions', () => {
  it('says in what they differ, unless other findings stand beside it', () => {
    const version = aFinding({ rule: 'version-value', subject: 'Rent' });
    expect(details({ findings: [version] })).toMatch(/^The versions differ in: Rent\./u);
    expect(details({ findings: [version, ...subjects('Term')] })).toMatch(/^The documents disagree on: /u);
  });
});

describe('verdictTitle', () => {
  it('counts findings and documents', () => {
    expect(verdictTitle(modelOf({ findings: subjects('Rent', 'Term') }))).toBe('2 discrepancies found in 2 documents');
    expect(verdictTitle(modelOf({}))).toBe('1 discrepancy found in 2 documents');
  });

  it('says plainly when there are none', () => {
    expect(verdictTitle(modelOf({ findings: [] }))).toBe('No discrepancies found in 2 documents');
  });

  it('does not call it an agreement that nothing could be compared', () => {
    const model = modelOf({ findings: [] });
    const coverage = { ...model.result.coverage, notComparable: 'nothing-in-common' as const };
    const empty = { ...model, result: { ...model.result, coverage } };
    expect(verdictTitle(empty)).toBe('Nothing to compare: these documents have nothing in common');
    const [detail] = verdictDetails(empty, createFormatting('en-GB', 'UTC'));
    expect(detail?.text).toMatch(/^No value, row or sentence has a counterpart/u);
  });

  it('names places to look at behind what is sure', () => {
    const findings = [...subjects('Rent', 'Term'), ...places(3)];
    expect(verdictTitle(modelOf({ findings }))).toBe('2 discrepancies and 3 possible ones');
    expect(verdictTitle(modelOf({ findings: places(1) }))).toBe('No discrepancies found, 1 possible one');
  });

  it('still says beside places that not all documents were read', () => {
    const documents = [aDocument(), aDocument({ id: 'd2' }), aDocument({ id: 'd3', pages: 0 })];
    expect(verdictTitle(modelOf({ documents, findings: places(2) }))).toBe(
      'No discrepancies found in 2 of 3 documents, 2 possible ones',
    );
  });

  it('does not count a document that could not be read as compared', () => {
    const documents = [aDocument(), aDocument({ id: 'd2' }), aDocument({ id: 'd3', pages: 0 })];
    expect(verdictTitle(modelOf({ documents, findings: [] }))).toBe('No discrepancies found in 2 of 3 documents');
  });
});

describe('verdictDetails', () => {
  it('names what the documents do not agree on and what to do', () => {
    expect(details({ findings: subjects('Rent', 'Term', 'Rent'), agreements: 1_212 })).toBe(
      'The documents disagree on: Rent and Term. Resolve the 3 high-priority findings first. 1,212 values agree.',
    );
  });

  it('names four subjects and counts the others', () => {
    expect(details({ findings: subjects('A', 'B', 'C', 'D', 'E', 'F') })).toContain('on: A, B, C, D and 2 more.');
  });

  it('says so when nothing is of high severity', () => {
    const findings = [aFinding({ severity: 'medium' }), aFinding({ id: 'f2', severity: 'low' })];
    expect(details({ findings })).toContain('No finding is of high severity. Check the 1 medium and 1 low findings.');
  });

  it('calls nothing agreed where there are places to look at, and names none of them as a disagreement', () => {
    expect(details({ findings: places(2), agreements: 3 })).toBe(
      'No certain discrepancies were found. Possible ones are listed below. 3 values agree.',
    );
    const likely = aFinding({ id: 'p', tier: 'possible', subject: 'Deposit' });
    expect(details({ findings: [...subjects('Rent'), likely] })).toBe(
      'The documents disagree on: Rent. Resolve the high-priority finding first.',
    );
  });

  it('does not call remarks a disagreement', () => {
    expect(details({ findings: [aFinding({ severity: 'info' })] })).toContain(
      'The documents do not contradict each other',
    );
  });

  it('limits the verdict to what could be read', () => {
    const documents = [aDocument({ unreadPages: [2] }), aDocument({ id: 'd2' })];
    expect(details({ findings: [], documents })).toBe(
      'The parts that could be read agree on everything that was compared. Check the parts that could not be read yourself; they are listed below.',
    );
    expect(details({ findings: [], agreements: 140 })).toBe(
      'The documents agree on everything that was compared. 140 values agree.',
    );
  });
});

describe('placesIntroduction', () => {
  const introduction = (count: number): string =>
    placesIntroduction(modelOf({ findings: places(count) }), createFormatting('en-GB', 'UTC'));

  it('says that places do not count', () => {
    expect(introduction(3)).toBe(
      'Worth a look, the most likely first. They are not included in the count above: read both passages before you act.',
    );
  });

  it('says how many are left out', () => {
    expect(introduction(14)).toContain(' Listed here are 10 of 14; the others are less likely.');
  });
});
