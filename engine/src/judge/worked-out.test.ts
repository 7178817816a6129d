import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../testing/fact-documents.ts';
import { haveSwappedDigits, workedOut, type PrintedValue } from './worked-out.ts';
import { printed, wordsOfFact } from '../facts/fact.ts';

/** The first value that a line states. */
function valueIn(line: string): PrintedValue {
  const [document] = factDocuments([line]);
  const fact = document?.facts[0];
  if (document === undefined || fact === undefined) throw new Error(`There is no value in “${line}”.`);
  return { value: fact.value, text: printed(wordsOfFact(document, fact)) };
}

describe('workedOut', () => {
  it.each([
    ['The rent is $10,650.00 now', 'The rent is $10,560.00 now', '$90.00 (0.85%) lower'],
    ['The rent is 795,00 EUR now', 'The rent is 812,00 EUR now', '17.00 EUR (2.1%) higher'],
    ['The share is 14.2% now', 'The share is 12.4% now', '1.8 percentage points lower'],
    ['The share is 5% now', 'The share is 6% now', '1 percentage point higher'],
    ['It begins on 5 March 2021 here', 'It begins on 13 March 2021 here', '8 days later'],
    ['It begins on 5 March 2021 here', 'It begins on 5 January 2021 here', '2 months earlier'],
    ['It ends on 31 March 2028 here', 'It ends on 31 March 2029 here', '1 year later'],
    ['It starts at 10:55 here', 'It starts at 12:25 here', '1 hour 30 minutes later'],
    ['It lasts six months here', 'It lasts two years here', '18 months longer'],
    ['It lasts 10 working days here', 'It lasts 5 working days here', '5 working days shorter'],
    ['Area: 4,250 square feet', 'Area: 4,520 square feet', '270 square feet more'],
    ['Bottom 1.5 m deep', 'Bottom 1.0 m deep', '0.5 m less'],
    ['Net loss | £(402)', 'Net loss | £(420)', '£18 (4.5%) lower'],
    ['There are 3,600 seats', 'There are 3,900 seats', '300 (8.3%) higher'],
  ])('from %s to %s: %s', (first, second, difference) => {
    expect(workedOut(valueIn(first), valueIn(second))).toBe(difference);
  });

  it.each([
    ['The rent is $5.00 now', 'The rent is €6.00 now', 'other currencies'],
    ['It lasts six months here', 'It lasts 30 days here', 'units that do not convert'],
    ['Area: 400 square feet', 'Area: 40 square metres', 'other units'],
    ['The house at 41 Mill Lane', 'The house at 14 Mill Lane', 'a number of a thing'],
    ['Net loss | £(402)', 'Net loss | £420', 'a minus on one side only'],
    ['Between 5 and 7 kg of it', 'At 8 kg of it', 'a range'],
    ['Call us: 01632 960417', 'Call us: 01632 960471', 'no amount'],
  ])('is nothing from %s to %s: %s', (first, second) => {
    expect(workedOut(valueIn(first), valueIn(second))).toBeUndefined();
  });
});

describe('haveSwappedDigits', () => {
  it.each([
    ['$10,650.00', '10,560.00', true],
    ['MTR-H 2208', 'MTR-H 2280', true],
    ['10,650', '10,605', true],
    ['10,650', '10,660', false],
    ['10,650', '16,050', true],
    ['1,065', '10,650', false],
    ['AB-1', 'BA-1', false],
    ['5', '5', false],
  ])('%s and %s: %s', (first, second, expected) => {
    expect(haveSwappedDigits(first, second)).toBe(expected);
  });
});
