import { describe, expect, it } from '@jest/globals';
import { readingsOf } from '../model/readings.ts';
import { aFinding, aMissingPosition, aPosition, theOtherPosition } from '../testing/report-builders.ts';
import { describeDifference } from './describe-difference.ts';
import { createFormatting } from './formatting.ts';

type Normalized = Record<string, string>;

function difference(first: Normalized, second: Normalized, labels: [string, string] = ['first', 'second']): string {
  const positions = [
    aPosition({ normalized: first, value: labels[0] }),
    theOtherPosition({ normalized: second, value: labels[1] }),
  ];
  return describeDifference(readingsOf(aFinding({ positions })), createFormatting('en-GB', 'UTC'));
}

describe('describeDifference', () => {
  it('works out amounts, with their share', () => {
    expect(
      difference(
        { type: 'money', amount: '12500.00', currency: 'USD' },
        { type: 'money', amount: '12050.00', currency: 'USD' },
      ),
    ).toBe('The second value is 450.00 USD (3.6%) lower.');
  });

  it('counts the days between dates', () => {
    expect(difference({ type: 'date', date: '2031-03-31' }, { type: 'date', date: '2031-05-31' })).toBe(
      'The second date is 61 days later.',
    );
    expect(difference({ type: 'date', date: '2031-03-31' }, { type: 'date', date: '2031-03-30' })).toBe(
      'The second date is 1 day earlier.',
    );
  });

  it('tells percentages apart in points', () => {
    expect(difference({ type: 'percent', value: '14.2' }, { type: 'percent', value: '12.4' })).toBe(
      'The second value is 1.8 percentage points lower.',
    );
  });

  it('writes periods as words', () => {
    expect(
      difference({ type: 'duration', value: '24', unit: 'month' }, { type: 'duration', value: '36', unit: 'month' }),
    ).toBe('The second value is 12 months (50%) higher.');
  });

  it('gives only the share where the unit is one the reader has not seen', () => {
    expect(
      difference({ type: 'quantity', value: '100', unit: 'area' }, { type: 'quantity', value: '97', unit: 'area' }),
    ).toBe('The second value is 3% lower.');
  });

  it('leaves more than two readings to the quotes', () => {
    const positions = [
      aPosition(),
      theOtherPosition(),
      theOtherPosition({ normalized: { type: 'money', amount: '1' } }),
    ];
    const readings = readingsOf(aFinding({ positions }));
    expect(describeDifference(readings, createFormatting('en-GB', 'UTC'))).toBe('');
  });

  it('says nothing about values of different units', () => {
    expect(
      difference({ type: 'money', amount: '5', currency: 'USD' }, { type: 'money', amount: '6', currency: 'EUR' }),
    ).toBe('');
  });

  it('does not reckon with identifiers', () => {
    expect(difference({ type: 'identifier', value: '4711' }, { type: 'identifier', value: '4712' })).toBe('');
  });

  it.each([
    ['Notices go to 71 Chandler Wharf', '77 Chandler Wharf', ['71', '77'], ''],
    ['Deliver to Unit 9, Sluice Lane', 'Unit 6', ['9', '6'], ''],
    ['Impellers 24 at once', 'impellers 21', ['24', '21'], 'The second value is 3 (13%) lower.'],
  ] as const)('reckons with numbers unless they are part of a name: %s', (first, second, [from, to], expected) => {
    const number = (value: string) => ({ value, normalized: { type: 'number', value } });
    const positions = [
      aPosition({ quote: first, ...number(from) }),
      theOtherPosition({ quote: second, ...number(to) }),
    ];
    const readings = readingsOf(aFinding({ positions }));
    expect(describeDifference(readings, createFormatting('en-GB', 'UTC'))).toBe(expected);
  });

  it('points out two digits that changed places', () => {
    expect(
      difference({ type: 'identifier', value: 'a' }, { type: 'identifier', value: 'b' }, ['PO-4501', 'PO-4051']),
    ).toBe('Two digits are transposed.');
  });

  it('has nothing to work out where one side is missing', () => {
    const readings = readingsOf(aFinding({ positions: [aPosition(), aMissingPosition()] }));
    expect(describeDifference(readings, createFormatting('en-GB', 'UTC'))).toBe('');
  });
});
