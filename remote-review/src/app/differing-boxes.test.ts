import type { Box } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { readingsOf } from '../shared/readings.ts';
import { aFinding, aPosition, aResult } from '../testing/review-builders.ts';
import { differingBoxes } from './differing-boxes.ts';

const line: Box = [100, 200, 200, 212];
const words = (quote: string, value: string, boxes: Box[] = [line]) => {
  const start = quote.indexOf(value);
  return { quote, value, differs: [{ start, end: start + value.length + 1, boxes }] };
};

/** What is marked on the first of two pages that say these. */
function marked(boxes: Box[] = [line], turn?: 90 | 180 | 270, other = '00560000') {
  const mine = aPosition(words('number 00650000.', '00650000', boxes));
  const theirs = aPosition({ document: 'd2', ...words(`number ${other}.`, other) });
  const [reading] = readingsOf(aResult(), aFinding({ positions: [mine, theirs] }));
  return reading === undefined ? [] : differingBoxes(mine, reading, turn);
}

describe('differingBoxes', () => {
  // Eight figures, and a stop half as wide: the third and fourth figure of 8.5.
  const [from, to] = [2 / 8.5, 4 / 8.5];

  it('are round the letters that differ within words of one line', () => {
    const [[left, top, right, bottom] = line, ...others] = marked();
    expect([left, right]).toEqual([expect.closeTo(100 + from * 100), expect.closeTo(100 + to * 100)]);
    expect([top, bottom, others.length]).toEqual([200, 212, 0]);
  });

  it.each([
    [90, [100, 200 + (1 - to) * 100, 112, 200 + (1 - from) * 100]],
    [180, [100 + (1 - to) * 12, 200, 100 + (1 - from) * 12, 300]],
    [270, [100, 200 + from * 100, 112, 200 + to * 100]],
  ] as const)('go the way that words run on a page turned by %i', (turn, box) => {
    const [found] = marked([[100, 200, 112, 300]], turn);
    expect(found).toEqual(box.map((edge) => expect.closeTo(edge)));
  });

  it('are those of the words where these go on in the next line, or differ as a whole', () => {
    const lines: Box[] = [line, [60, 214, 90, 226]];
    expect(marked(lines)).toEqual(lines);
    expect(marked([line], undefined, '7')).toEqual([line]);
  });
});
