import { describe, expect, it } from '@jest/globals';
import { splitPrint } from './split-print.ts';

const keys = (text: string): string[] => splitPrint(text).map(({ key }) => key);

describe('splitPrint', () => {
  it('finds nothing in a rule that is made of a sign', () => {
    expect([keys('=========='), keys('++++'), keys('a==b')]).toEqual([[], [], ['a', '=', '=', 'b']]);
  });
});
