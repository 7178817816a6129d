import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from '../../pipeline/compare-documents.ts';
import { aDocument } from '../../testing/a-document.ts';
import { rule } from './rule.ts';

const parties = 'Between the school of Brackwell End and Fennimore Larder Ltd, contract 2026-417.';
const thermometer =
  'The Caterer shall lend the inspector a thermometer with its calibration sheet and hang freezer logs beside the stove.';
const first = [
  '# School Meals Agreement',
  'First draft, 4 May 2026',
  parties,
  'The Caterer shall serve lunch in the canteen on each school day.',
  'The School shall pay £2.10 for each meal at the end of the month.',
  'Either party may end this Agreement on three months’ notice.',
];
const second = [
  '# Agreement on School Meals',
  'Second draft, 9 June 2026',
  parties,
  'On every day of school lunch is served by the Caterer in the canteen.',
  'For each meal the School owes £2.10, due when a month ends.',
  'The Agreement ends three months after one party has given notice.',
];

/** The sentences that one of two papers lacks. */
const missing = (a: readonly string[], b: readonly string[]): string[] =>
  compareDocuments([aDocument('a.pdf', a), aDocument('b.pdf', b)])
    .result.findings.filter((finding) => finding.rule === rule.id)
    .flatMap(({ positions }) =>
      positions.flatMap(({ quote, missing: isMissing }) => (isMissing === true ? [] : [quote])),
    );

describe('missing-passage in drafts that were written anew', () => {
  it('finds a duty of the first draft of which the second has no word', () => {
    expect(missing([...first, thermometer], second)).toEqual([thermometer]);
  });

  it('finds a leave that only the second draft gives', () => {
    const leave = 'The Caterer may hang posters with its own trademark beside the stove.';
    expect(missing(first, [...second, leave])).toEqual([leave]);
  });

  it('finds what one edition of a policy grants and the next does not', () => {
    const grant = 'Paid absence is granted for the wedding or the funeral of a close relative.';
    const edition = (lines: readonly string[], year: number): string[] => [
      '# Staff Handbook',
      `Edition of January ${year}`,
      ...lines.slice(2),
    ];
    expect(missing(edition([...first, grant], 2025), edition(second, 2026))).toEqual([grant]);
  });

  it.each([
    ['every clause is told anew', first, second],
    ['the clause obliges nobody', [...first, 'Thermometers with calibration sheets hang beside the stove.'], second],
    [
      'the clause is told in other words',
      [...first, thermometer],
      [...second, 'A calibrated thermometer and its sheet are for the inspector; freezer logs hang by the stove.'],
    ],
    ['one paper is no draft', [...first, thermometer], second.filter((line) => !line.includes('draft'))],
    ['one paper is another', [...first, thermometer], ['# Letter from the kitchen', ...second.slice(1)]],
  ])('is silent where %s', (_, a, b) => {
    expect(missing(a, b)).toEqual([]);
  });
});
