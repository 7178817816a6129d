import { describe, expect, it } from '@jest/globals';
import { summarise } from './summarise.ts';

const aDocument = (name: string, pages: number, warnings: readonly string[] = []) => ({
  id: name,
  name,
  pages,
  ocrPages: [],
  unreadPages: [],
  warnings: [...warnings],
});

describe('summarise', () => {
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
