import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import { scoreCase } from './score-case.ts';
import { summariseScores } from './summarise-scores.ts';
import { aDiscrepancy, aFinding, aKnownCase, aResult } from './testing/case-builders.ts';

const targets = { recall: 0.5, precision: 0.6, hardFalseAlarms: 0 };
const rents = aFinding('rent of £1,450.00', 'Flat 3 £1,540.00');
const nonsense = aFinding('nothing', 'nothing', 'f2');

const rowsOf = (known = aKnownCase(), ...findings: Finding[]) =>
  summariseScores([scoreCase(known, aResult(...findings))], targets);

const valueOf = (rows: ReturnType<typeof rowsOf>, name: string): string =>
  rows.find((row) => row.name.startsWith(name))?.value ?? 'no such row';

describe('summariseScores', () => {
  it('holds recall and precision against their floors', () => {
    const rows = rowsOf(aKnownCase(), rents, nonsense);
    expect(rows[0]).toMatchObject({ value: '1.000 (1 of 1)', met: true });
    expect(rows[1]).toMatchObject({ value: '0.500 (1 right, 1 false)', met: false });
  });

  it('calls nothing found of what is wanted a recall of 0, and nothing reported a precision of 1', () => {
    const rows = rowsOf();
    expect(rows[0]).toMatchObject({ value: '0.000 (0 of 1)', met: false });
    expect(rows[1]).toMatchObject({ value: '1.000 (0 right, 0 false)', met: true });
  });

  it('counts findings in cases in which nothing disagrees', () => {
    expect(valueOf(rowsOf(aKnownCase({ discrepancies: [] }), nonsense), 'false alarms where')).toBe('1');
    expect(valueOf(rowsOf(aKnownCase(), nonsense), 'false alarms where')).toBe('0');
  });

  it('counts by type, by severity and once for every way in which the documents were made', () => {
    const rows = rowsOf(aKnownCase(), rents);
    expect(valueOf(rows, 'found, by type: money')).toBe('1 of 1');
    expect(valueOf(rows, 'found, by severity: high')).toBe('1 of 1');
    for (const renderer of ['chromium', 'scan', 'rotated'])
      expect(valueOf(rows, `found, by renderer: ${renderer}`)).toBe('1 of 1');
  });

  it('counts what is right by rule and by stated confidence', () => {
    const doubtful = { ...nonsense, rule: 'statement-mismatch', confidence: 0.79 };
    const rows = rowsOf(aKnownCase(), rents, doubtful);
    expect(valueOf(rows, `right, by rule: ${rents.rule}`)).toBe('1 of 1');
    expect(valueOf(rows, 'right, by rule: statement-mismatch')).toBe('0 of 1');
    expect(valueOf(rows, 'right, by stated confidence: 0.7')).toBe('0 of 1');
  });

  it('leaves out expected differences', () => {
    const known = aKnownCase({ discrepancies: [aDiscrepancy({ optional: true })] });
    expect(valueOf(rowsOf(known, rents), 'found, by type: money')).toBe('no such row');
  });
});
