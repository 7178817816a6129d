import { describe, expect, it } from '@jest/globals';
import { compareVersions } from '../compare-versions.ts';
import { keysIn } from '../hunk-words.ts';
import { papersOf } from '../testing/papers-of.ts';
import { collectChanges } from './collect-changes.ts';

/** What is reported of two versions: the matter, and the words of both at each place. */
function collected(a: readonly string[], b: readonly string[]): { matter: string; places: string[] }[] {
  const [first, second] = papersOf(a, b);
  if (first === undefined || second === undefined) throw new Error('two papers');
  const { map, changes } = compareVersions(first, second);
  return collectChanges(map, first, second, changes).map(({ matter, places }) => ({
    matter,
    places: places.map(
      (place) => `${keysIn(first.text, place.a).join(' ')} > ${keysIn(second.text, place.b).join(' ')}`,
    ),
  }));
}

describe('things that got other numbers throughout', () => {
  const clauses = (...[first, second, third]: readonly string[]): string[] => [
    `The yard builds Unit ${first} and Unit ${second} side by side in the dry dock at the river.`,
    `Exhibit A-${first} shows the hull, and Exhibit A-${second} shows the deck with all of its gear.`,
    `The owner takes over Unit ${third ?? first} before the trials of the other one begin at sea.`,
  ];

  it('are one finding with all their places', () => {
    expect(collected(clauses('1', '2'), clauses('5', '6')).map(({ matter }) => matter)).toEqual(['renumbered']);
  });

  it('leave the one that kept its number as a finding', () => {
    const found = collected(clauses('1', '2'), clauses('5', '6', '1'));
    expect(found.map(({ matter }) => matter)).toEqual(['renumbered', 'kept-number']);
    expect(found[1]?.places).toEqual(['1 > 1']);
  });

  it('are none where amounts changed by one step', () => {
    const days = (from: number): string[] => [
      `The yard pays for Day ${from} and Day ${from + 5} of the delay that it has caused to the owner.`,
      `The owner waits until Day ${from} for the keel and until Day ${from + 5} for all of the plates.`,
    ];
    expect(collected(days(3), days(9)).map(({ matter }) => matter)).not.toContain('renumbered');
  });
});

describe('whole things', () => {
  it('are lists of numbers, however a comparison cuts them', () => {
    expect(
      collected(
        ['Payment is due as shown in Exhibits A-1 and A-2 that are attached to this contract.'],
        ['Payment is due as shown in Exhibits A-1-T, A-2-T and A-3-T that are attached to this contract.'],
      ),
    ).toEqual([{ matter: 'value', places: ['exhibits a 1 and a 2 > exhibits a 1 t a 2 t and a 3 t'] }]);
  });

  it('are dates that a new paragraph cuts, the same at two places', () => {
    const contract = (date: string, day: string, year: string): string[] => [
      `Date: ${date}`,
      `This contract for the building of two tugs was entered into on the ${day} of`,
      `August, ${year}, by the yard and the owner that have signed it below.`,
    ];
    const found = collected(
      contract('08/23/2005', 'twenty-third', '2005'),
      contract('08/29/2006', 'twenty-ninth', '2006'),
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.places).toEqual([
      '08 23 2005 > 08 29 2006',
      'twentythird of august 2005 > twentyninth of august 2006',
    ]);
  });
});

describe('what stands beside a change', () => {
  const lease = (by: string): string[] => [
    `This lease is made between the city of Galveston as the owner and ${by} and is signed by both.`,
    'The tenant pays the rent on the first day of each month without any deduction.',
  ];
  const places = (a: string, b: string): (readonly string[])[] =>
    collected(lease(a), lease(b)).map((one) => one.places);

  it('is another thing in brackets', () => {
    expect(places('Ann Hale (Tenant)', 'Ann Hall (Tenant)')).toEqual([['ann hale > ann hall']]);
  });

  it('is another thing where a name begins behind a number', () => {
    expect(places('Texas 77478 Attention Ann Hale', 'Texas 77487 Attention Ann Hale')).toEqual([
      ['texas 77478 > texas 77487'],
    ]);
  });
});

describe('signature blocks', () => {
  const text = 'The yard delivers the tug to the owner at the quay on April 3, 2024, ready for sea.';

  it('are one finding', () => {
    const blank = [text, 'WITNESSES:', 'HALTER MARINE, INC.', 'By:', 'OWNER:', 'By:'];
    const signed = [text, 'WITNESSES:', 'HALTER MARINE, INC.', 'By: Ann Hale', 'OWNER:', 'By: Ben Ware'];
    const found = collected(blank, signed);
    expect(found.map(({ matter }) => matter)).toEqual(['signature']);
    expect(found[0]?.places).toEqual([' > ann hale', ' > ben ware']);
  });

  it('do not take in the text above them', () => {
    const blank = [text, 'WITNESSES:', 'By:'];
    const signed = [text.replace('April', 'June'), 'WITNESSES:', 'By: Ann Hale'];
    expect(
      collected(blank, signed)
        .map(({ matter }) => matter)
        .toSorted(),
    ).toEqual(['signature', 'value']);
  });
});
