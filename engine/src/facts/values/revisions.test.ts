import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/fact-documents.ts';
import { revisionCells } from './revisions.ts';

const revisionsIn = (...lines: readonly string[]): string[] =>
  factDocuments(lines).flatMap(({ facts }) =>
    facts.flatMap(({ value }) => (value.unit === 'revision' ? [value.key] : [])),
  );

describe(revisionCells.name, () => {
  it('reads a letter under a head for revisions', () => {
    expect(
      revisionsIn(
        'Drawing | Article | Quantity | Rev.',
        'D-4412 | Safety latch | 1 | A',
        'D-4413 | Hook block | 2 | C',
      ),
    ).toEqual(['a', 'c']);
  });

  it('leaves letters under other heads', () => {
    expect(revisionsIn('Drawing | Article | Quantity | Zone', 'D-4412 | Safety latch | 1 | A')).toEqual([]);
  });
});
