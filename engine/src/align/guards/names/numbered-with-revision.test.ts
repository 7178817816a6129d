import { describe, expect, it } from '@jest/globals';
import { isNumberedWithRevision } from './numbered-with-revision.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the number of the first line is that of the second with its revision. */
function isWithRevision(long: string, short: string): boolean {
  const documents = factDocuments([long], [short]);
  const [a, b] = documents.map(({ facts }) =>
    facts.find(({ value }) => value.type === 'identifier' && value.unit !== 'revision'),
  );
  if (a === undefined || b === undefined) throw new Error('A line holds no number.');
  return isNumberedWithRevision(a, b, documents);
}

describe(isNumberedWithRevision.name, () => {
  it.each([
    ['Made to drawing KT-4412/3.', 'Drawing KT-4412, revision 3'],
    ['Made to drawing KT-4412-3.', 'Drawing KT-4412 rev. 3'],
  ])('knows %s as %s', (long, short) => {
    expect(isWithRevision(long, short)).toBe(true);
  });

  it.each([
    ['another revision', 'Made to drawing KT-4412/4.', 'Drawing KT-4412, revision 3'],
    ['a longer number', 'Made to drawing KT-44123.', 'Drawing KT-4412, revision 3'],
    ['a part of a number', 'Made to drawing KT-4412/3.', 'Drawing KT-4412 of our shop'],
  ])('takes %s for no revision', (_, long, short) => {
    expect(isWithRevision(long, short)).toBe(false);
  });
});
