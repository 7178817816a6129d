import { describe, expect, it } from '@jest/globals';
import type { VersionPair } from '@app/shared/contracts';
import { compareFamilies } from '../versions/index.ts';
import { clauses, withClause } from '../versions/testing/a-contract.ts';
import { papersOf } from '../versions/testing/papers-of.ts';
import { equalStretches } from './equal-stretches.ts';
import { listVersions } from './list-versions.ts';

/** What is the same between the changes of two versions: how many paragraphs, up to which class of change at which side. */
function told(...versions: readonly (readonly string[])[]): VersionPair['equal'] {
  const papers = papersOf(...versions);
  const families = compareFamilies(papers, () => false);
  const listed = listVersions(families, papers);
  const classes = new Map(listed.changes(() => undefined).map((change) => [change.id, change.class]));
  return listed
    .pairs([])[0]
    ?.equal?.map(({ paragraphs, until }) =>
      until === undefined
        ? { paragraphs }
        : { paragraphs, until: { ...until, change: classes.get(until.change) ?? '' } },
    );
}
const at = (paragraphs: number, change: string, side: 'a' | 'b' = 'b') => ({ paragraphs, until: { change, side } });

describe(equalStretches.name, () => {
  it('counts the paragraphs before each change, and those behind the last one', () => {
    const changed = (clauses[2] ?? '').replace('£1,250.00', '£1,520.00');
    expect(told(clauses, withClause(3, changed))).toEqual([at(2, 'substance'), { paragraphs: 2 }]);
  });

  it('counts all of them where nothing differs', () => {
    expect(told(clauses, clauses)).toEqual([{ paragraphs: 5 }]);
  });

  it('counts no paragraph that lost words at its beginning or its end', () => {
    const longer = [...clauses];
    longer[1] = (longer[1] ?? '').replace('1.2 The', '1.2 At its own cost the');
    longer[3] = (longer[3] ?? '').replace('in writing.', 'in writing by post.');
    // The word behind what went has another letter case, the one before it another stop.
    expect(told(longer, clauses)?.map(({ paragraphs }) => paragraphs)).toEqual([1, 0, 1, 0, 1]);
    const cut = withClause(4, '1.4 Either party may end this contract by three months notice in writing');
    expect(told([...clauses, 'Signed by hand'], cut)?.at(-1)).toEqual({ paragraphs: 0 });
  });

  it('counts what stands around a paragraph that is in one version only', () => {
    const [first = '', second = '', ...others] = clauses;
    expect(told(clauses, [first, ...others])).toEqual([at(1, 'substance'), { paragraphs: 3 }]);
    expect(told([first, ...others], [first, second, ...others])).toEqual([at(1, 'substance'), { paragraphs: 3 }]);
  });

  it('counts up to both places of what was moved', () => {
    const apart = (texts: readonly string[]) => texts.flatMap((text) => [text.replace(/^1\.\d /u, ''), '']);
    const [first = '', ...others] = clauses;
    expect(told(apart(clauses), apart([...others, first]))).toEqual([
      at(0, 'moved', 'a'),
      at(4, 'moved'),
      { paragraphs: 0 },
    ]);
  });
});
