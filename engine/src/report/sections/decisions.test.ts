import { describe, expect, it } from '@jest/globals';
import { aDecision, aFinding, aReportInput, openReport, tableText } from '../testing/report-builders.ts';

const findings = ['f1', 'f2', 'f3', 'f4'].map((id) => aFinding({ id, subject: `Subject ${id}` }));
const aPlace = aFinding({ id: 'f5', tier: 'possible', confidence: 0.4, subject: 'Subject f5' });

describe('a report with decisions', () => {
  it('sums them up on the first page and does not count what is dismissed', async () => {
    const decisions = [
      aDecision(),
      aDecision({ findingId: 'f2', decision: 'dismissed', reason: 'on-purpose' }),
      aDecision({ findingId: 'f3', decision: 'asked', text: 'Which holds?' }),
    ];
    const { text } = await openReport(aReportInput({ findings, decisions }));
    expect(text).toContain('3 discrepancies found');
    expect(text).toContain(
      'Decisions as of 20 November 2026, 15:00 (UTC): 1 confirmed  ·  1 awaiting an answer  ·  1 open  ·  1 dismissed, see the appendix\n',
    );
  });

  it('tells decision, question and note with the finding instead of boxes to tick', async () => {
    const asked = aDecision({ decision: 'asked', text: 'Which\nholds?', whom: 'the landlord', note: 'a note' });
    const { document, text } = await openReport(aReportInput({ decisions: [asked] }));
    expect(text).toContain('Asked (the landlord): Whichholds?\nNote: a note\n');
    expect(document).toContain('Which</w:t></w:r><w:r><w:br/></w:r>');
    expect(document).not.toContain('w14:checkbox');
  });

  it('still asks to decide where there is only a note, and says nothing of what was taken back', async () => {
    const noted = await openReport(aReportInput({ decisions: [aDecision({ decision: null, note: 'a note' })] }));
    expect(noted.text).toContain('Note: a note');
    expect(noted.document).toContain('w14:checkbox');
    const takenBack = await openReport(aReportInput({ decisions: [aDecision({ decision: null })] }));
    expect(takenBack.document).toBe((await openReport(aReportInput())).document);
  });

  it('lists what is dismissed in an appendix, sure or not, with the reason', async () => {
    const decisions = ['f1', 'f5'].map((findingId) =>
      aDecision({ findingId, decision: 'dismissed', reason: 'other', text: 'by phone' }),
    );
    const { document, text } = await openReport(aReportInput({ findings: [...findings, aPlace], decisions }));
    const rows = tableText(document, 'Appendix: dismissed findings').split('\n');
    expect(rows.filter((row) => row.endsWith('Dismissed: Another reason: by phone'))).toHaveLength(2);
    expect(text).toContain('2 dismissed, see the appendix');
    expect(text).not.toContain('Possible discrepancies');
    expect(document.match(/w:anchor="dismissed"/g)).toHaveLength(2);
  });

  it('counts a possible one that was confirmed, and lists it among the findings', async () => {
    const decisions = [aDecision({ findingId: 'f5' })];
    const { text } = await openReport(aReportInput({ findings: [...findings, aPlace], decisions }));
    expect(text).toContain('5 discrepancies found');
    expect(text).not.toContain('Possible discrepancies');
  });

  it('does not say that documents agree where all that differs was dismissed', async () => {
    const decisions = [aDecision({ decision: 'dismissed', reason: 'misread' })];
    const { text } = await openReport(aReportInput({ decisions }));
    expect(text).toContain('All findings were dismissed; see the appendix.');
    expect(text).not.toContain('The documents agree');
  });

  it('tells a place to look at that somebody has decided, however unlikely', async () => {
    const places = Array.from({ length: 12 }, (_, index) =>
      aFinding({ id: `p${index}`, tier: 'possible', confidence: 0.5 - index / 100, subject: `Place ${index}` }),
    );
    const input = aReportInput({
      findings: places,
      decisions: [aDecision({ findingId: 'p11', decision: 'asked', text: 'Which?' })],
    });
    const { text } = await openReport(input);
    expect(text).toContain('Place 11');
    expect(text).not.toContain('Place 10');
    expect(text).toContain('Listed here are 11 of 12; the others are less likely.');
  });

  it('keeps what follows from a dismissed cause', async () => {
    const total = aFinding({ id: 'f2', cause: 'f1', subject: 'Total' });
    const decisions = [aDecision({ decision: 'dismissed', reason: 'misread' })];
    const { text } = await openReport(aReportInput({ findings: [aFinding(), total], decisions }));
    expect(text).toContain('1 discrepancy found');
    expect(text).toMatch(/^2\s+Total/m);
  });
});

describe('a report that knows where its comparison is shown', () => {
  it('links each finding, each place and each dismissed one to its place there', async () => {
    const reviewUrl = 'https://check.example/review/4f7a';
    const decisions = [aDecision({ findingId: 'f2', decision: 'dismissed' })];
    const { document } = await openReport(aReportInput({ findings: [...findings, aPlace], decisions, reviewUrl }));
    const links = [...document.matchAll(/HYPERLINK &quot;([^&]+)&quot;/g)].map((match) => match[1]);
    expect(links).toEqual(['f1', 'f3', 'f4', 'f5', 'f2'].map((id) => `${reviewUrl}?finding=${id}`));
    expect((await openReport(aReportInput())).document).not.toContain('HYPERLINK');
  });
});
