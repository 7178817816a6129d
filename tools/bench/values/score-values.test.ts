import { describe, expect, it } from '@jest/globals';
import { readValues } from './read-values.ts';
import { scoreValues, shareRight, sumOf } from './score-values.ts';
import type { IsSame, ReadValue } from './value-data.ts';

const input = 'from 20 to 30 metres in May';
const printed = { kind: 'quantity', text: '20 to 30 metres', start: 5, end: 20, value: { amount: 20 } };
const sentences = [{ id: 'en-1', input, results: [printed] }];
const isSame: IsSame = (_, read) => read.some(({ value }) => 'amount' in value && value.amount === 20);
const aValue = (start: number, amount: number, kind = 'quantity'): ReadValue => ({
  kind,
  start,
  end: start + 2,
  value: { amount },
});
const score = (...values: ReadValue[]) => scoreValues(sentences, () => values, isSame);

describe('scoreValues', () => {
  it('tells right, wrong and missed', () => {
    expect(score(aValue(11, 30), aValue(5, 20)).get('quantity')).toMatchObject({ right: 1, wrong: 0, missed: 0 });
    expect(score(aValue(5, 2000)).get('quantity')).toMatchObject({ right: 0, wrong: 1, missed: 0 });
    expect(score(aValue(5, 20, 'money')).get('quantity')).toMatchObject({ right: 0, wrong: 0, missed: 1 });
  });

  it('tells what is read where nothing is printed, of a kind that is asked for', () => {
    expect(score(aValue(5, 20), aValue(24, 5), aValue(24, 5, 'date')).get('quantity')).toMatchObject({
      right: 1,
      extra: 1,
    });
  });

  it('leaves what is extra out of the share', () => {
    expect(shareRight(sumOf(score(aValue(5, 20), aValue(24, 5)).values()))).toBe(1);
  });
});

describe('readValues', () => {
  it('tells what the engine reads, at its place in the text as it was given', () => {
    const text = 'The rent  is £1,450.00 from 3 May 2024 on.';
    const [rent, day] = readValues(text, 'en');
    expect(text.slice(rent?.start, rent?.end)).toBe('£1,450.00');
    expect(rent).toMatchObject({ kind: 'money', value: { currency: 'GBP' } });
    expect(day).toMatchObject({ kind: 'date', value: { iso: '2024-05-03' } });
  });

  it('takes a fraction for a share and for the number that it is', () => {
    expect(readValues('two thirds of it', 'en').map(({ kind }) => kind)).toEqual(['percent', 'number']);
  });
});
