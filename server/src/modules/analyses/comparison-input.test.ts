import { describe, expect, it } from '@jest/globals';
import { comparisonInput } from './comparison-input.ts';

const input = {
  documents: [{ name: 'lease.pdf', sha256: 'ab', pageCount: 0, pages: [], unreadPages: [], warnings: [] }],
  sources: [{ name: 'lease.pdf', path: 'lease.pdf' }],
  reportPath: 'report.docx',
  resultPath: 'result.json',
  agreedPath: 'agreed.json',
  sameMeaning: [],
  reference: '7',
  locale: 'en',
  timeZone: 'Europe/London',
  createdAt: new Date(0).toISOString(),
};

describe('comparisonInput', () => {
  it('passes what the thread is given', () => {
    expect(comparisonInput.parse(structuredClone(input))).toEqual(input);
  });

  it.each([
    ['a document that was not read', { ...input, documents: [{ name: 'lease.pdf' }] }],
    ['a source without a path', { ...input, sources: [{ name: 'lease.pdf' }] }],
    ['a day for a time', { ...input, createdAt: 'today' }],
  ])('refuses %s', (_, wrong) => {
    expect(comparisonInput.safeParse(wrong).success).toBe(false);
  });
});
