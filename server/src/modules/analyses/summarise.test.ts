import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult, Finding } from '@app/engine';
import { summarise } from './summarise.ts';

const aDocument = (name: string, pages: number, warnings: readonly string[] = []) => ({
  id: name,
  name,
  pages,
  ocrPages: [],
  unreadPages: [],
  warnings: [...warnings],
});

const at = (document: string, page: number, missing = false): Finding['positions'][number] => ({
  document,
  page,
  quote: missing ? '' : 'Rent: 5',
  boxes: [],
  missing,
});

const aFinding = (parts: Partial<Finding>): Finding => ({
  id: 'f1',
  kind: 'value-conflict',
  rule: 'value-mismatch',
  severity: 'high',
  tier: 'sure',
  confidence: 0.9,
  subject: 'rent',
  explanation: '',
  positions: [],
  ...parts,
});

const aResult = (...findings: Finding[]): AnalysisResult => ({
  schemaVersion: 2,
  documents: [aDocument('a.pdf', 9), aDocument('b.pdf', 2)],
  findings,
  coverage: { comparedPages: 11, agreements: 0 },
});

describe('summarise', () => {
  it('counts what is sure, and names the likeliest places to look at with their pages', () => {
    const possible = (subject: string, confidence: number, ...positions: Finding['positions']) =>
      aFinding({ tier: 'possible', subject, confidence, positions });
    const summary = summarise(
      aResult(
        aFinding({}),
        aFinding({ severity: 'low' }),
        possible('notice', 0.3),
        possible('deposit', 0.7, at('a.pdf', 3), at('a.pdf', 4), at('b.pdf', 1)),
        possible('Key', 0.6, at('a.pdf', 7), at('b.pdf', 1, true)),
        possible('Area', 0.5),
      ),
    );
    expect(summary.findings).toEqual({ high: 1, medium: 0, low: 1, info: 0 });
    expect(summary.placesToLookAt).toEqual({
      count: 4,
      first: [
        {
          subject: 'Deposit',
          at: [
            { document: 'a.pdf', page: 3 },
            { document: 'b.pdf', page: 1 },
          ],
        },
        { subject: 'Key', at: [{ document: 'a.pdf', page: 7 }] },
        { subject: 'Area', at: [] },
      ],
    });
  });

  it('counts the changes of two versions by class, and of nothing else', () => {
    const change = {
      id: 'c1',
      class: 'substance' as const,
      versions: ['d1', 'd2'] satisfies [string, string],
      a: null,
      b: null,
    };
    const ofVersions = {
      ...aResult(aFinding({})),
      changes: [change, { ...change, id: 'c2', class: 'print' as const }],
    };
    expect(summarise(ofVersions).changes).toEqual({ substance: 1, reworded: 0, editorial: 0, renumbered: 0, moved: 0 });
    expect(summarise(aResult(aFinding({})))).not.toHaveProperty('changes');
  });

  it('says why a document could not be read at all, and nothing of warnings of others', () => {
    const documents = [
      aDocument('a.pdf', 2, ['A font is missing.']),
      aDocument('locked.pdf', 0, ['It is old.', 'It has a password.']),
    ];
    const summary = summarise({
      schemaVersion: 2,
      documents,
      findings: [],
      coverage: { comparedPages: 2, agreements: 3 },
    });
    expect(summary.documents).toEqual([
      { name: 'a.pdf', pages: 2, ocrPages: 0, unreadPages: [] },
      { name: 'locked.pdf', pages: 0, ocrPages: 0, unreadPages: [], unreadable: 'It has a password.' },
    ]);
  });
});
