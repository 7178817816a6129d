import { describe, expect, it } from '@jest/globals';
import { nameApart } from './name-apart.ts';
import { aPdf } from './testing/upload-builders.ts';

const apart = (...names: string[]) => nameApart(names.map((name) => aPdf(name))).files.map(({ name }) => name);

describe('nameApart', () => {
  it.each([
    [
      ['a.pdf', 'b.pdf'],
      ['a.pdf', 'b.pdf'],
    ],
    [
      ['a.pdf', 'a.pdf', 'a.pdf'],
      ['a.pdf', 'a (2).pdf', 'a (3).pdf'],
    ],
    [
      ['a.pdf', 'A.PDF'],
      ['a.pdf', 'A (2).PDF'],
    ],
    [
      ['a.pdf', 'a.pdf', 'a (2).pdf'],
      ['a.pdf', 'a (3).pdf', 'a (2).pdf'],
    ],
    [
      ['.pdf', '.pdf'],
      ['.pdf', '.pdf (2)'],
    ],
    [
      ['x.tar.pdf', 'x.tar.pdf'],
      ['x.tar.pdf', 'x.tar (2).pdf'],
    ],
  ])('makes %j into %j', (names, expected) => {
    expect(apart(...names)).toEqual(expected);
  });

  it('tells files apart from those that are there already', () => {
    const { files } = nameApart([aPdf('A.pdf'), aPdf('b.pdf')], ['a.pdf', 'c.pdf']);
    expect(files.map(({ name }) => name)).toEqual(['A (2).pdf', 'b.pdf']);
  });

  it('keeps the bytes, the type and the time of a renamed file', async () => {
    const file = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf', lastModified: 7 });
    const { files, renamed } = nameApart([aPdf('a.pdf'), file]);
    expect(renamed).toEqual([{ from: 'a.pdf', to: 'a (2).pdf' }]);
    expect(files[1]).toMatchObject({ type: 'application/pdf', lastModified: 7, size: 8 });
    expect(await files[1]?.text()).toBe('%PDF-1.4');
  });
});
