import { describe, expect, it } from '@jest/globals';
import { clauseNumbers, isOwnClause } from './own-clause.ts';
import { factDocument } from './testing/read-lines.ts';

/** The numbers that are read in some clauses. */
const numbersIn = (...lines: readonly string[]): number[] =>
  factDocument(...lines).facts.flatMap(({ value }) => (value.type === 'number' ? [value.low] : []));

const rates = '3.1 The rate is fixed by the bank for each year.';

describe(clauseNumbers.name, () => {
  it('knows the numbers with which clauses begin', () => {
    expect([...clauseNumbers(factDocument(rates, '', 'Rooms: 4.5').passages)]).toEqual(['3.1']);
  });
});

describe(isOwnClause.name, () => {
  it.each(['It is above the rate in 3.1.', 'Er liegt über dem Satz nach 3.1.', 'Il dépasse le taux selon 3.1.'])(
    'takes the number of a clause for no value: %s',
    (line) => {
      expect(numbersIn(rates, '', line)).toEqual([]);
    },
  );

  it('reads what is the number of no clause, and what nothing leads to a clause', () => {
    expect(numbersIn(rates, '', 'It is above the rate in 4.7.')).toEqual([4.7]);
    expect(numbersIn(rates, '', 'The index was 3.1 last year.')).toEqual([3.1]);
  });
});
