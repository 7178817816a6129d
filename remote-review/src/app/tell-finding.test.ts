import { describe, expect, it } from '@jest/globals';
import { itemsOf } from '../shared/review-item.ts';
import { aListItem } from '../testing/list-builders.ts';
import { aFinding, aPosition, aResult } from '../testing/review-builders.ts';
import { tellOf, titleOf } from './tell-finding.ts';

const plain = (text: string) => ({ text, marks: [] });

describe('what is heard of a finding', () => {
  it('is its number, weight and subject, and what each document says, with the page', () => {
    // Nobody knows a page of it: all of the document was looked through.
    const missing = aPosition({ document: 'd3', page: 4, quote: '', boxes: [], missing: true });
    const finding = aFinding({ positions: [...aFinding().positions, missing] });
    const [item] = itemsOf(aResult({ findings: [finding] }));
    const row = aListItem({ number: '2' });
    expect(tellOf({ row, isPaper: false }, item)).toBe(
      'Finding 2 of 14, High, Monthly base rent. amendment.pdf, page 1: $10,650.00. estoppel.pdf, page 1: $10,560.00. ' +
        'lease.pdf: Not found.',
    );
  });

  it('tells what was decided', () => {
    const row = aListItem();
    expect(tellOf({ row, isPaper: false, decision: 'asked' }, undefined)).toBe(
      'Finding 1 of 14, High, Monthly base rent, asked.',
    );
  });

  it('names the group of what has no weight', () => {
    const row = aListItem({ number: 'P1', numbered: 2, group: { id: 'possible', label: 'Possible discrepancies' } });
    expect(titleOf({ row, isPaper: false })).toBe('Finding P1 of 2, Possible discrepancies, Monthly base rent');
  });

  it('is of a change what went and what came', () => {
    const row = aListItem({
      group: { id: 'substance', label: 'Substantive changes', severity: 'high' },
      details: [
        { value: plain('30 days'), tone: 'struck' },
        { value: plain('45 days'), tone: 'inserted' },
      ],
    });
    expect(tellOf({ row, isPaper: true }, undefined)).toBe(
      'Change 1 of 14, Substantive changes, Monthly base rent. removed 30 days. added 45 days.',
    );
  });

  it('names a change that no finding reports by its kind', () => {
    const row = aListItem({ number: '', group: { id: 'moved', label: 'Moved' }, subject: '10.2' });
    expect(titleOf({ row, isPaper: true })).toBe('Moved, 10.2');
  });
});
