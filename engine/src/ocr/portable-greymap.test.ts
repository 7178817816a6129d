import { describe, expect, it } from '@jest/globals';
import { portableGreymap } from './portable-greymap.ts';

describe('portableGreymap', () => {
  it('puts the header of Netpbm before the pixels', () => {
    const pixels = Uint8Array.from([0, 50, 100, 150, 200, 255]);
    const map = portableGreymap({ width: 3, height: 2, pixels });
    expect(map.subarray(0, -6).toString('latin1')).toBe('P5\n3 2\n255\n');
    expect([...map.subarray(-6)]).toEqual([...pixels]);
  });
});
