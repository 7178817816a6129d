import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/fact-documents.ts';
import { revisedThing, revisionCells } from './revisions.ts';

/** The slot terms of the revisions in one line that name what is revised. */
const revisedIn = (...lines: readonly string[]): string[] =>
  factDocuments(lines).flatMap(({ facts }) =>
    facts
      .filter(({ value }) => value.unit === 'revision')
      .flatMap(({ value, slot }) =>
        [...slot.keys()].filter((term) => term.startsWith('@')).map((term) => `${value.key} ${term}`),
      ),
  );

describe(revisedThing.name, () => {
  it.each([
    ['Safety latch to D-4412 rev. B', 'b @revision D4412'],
    ['Revision C of drawing Z-118', 'c @revision Z118'],
    ['Les travaux suivent le plan P-12 indice C.', 'c @revision P12'],
  ])('knows what %s revises', (line, expected) => {
    expect(revisedIn(line)).toEqual([expected]);
  });

  it('knows nothing where no number stands near', () => {
    expect(revisedIn('This is revision C of the rules.')).toEqual([]);
  });
});

describe(revisionCells.name, () => {
  it('reads a letter under a head for revisions', () => {
    expect(
      revisedIn('Drawing | Article | Quantity | Rev.', 'D-4412 | Safety latch | 1 | A', 'D-4413 | Hook block | 2 | C'),
    ).toEqual(['a @revision D4412', 'c @revision D4413']);
  });

  it('leaves letters under other heads', () => {
    expect(revisedIn('Drawing | Article | Quantity | Zone', 'D-4412 | Safety latch | 1 | A')).toEqual([]);
  });
});
