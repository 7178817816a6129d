import { describe, expect, it } from '@jest/globals';
import type { Box } from '@app/shared/contracts';
import { displayBox, turnedBox, unturn, uprightBox } from './display-box.ts';

/** As displayed: lying, 842 by 595 points. */
const lying = { width: 842, height: 595 };
const box: Box = [100, 200, 150, 212];

describe('unturn', () => {
  it.each([
    [0, [10, 20]],
    [90, [20, 290]],
    [180, [190, 280]],
    [270, [180, 10]],
  ] as const)('finds where a point was before a turn by %d degrees', (turn, point) => {
    expect(unturn(10, 20, 200, 300, turn)).toEqual(point);
  });
});

describe('turnedBox', () => {
  it('turns clockwise about the corner', () => {
    expect(turnedBox(box, 90)).toEqual([-212, 100, -200, 150]);
    expect(turnedBox(box, 270)).toEqual([200, -150, 212, -100]);
    expect(turnedBox(turnedBox(box, 180), 180)).toEqual(box);
    expect(turnedBox(box, 0)).toEqual(box);
  });
});

describe('displayBox', () => {
  it.each([
    [0, [100, 200, 150, 212]],
    [90, [200, 445, 212, 495]],
    [180, [692, 383, 742, 395]],
    [270, [630, 100, 642, 150]],
  ] as const)('maps a box of a page turned by %d degrees', (turn, displayed) => {
    expect(displayBox(box, { ...lying, turn })).toEqual(displayed);
  });
});

describe('uprightBox', () => {
  it.each([0, 90, 180, 270] as const)('undoes a turn by %d degrees', (turn) => {
    const page = { ...lying, turn };
    expect(uprightBox(displayBox(box, page), page)).toEqual(box);
  });
});
