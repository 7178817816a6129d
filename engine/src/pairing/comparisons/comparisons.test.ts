import { describe, expect, it } from '@jest/globals';
import { levelsIn } from '../testing/candidates-of.ts';
import { alike } from './alike.ts';
import { before, behind } from './beside.ts';
import { bound } from './bound.ts';
import { chance } from './chance.ts';
import { column } from './column.ts';
import { elsewhere } from './elsewhere.ts';
import { former } from './former.ts';
import { free } from './free.ts';
import { kin } from './kin.ts';
import { near } from './near.ts';
import { own } from './own.ts';
import { pinned } from './pinned.ts';
import { rank } from './rank.ts';
import { row } from './row.ts';
import { sentences } from './sentences.ts';
import { third } from './third.ts';
import { unit } from './unit.ts';
import { value } from './value.ts';
import { when } from './when.ts';

const rent = ['£1,250', '£1,520'] as const;
const lease = ['The monthly rent is £1,250 in advance.'];
const roll = ['The monthly rent is £1,520 in arrears.'];

/** Enough words to know the language by. */
const english =
  'This is what the parties have agreed on for the years to come, and that which is not said here shall not be held from any of them at all.';

describe('alike', () => {
  it('is high where the same is said of both, low where other words are', () => {
    expect(levelsIn(alike, rent, lease, roll)).toEqual(['0.5+']);
    const other = 'Repairs of a boiler cost £1,520 in winter.';
    expect(levelsIn(alike, rent, [...lease, '', english], [other, '', english])[0]).toMatch(/^(?:0\.05\+|<0\.05)$/u);
  });

  it('tells little where the other paper may be in another language', () => {
    expect(levelsIn(alike, rent, lease, ['Miete | £1,520'])).toEqual(['unlike']);
  });
});

describe('free', () => {
  it('is the one that agrees with nothing, where the other value does', () => {
    expect(levelsIn(free, rent, lease, roll)).toEqual(['both']);
    const again = 'The monthly rent was fixed at £1,250 in advance.';
    expect(levelsIn(free, rent, lease, [...roll, again])).toEqual(['of more']);
    const deposit = 'The deposit is £4,700, the fee £80.';
    expect(levelsIn(free, rent, [...lease, deposit], [...roll, again])).toEqual(['of fewer']);
  });
});

describe('value', () => {
  it.each([
    ['£1,250', '£1,520', 'money turned'],
    ['£1,250', '£1,280', 'money one digit'],
    ['£1,250', '£12,500', 'money tenfold'],
    ['£1,250', '£1,390', 'money close'],
    ['£1,250', '£9,999', 'money beyond'],
    ['14 May 2025', '17 May 2025', 'date digit next'],
    ['14 May 2025', '14 June 2025', 'date month'],
    ['14 May 2025', '14 May 2024', 'date year'],
    ['30 days', '60 days', 'duration double'],
  ])('says of %s and %s how one is mistaken for the other', (a, b, level) => {
    expect(
      levelsIn(value, [a, b], [`The fee of the hall is due: ${a} it is`], [`The fee of the hall is due: ${b} it is`]),
    ).toEqual([level]);
  });
});

describe('elsewhere', () => {
  it('suspects a value that the other document does not print', () => {
    expect(levelsIn(elsewhere, rent, lease, roll)).toEqual(['no', 'no']);
    expect(levelsIn(elsewhere, rent, lease, [...roll, '', 'The monthly rent was £1,250 until May.'])[0]).not.toBe('no');
  });
});

describe('rank', () => {
  it('tells the only partner from the first of several', () => {
    expect(levelsIn(rank, rent, lease, roll)).toEqual(['alone', 'alone']);
    const [first] = levelsIn(rank, rent, lease, [...roll, '', 'Keys cost £35 each.']);
    expect(first).toMatch(/^first/u);
  });
});

describe('third', () => {
  it('hears what the other documents say of both values', () => {
    expect(levelsIn(third, rent, lease, roll)).toEqual(['no document']);
    expect(levelsIn(third, rent, lease, roll, ['Keys were lost.'])).toEqual(['silent silent']);
    expect(levelsIn(third, rent, lease, roll, ['They paid £1,250.', '', 'Then a fee of £1,250.'])).toEqual([
      'held silent',
    ]);
    expect(levelsIn(third, rent, lease, roll, lease)).toEqual(['agreed silent']);
    expect(levelsIn(third, rent, lease, roll, lease, roll)).toEqual(['agreed agreed']);
  });
});

describe('sentences', () => {
  it('prefers the likest pair of two sentences', () => {
    expect(levelsIn(sentences, rent, lease, roll)).toEqual(['one']);
    const two = (rentOf: string, fee: string) => [`The monthly rent is ${rentOf}, the fee for late payment is ${fee}.`];
    expect(levelsIn(sentences, rent, two('£1,250', '£35'), two('£1,520', '£53'))).toEqual(['best']);
  });
});

describe('pinned', () => {
  it('looks for another value that both sentences share', () => {
    expect(levelsIn(pinned, rent, lease, roll)).toEqual(['no']);
    const dated = (amount: string) => [`From 14 May 2025 the monthly rent is ${amount}.`];
    expect(levelsIn(pinned, rent, dated('£1,250'), dated('£1,520'))).toEqual(['yes']);
  });
});

describe('before and behind', () => {
  it('compare the words right beside both, without those that only join others', () => {
    expect(levelsIn(before, rent, lease, roll)).toEqual(['two']);
    expect(levelsIn(before, rent, lease, ['Monthly rent | £1,520'])).toEqual(['two']);
    expect(levelsIn(behind, rent, lease, roll)).toEqual(['other']);
    expect(levelsIn(before, rent, lease, ['£1,520'])).toEqual(['none']);
    const long = (amount: string) => [`The Tenant pays to the Landlord a monthly rent of ${amount} in advance.`];
    expect(levelsIn(before, rent, long('£1,250'), long('£1,520'))).toEqual(['four']);
  });
});

describe('near', () => {
  it('counts the words to the nearest one that both share', () => {
    expect(levelsIn(near, rent, lease, roll)).toEqual(['0']);
    expect(levelsIn(near, rent, lease, ['Deposit £1,520'])).toEqual(['none']);
  });
});

describe('unit', () => {
  it('compares what is counted in', () => {
    expect(levelsIn(unit, rent, lease, roll)).toEqual(['same, whole']);
    expect(levelsIn(unit, ['£1,250', '€1,520'], lease, ['The monthly rent is €1,520.'])).toEqual(['other, whole']);
  });

  it('tells numbers of pieces from prices', () => {
    const pieces = (number: string): string[] => [`The crew took ${number} lamps of oak.`];
    expect(levelsIn(unit, ['240', '204.00'], pieces('240'), pieces('204.00'))).toEqual(['same, one']);
    expect(levelsIn(unit, ['240', '204'], pieces('240'), pieces('204'))).toEqual(['same, whole']);
    expect(levelsIn(unit, ['24.50', '20.40'], pieces('24.50'), pieces('20.40'))).toEqual(['same, as many']);
    const day = (number: number): string[] => [`The crew came on ${number} May 2025.`];
    expect(levelsIn(unit, ['3 May 2025', '4 May 2025'], day(3), day(4))).toEqual(['same, no amounts']);
  });
});

describe('bound', () => {
  it('names both bounds', () => {
    expect(levelsIn(bound, rent, lease, roll)).toEqual(['exact exact']);
  });
});

describe('former', () => {
  it('knows what held before', () => {
    expect(levelsIn(former, rent, lease, roll)).toEqual(['no']);
    const change = ['The fixed term, which was eighteen months, is extended to 24 months.'];
    expect(levelsIn(former, ['twelve months', 'eighteen months'], ['A fixed term of twelve months.'], change)).toEqual([
      'yes',
    ]);
  });
});

describe('own', () => {
  const letter = (day: string) => [`Hamburg, ${day}`, '', ...lease];
  it('knows the date of a document itself', () => {
    expect(levelsIn(own, ['14 May 2025', '17 May 2025'], letter('14 May 2025'), letter('17 May 2025'))).toEqual([
      'date both',
    ]);
  });
});

describe('kin', () => {
  it('takes what hardly anything else has for a sign that documents belong together', () => {
    expect(levelsIn(kin, rent, lease, roll)).toEqual(['of few none']);
    const accounts = (last: string) => [
      'Sums: £12,345, £23,456, £34,567 and £45,678',
      '',
      `The monthly rent is ${last}.`,
    ];
    expect(levelsIn(kin, rent, accounts('£1,250'), accounts('£1,520'))).toEqual(['of some most']);
    const strange = ['Sums: £92,345, £93,456, £94,567 and £95,678', '', 'The monthly rent is £1,520.'];
    expect(levelsIn(kin, rent, accounts('£1,250'), strange)).toEqual(['of some none']);
  });
});

const table = (revenue: string, year = '2024') => [
  `Segment | ${year} | Year before`,
  `Revenue of bicycles | ${revenue} | 9,870`,
  'Cost of bicycles | 4,321 | 5,432',
  'Salaries of mechanics | 2,345 | 3,456',
  'Rent of workshops | 1,234 | 1,357',
];

describe('row', () => {
  it('counts what both rows share besides', () => {
    expect(levelsIn(row, ['8,760', '8,670'], table('8,760'), table('8,670'))).toEqual(['rows one']);
    expect(levelsIn(row, rent, lease, roll)).toEqual(['prose none']);
  });
});

describe('column', () => {
  it('knows a column again by its other values, and another one of the row that fits better', () => {
    expect(levelsIn(column, ['8,760', '8,670'], table('8,760'), table('8,670'))).toEqual(['many']);
    expect(levelsIn(column, ['8,760', '9,870'], table('8,760'), table('8,670'))).toEqual(['other']);
    expect(levelsIn(column, rent, lease, roll)).toEqual(['no column']);
  });
});

describe('chance', () => {
  it('grows with the values among which a partner was looked for', () => {
    expect(levelsIn(chance, rent, lease, roll)).toEqual(['<10']);
    expect(levelsIn(chance, ['8,760', '8,670'], table('8,760'), table('8,670'))).toEqual(['<10']);
  });
});

describe('when', () => {
  const owed = (day: string, amount: string): string[] => [`As of ${day} the company owed ${amount} to its makers.`];

  it('tells two days of which the same is said', () => {
    expect(levelsIn(when, rent, owed('30 June 2024', '£1,250'), owed('30 June 2024', '£1,520'))).toEqual(['same day']);
    expect(levelsIn(when, rent, owed('30 June 2024', '£1,250'), owed('1 July 2023', '£1,520'))).toEqual(['other day']);
    expect(levelsIn(when, rent, lease, owed('1 July 2023', '£1,520'))).toEqual(['none']);
  });

  it('knows the year by the head of a column', () => {
    const pair = ['8,760', '8,670'] as const;
    expect(levelsIn(when, pair, table('8,760'), table('8,670'))).toEqual(['same year']);
    expect(levelsIn(when, pair, table('8,760'), table('8,670', '2023'))).toEqual(['other year']);
  });
});
