import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import { titleFindings } from './title-findings.ts';

const aFinding = (subject: string, { rule = 'version-value', section = '', page = 1 } = {}): Finding => ({
  id: '',
  kind: 'value-conflict',
  rule,
  severity: 'high',
  tier: 'sure',
  confidence: 0.98,
  subject,
  explanation: '',
  positions: [{ document: 'd1', page, quote: '', boxes: [], missing: false, ...(section === '' ? {} : { section }) }],
});

const titles = (...findings: Finding[]): string[] => titleFindings(findings).map(({ subject }) => subject);

describe('titleFindings', () => {
  it.each([
    ['2. Term', 'Term'],
    ['ARTICLE VI OWNER FURNISHED EQUIPMENT:', 'Owner furnished equipment'],
    ['§ 5 Vergütung', 'Vergütung'],
  ])('takes the heading %s of the only change under it', (section, title) => {
    expect(titles(aFinding('runs for … months', { section }))).toEqual([title]);
  });

  it('takes the words of the sentence where several changes stand under a heading', () => {
    const section = '5. Charges';
    expect(
      titles(aFinding('The annual charge is …', { section }), aFinding('interest at … a year', { section })),
    ).toEqual(['The annual charge is …', 'Interest at … a year']);
  });

  it('takes the words where a clause has a number and no heading, and of papers of unlike kinds', () => {
    expect(titles(aFinding('rent of …', { section: '7.2' }))).toEqual(['Rent of …']);
    expect(titles(aFinding('Monthly rent', { section: 'Rent', rule: 'value-mismatch' }))).toEqual(['Monthly rent']);
  });

  it.each([
    ['(ce) … is responsible for the upkeep', '(ce) … is responsible for the upkeep'],
    ['with 210), RSF', 'With 210, RSF'],
    ['(with 210), RSF', 'RSF'],
    ['the parties to the lease (dated', 'The parties to the lease dated'],
    ['Area of Suite 212 (', 'Area of Suite 212'],
  ])('never cuts inside a bracket: %s', (subject, title) => {
    expect(titles(aFinding(subject, { rule: 'value-mismatch' }))).toEqual([title]);
  });

  it('tells two of one title apart', () => {
    const [a, b, c] = [1, 2, 2].map((page) => aFinding('Rent', { rule: 'value-mismatch', page }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three findings');
    expect(titles(a, b, c)).toEqual(['Rent', 'Rent, page 2', 'Rent, page 2 (2)']);
  });
});
