import { describe, expect, it } from '@jest/globals';
import { Lexemes, TextReader } from '../layout/reading-text/index.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import type { Paper, Span } from '../versions/index.ts';
import { versionSubject } from './version-subject.ts';

/** What a difference is called that starts and ends at these tokens of the first of two papers. */
function subject(lines: readonly string[], span: Span, share?: number): string {
  const reader = new TextReader(new Lexemes());
  const papers = factDocuments(lines, lines).map((facts): Paper => ({ text: reader.read(facts.passages), facts }));
  return versionSubject(
    {
      matter: 'words',
      severity: 'high',
      confidence: 0.98,
      sides: [0, 1].map((document) => ({ places: [{ document, span }] })),
      changes: new Map(),
      ...(share === undefined ? {} : { share }),
    },
    papers,
  );
}

describe('versionSubject', () => {
  it('is the label of a value', () => {
    expect(subject(['Monthly rent: £4,520.00'], [2, 3])).toBe('Monthly rent');
  });

  it('is the sentence with a gap', () => {
    expect(subject(['The tenant pays a rent of £4,520.00 in advance.'], [6, 7])).toBe(
      'The tenant pays a rent of … in advance',
    );
  });

  it('is what differs where little stands beside it', () => {
    expect(subject(['HARBOUR HOUSE MANAGEMENT LIMITED. By: Jane Harper'], [0, 4])).toMatch(
      /^HARBOUR HOUSE MANAGEMENT LIMITED/u,
    );
  });

  it('is the paper that was rewritten', () => {
    expect(subject(['Lease of Harbour House'], [0, 2], 0.3)).toBe('b.pdf');
  });
});
