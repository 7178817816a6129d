import { describe, expect, it } from '@jest/globals';
import { satisfies } from 'semver';
import { satisfiesRange } from './satisfies-range.ts';

const versions = [
  '0.0.1',
  '0.0.2',
  '0.1.0',
  '0.1.9',
  '0.2.0',
  '1.0.0',
  '1.2.3',
  '1.2.4',
  '1.3.0',
  '1.99.0',
  '2.0.0',
  '19.3.1',
];
const ranges =
  '^1.2.3,^1.0.0,^0.1.0,^0.0.1,^0.0,^19.0.0,^2,~1.2.3,~1.2,~1,1.2.3,=1.2.3,1.x,1.2.x,*,x,>=1.2.3,>1.2.3,>1.2,<2.0.0,<=1.2,<=1.2.3,>=1.0.0 <2.0.0,^1.0.0 || ^2.0.0,>= 1.2.3,1,v1.2.3'.split(
    ',',
  );

describe('satisfiesRange', () => {
  it.each(ranges)('agrees with the semver package on %s', (range) => {
    const own = versions.filter((version) => satisfiesRange(version, range));
    expect(own).toEqual(versions.filter((version) => satisfies(version, range)));
  });

  it('counts a prerelease as the version it leads to', () => {
    expect(satisfiesRange('1.2.3-0a1b2c3d', '^1.2.0')).toBe(true);
  });

  it.each(['', 'latest', '1.2.3 - 2.0.0', 'workspace:*', '^'])('holds for nothing when the range is "%s"', (range) => {
    expect(versions.filter((version) => satisfiesRange(version, range))).toEqual([]);
  });

  it('holds for no version it cannot read', () => {
    expect(satisfiesRange('1.2', '*')).toBe(false);
  });
});
