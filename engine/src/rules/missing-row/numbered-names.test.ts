import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from '../../pipeline/compare-documents.ts';
import { aDocument } from '../../testing/a-document.ts';
import { brokenSeries } from './numbered-names.ts';

const plan = [
  '# Plan of the fair HB-24-117',
  '',
  'Hour | Place | What',
  '10:00 | Barn | Course A: Weaving willow',
  '11:30 | Yard | Course B: Forging nails',
  '14:00 | Barn | Course C: Baking bread',
];
const missing = (...lines: readonly string[]) =>
  compareDocuments([
    aDocument('plan.pdf', plan),
    aDocument('leaflet.pdf', ['# Come to the fair', '', 'Plan HB-24-117 in short', '', ...lines]),
  ]).result.findings.filter(({ rule }) => rule === 'missing-row');

describe(brokenSeries.name, () => {
  it('finds the one that another paper leaves out of a series and goes on', () => {
    expect(missing('10 am – Course A, weaving', '', '2 pm – Course C – bread from the oven')).toHaveLength(1);
  });

  it.each([
    ['all are named', ['Course A, weaving', '', 'Course B, forging', '', 'Course C, bread']],
    ['the paper names it by its name alone', ['Course A, weaving', '', 'Forging of nails', '', 'Course C, bread']],
    ['the paper speaks of it elsewhere', ['Course A, weaving', '', 'Course C, bread', '', 'Course B is full.']],
    ['nothing stands behind it', ['Course A, weaving', '', 'Course B, forging']],
    ['the same marks stand for other things', ['Course A, singing', '', 'Course C, dancing']],
  ])('finds none where %s', (_, lines) => {
    expect(missing(...lines)).toHaveLength(0);
  });
});
