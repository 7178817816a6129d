import { describe, expect, it } from '@jest/globals';
import { linked } from './testing/aligned.ts';
import { isNumbering, isTimes } from './parts.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(isTimes.name, () => {
  it('holds no piece against so many of it as stand beside it', () => {
    const plan = [...parties, 'Dose of paracetamol: 1 g'];
    expect(linked(plan, [...parties, 'Dose of paracetamol: 500 mg'])).toEqual(['1 g ≠ 500 mg']);
    expect(linked(plan, [...parties, 'Dose of paracetamol: two tablets of 500 mg'])).toEqual([]);
  });
});

describe(isNumbering.name, () => {
  it('takes numbered bags for no amount of bags', () => {
    const list = (bags: string): string[] => [...parties, `Marks of the bags of coffee: ${bags}`];
    expect(linked(list('100 to 300'), list('100 to 120'))).toHaveLength(1);
    expect(linked(list('1 to 300'), list('1 to 120'))).toEqual([]);
  });
});
