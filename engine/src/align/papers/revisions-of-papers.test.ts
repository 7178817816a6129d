import { describe, expect, it } from '@jest/globals';
import { revisionsOfPapers } from './revisions-of-papers.ts';
import { factDocuments } from '../testing/aligned.ts';

const specification = [
  '# Purchase Specification 7-CH-301',
  '',
  'Revision C, issued in February',
  '',
  'The chiller is quiet.',
];
const pairs = (...papers: readonly (readonly string[])[]): string[] =>
  revisionsOfPapers(factDocuments(...papers), () => true).map(([a, b]) => `${a.value.key} ${b.value.key}`);

describe(revisionsOfPapers.name, () => {
  it('pairs the state of a paper with that in which another names it', () => {
    expect(pairs(specification, ['# Report', '', 'Tested against Specification 7-CH-301, Revision B'])).toEqual([
      'c b',
    ]);
  });

  it.each([
    ['the state of another paper', ['# Report', '', 'Tested against Drawing 9-DR-118, Revision B']],
    ['a state beside several numbers', ['# Report', '', 'Made to 7-CH-301 and 9-DR-118, Revision B']],
    ['the own state of the other', ['# Report', '', 'Revision B', '', 'Tested against 7-CH-301']],
  ])('leaves %s', (_, other) => {
    expect(pairs(specification, other)).toEqual([]);
  });
});
