import { describe, expect, it } from '@jest/globals';
import { compareVersions } from './compare-versions.ts';
import { papersOf } from './testing/papers-of.ts';

const opening = [
  'Order form',
  'The customer orders the maintenance of the weaving machines that are listed in the schedule.',
];
const closing = ['The order is binding for thirty days. Changes need the written consent of both parties.'];

/** A form that offers two ways of delivery. */
const aForm = (plant: string, store: string): string[] => [
  ...opening,
  `${plant} The supplier delivers to the plant`,
  `${store} The customer collects at the store`,
  ...closing,
];

function classesOf(a: readonly string[], b: readonly string[]) {
  const [first, second] = papersOf(a, b);
  if (first === undefined || second === undefined) throw new Error('two papers');
  const { changes, isAccounted } = compareVersions(first, second);
  const told = changes.filter((change) => change.class !== 'print').map((change) => change.class);
  return { told: [...new Set(told)], isAccounted };
}

describe('choices in forms', () => {
  it('are of substance where another one is ticked', () => {
    expect(classesOf(aForm('☒', '☐'), aForm('☐', '☒'))).toEqual({ told: ['substance'], isAccounted: true });
  });

  it('are one change, whatever words two answers share', () => {
    const [a, b] = papersOf(aForm('☒', '☐'), aForm('☐', '☒'));
    if (a === undefined || b === undefined) throw new Error('two papers');
    expect(compareVersions(a, b).changes.filter((change) => change.class === 'substance')).toHaveLength(1);
  });

  it('are the same whatever sign ticks them', () => {
    expect(classesOf(aForm('☒', '☐'), aForm('☑', '☐'))).toEqual({ told: [], isAccounted: true });
    expect(classesOf(aForm('☒', '☐'), aForm('[x]', '[ ]'))).toEqual({ told: [], isAccounted: true });
  });
});
