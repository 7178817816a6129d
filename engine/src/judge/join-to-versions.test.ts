import { describe, expect, it } from '@jest/globals';
import type { Finding, Position } from '@app/shared/contracts';
import { joinToVersions } from './join-to-versions.ts';

const at = (document: string, value: string, top = 100): Position => ({
  document,
  page: 1,
  quote: `The rent is ${value}.`,
  value,
  boxes: [[50, top, 90, top + 12]],
  missing: false,
});

const finding = (rule: string, ...positions: Position[]): Finding => ({
  id: '',
  kind: 'value-conflict',
  rule,
  severity: 'high',
  tier: 'sure',
  confidence: 0.9,
  subject: 'Rent',
  explanation: 'A value differs.',
  positions,
});

const ofVersions = finding('version-value', at('d1', '100'), at('d2', '120'));
const nameOf = (document: string): string => `${document}.pdf`;

describe('joinToVersions', () => {
  it('tells one matter once, with what the paper beside says', () => {
    const ofRule = finding('value-mismatch', at('d1', '100'), at('d3', '120'));
    const { judged, versions } = joinToVersions([ofRule], [ofVersions], nameOf);
    expect(judged).toEqual([]);
    expect(versions[0]?.positions.map(({ document }) => document)).toEqual(['d1', 'd2', 'd3']);
    expect(versions[0]?.explanation).toBe('A value differs. d3.pdf: “120”.');
  });

  it('shows a place once that several findings show', () => {
    const ofRule = finding('value-mismatch', at('d1', '100'), at('d3', '120'));
    const other = finding('boundary-mismatch', at('d2', '120'), at('d3', '120'));
    const { versions } = joinToVersions([ofRule, other], [ofVersions], nameOf);
    expect(versions[0]?.positions).toHaveLength(3);
  });

  it('leaves apart what is said elsewhere on the page, or is no value', () => {
    const elsewhere = finding('value-mismatch', at('d1', '100', 300), at('d3', '120'));
    const wording: Finding = { ...finding('statement-mismatch', at('d1', '100'), at('d3', '120')), kind: 'wording' };
    expect(joinToVersions([elsewhere, wording], [ofVersions], nameOf)).toEqual({
      judged: [elsewhere, wording],
      versions: [ofVersions],
    });
  });
});
