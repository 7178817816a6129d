import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findBreach } from './account.ts';
import type { Change } from './change.ts';
import { compareVersions } from './compare-versions.ts';
import { clauses, renumbered, withClause } from './testing/a-contract.ts';
import { papersOf } from './testing/papers-of.ts';

/** Words of a text that repeats itself the more, the fewer there are. */
const vocabulary = (size: number): fc.Arbitrary<string> =>
  fc.nat(size).map((at) => (at % 9 === 8 ? `${at}.` : `w${at}`));

/** A text, and another one made of it by putting in, taking out, writing anew, doubling and moving runs of words. */
const editions = fc
  .constantFrom(2, 5, 20, 200, 2000)
  .chain((size) =>
    fc.tuple(
      fc.array(vocabulary(size), { maxLength: 240 }),
      fc.array(
        fc.record({
          at: fc.nat(240),
          length: fc.integer({ min: 1, max: 30 }),
          to: fc.nat(240),
          way: fc.constantFrom('insert', 'delete', 'replace', 'double', 'move'),
          words: fc.array(vocabulary(size), { minLength: 1, maxLength: 30 }),
        }),
        { maxLength: 12 },
      ),
    ),
  )
  .map(([a, edits]) => {
    const b = [...a];
    for (const { at, length, to, way, words } of edits) {
      const run = way === 'insert' || way === 'double' ? b.slice(at, at + length) : b.splice(at, length);
      if (way === 'insert' || way === 'replace') b.splice(at, 0, ...words);
      if (way === 'double' || way === 'move') b.splice(to, 0, ...run);
    }
    return [a, b] as const;
  });

/** Sentences of which some were written anew, some changed here and there, and a run of them put at the end. */
const rewritings = fc
  .record({
    sentences: fc.array(fc.array(vocabulary(400), { minLength: 6, maxLength: 14 }), { minLength: 20, maxLength: 60 }),
    anew: fc.array(vocabulary(400), { minLength: 900, maxLength: 900 }),
    ways: fc.array(fc.constantFrom('keep', 'keep', 'change', 'replace'), { minLength: 60, maxLength: 60 }),
    moved: fc.nat(20),
  })
  .map(({ sentences, anew, ways, moved }) => {
    const told = (words: readonly string[]): string => `The ${words.join(' ').replaceAll('.', '')} of the contract.`;
    const b = sentences.map((words, index) => {
      const fresh = anew.slice(index * 15, index * 15 + words.length);
      if (ways[index] === 'replace') return told(fresh);
      return told(words.map((word, at) => (ways[index] === 'change' && at % 3 === 1 ? (fresh[at] ?? word) : word)));
    });
    b.push(...b.splice(moved, 6));
    return [sentences.map(told), b] as const;
  });

const linesOf = (words: readonly string[], perLine = 9): string[] =>
  Array.from({ length: Math.ceil(words.length / perLine) }, (_, line) =>
    words.slice(line * perLine, (line + 1) * perLine).join(' '),
  );

function compared(a: readonly string[], b: readonly string[]): ReturnType<typeof compareVersions> {
  const [first, second] = papersOf(a, b);
  if (first === undefined || second === undefined) throw new Error('two papers');
  return compareVersions(first, second);
}

/** A contract with a change of every class. */
const allClasses = (): ReturnType<typeof compareVersions> => {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = withClause(
    3,
    clauses[2]?.replace('30', '60') ?? '',
  );
  return compared(
    [...clauses, 'Clause 1.2 organises the cover.', 'Quarter', 'ly reports are kept.'],
    [
      ...renumbered(first, third, fourth, second, fifth),
      'Clause 1.4 organizes the cover.',
      'Quarterly Reports are kept.',
    ],
  );
};

describe(findBreach.name, () => {
  it('holds where sentences were written anew and put elsewhere', () => {
    const apart = (lines: readonly string[]): string[] => lines.flatMap((line) => [line, '']);
    fc.assert(
      fc.property(rewritings, ([a, b]) => {
        expect(compared(apart(a), apart(b)).isAccounted).toBe(true);
      }),
      { numRuns: 60, seed: 27 },
    );
  });

  it('holds for whatever was done to a text', () => {
    fc.assert(
      fc.property(editions, ([a, b]) => {
        const { map, changes } = compared(linesOf(a), linesOf(b));
        expect(findBreach(map, changes)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  it('holds for rows that are alike, and aligns all but the two that differ', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `item ${at % 7} of the list 10.00 USD`);
    const other = rows.with(1000, 'item 6 of the list 12.00 USD').with(2000, 'item 5 of the list 15.00 USD');
    const { map, changes } = compared(rows, other);
    expect(findBreach(map, changes)).toBeUndefined();
    expect(map.inB.filter((partner) => partner < 0).length).toBe(2);
  });

  it('holds for one text fifty times, and aligns all but the words that differ', () => {
    const text = linesOf(Array.from({ length: 400 }, (_, at) => `w${at}`));
    const long = Array.from({ length: 50 }, () => text).flat();
    const other = long
      .with(450, long[450]?.replace(/w\d+/u, 'changed') ?? '')
      .toSpliced(1400, 1)
      .toSpliced(2000, 0, 'added');
    const { map, changes } = compared(long, other);
    expect(findBreach(map, changes)).toBeUndefined();
    expect(map.inB.filter((partner) => partner < 0).length).toBe(10);
  });

  const classes: readonly Change['class'][] = ['substance', 'moved', 'renumbered', 'editorial', 'print'];

  it.each(classes)('is broken when changes of class %s are left out', (left) => {
    const { map, changes } = allClasses();
    expect(findBreach(map, changes)).toBeUndefined();
    const rest = changes.filter((change) => change.class !== left);
    expect(rest.length).toBeLessThan(changes.length);
    expect(findBreach(map, rest)).toBeDefined();
  });

  it('is broken when a change is told twice', () => {
    const { map, changes } = allClasses();
    expect(findBreach(map, [...changes, ...changes.slice(0, 1)])).toMatchObject({ kind: 'accounted twice' });
  });

  it('is broken when the alignment pairs what is not equal, or crosses', () => {
    const { map, changes } = compared(clauses, clauses);
    expect(changes).toEqual([]);
    [map.inB[0], map.inB[1], map.inA[0], map.inA[1]] = [1, 0, 1, 0];
    expect(findBreach(map, changes)).toMatchObject({ kind: 'unequal', token: 0 });
    const repeated = compared(['pay pay pay pay'], ['pay pay pay pay']);
    const { inB, inA } = repeated.map;
    [inB[0], inB[1], inA[0], inA[1]] = [1, 0, 1, 0];
    expect(findBreach(repeated.map, [])).toEqual({ kind: 'out of place', side: 'a', token: 1 });
  });
});
