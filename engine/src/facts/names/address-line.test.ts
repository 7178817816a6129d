import { describe, expect, it } from '@jest/globals';
import { factDocument } from '../testing/read-lines.ts';

const numbers = (line: string): number[] =>
  factDocument('Mr and Mrs Whitlow', '', line, '', 'Dear Mr Whitlow').facts.map(({ value }) => value.low);

describe('a line of an address', () => {
  it.each([
    '29 Larkfield Road',
    '4 Station Approach',
    '17 Old Mill Lane',
    '12 Mill Road, Hull',
    '9 Canal Row, Brigholme',
  ])('keeps the number of the house: %s', (line) => {
    expect(numbers(line)).toEqual([Number(line.split(' ')[0])]);
  });

  it.each(['7 Open Day', '5 Book the hall', '12 Repairs to the mill road'])(
    'leaves the number of an item: %s',
    (line) => {
      expect(numbers(line)).toEqual([]);
    },
  );
});
