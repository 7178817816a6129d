import { accounts, versions } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const rent = accounts('Monthly rent: £4,250.00', 'The monthly rent is £4,250.00.');
const scanned = (first: string, second: string) => {
  const [paper = [], scan = []] = accounts(first, second);
  return [paper, { scanned: scan }];
};
const note = (amount: string) => ['# Note', '', `About HB-24-117: the monthly rent is ${amount}.`];

const tenancy = (term: string) => [
  '# Tenancy agreement',
  '',
  'Flat 4, reference HB-24-117',
  '',
  `The tenancy is for a fixed term of ${term}.`,
];
const extension = [
  '# First amendment',
  '',
  'Flat 4, reference HB-24-117',
  '',
  'The fixed term, which was eighteen months, is extended to 24 months.',
];
const nachtrag = ['# Nachtrag zum Vertrag HB-24-117', '', 'Die Lieferfrist von 10 Tagen wird auf 20 Tage verlängert.'];
const lieferung = (days: string) => ['# Vertrag HB-24-117', '', `Die Lieferfrist beträgt ${days}.`];

/** The severity follows the kind of value, so each kind is found once. */
testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'another figure in a code that was scanned',
      documents: scanned('Specification 7731-I-04', 'Specification 7737-I-04'),
      found: [{ severity: 'high', places: ['d1 p1 7731-I-04', 'd2 p1 7737-I-04'] }],
    },
    {
      name: 'a change that starts from another value',
      documents: [tenancy('twelve months'), extension],
      found: [
        {
          severity: 'high',
          places: ['d1 p1 twelve months', 'd2 p1 eighteen months'],
          explanation:
            'The change starts from a different period than the one previously in force. a.pdf: twelve months; b.pdf: eighteen months.',
        },
      ],
    },
    {
      name: 'a later paper that still holds the former value',
      documents: [
        tenancy('eighteen months'),
        extension,
        ['# Letter', '', 'Flat 4, HB-24-117: the fixed term is eighteen months.'],
      ],
      found: [{ severity: 'high', places: ['d1 p1 eighteen months', 'd3 p1 eighteen months', 'd2 p1 24 months'] }],
    },
    {
      name: 'an amount with two digits swapped',
      documents: accounts('Hire charge | 1,250.00 EUR', 'The hire charge is 1,520.00 EUR a month.'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 1,250.00 EUR', 'd2 p1 1,520.00 EUR'],
          explanation:
            'a.pdf says 1,250.00 EUR, but b.pdf says 1,520.00 EUR: 270.00 EUR (22%) higher. Two digits are transposed.',
        },
      ],
    },
    {
      name: 'the same figures in another currency',
      documents: accounts('Hire charge | EUR 48,500', 'The hire charge is USD 48,500 in all.'),
      found: [{ severity: 'high', places: ['d1 p1 EUR 48,500', 'd2 p1 USD 48,500'] }],
    },
    {
      name: 'another date',
      documents: accounts('Start date | 12 May 2025', 'The start date of the hire is 21 May 2025.'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 12 May 2025', 'd2 p1 21 May 2025'],
          explanation: 'a.pdf says 12 May 2025, but b.pdf says 21 May 2025: 9 days later. Two digits are transposed.',
        },
      ],
    },
    {
      name: 'an account whose check digits tell where it is mistyped',
      documents: accounts('Account | DE89 3704 0044 0532 0130 00', 'Pay to account DE89 3704 0044 0523 0130 00.'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 DE89 3704 0044 0532 0130 00', 'd2 p1 DE89 3704 0044 0523 0130 00'],
          explanation:
            'The documents give different values for the same number. Its check digits show that the number is mistyped in b.pdf.',
        },
      ],
    },
    {
      name: 'another period',
      documents: accounts('Notice period: 90 days', 'The notice period is 60 days.'),
      found: [{ severity: 'high', places: ['d1 p1 90 days', 'd2 p1 60 days'] }],
    },
    {
      name: 'another percentage',
      documents: accounts('Interest on late payments: 4.5 %', 'Late payments bear interest at 5.4 % a year.'),
      found: [{ severity: 'high', places: ['d1 p1 4.5 %', 'd2 p1 5.4 %'] }],
    },
    {
      name: 'another number of a policy',
      documents: accounts('Policy number: WW-4471902', 'The policy WW-4417902 covers the house.'),
      found: [{ severity: 'high', places: ['d1 p1 WW-4471902', 'd2 p1 WW-4417902'] }],
    },
    {
      name: 'a measure that conversion does not explain',
      documents: accounts('Shaft length | 114 mm', 'The shaft length is 4.0 inches.'),
      found: [{ severity: 'medium', places: ['d1 p1 114 mm', 'd2 p1 4.0 inches'] }],
    },
    {
      name: 'a measure whose unit only case tells apart',
      documents: accounts('Spark energy | 3 mJ', 'The spark energy was 3 MJ.'),
      found: [{ severity: 'medium', places: ['d1 p1 3 mJ', 'd2 p1 3 MJ'] }],
    },
    {
      name: 'an amount that rounding does not explain',
      documents: accounts('Turnover | £3,912,400', 'Turnover of about £4.9 million was declared.'),
      found: [{ severity: 'high', places: ['d1 p1 £3,912,400', 'd2 p1 £4.9 million'] }],
    },
    {
      name: 'a value over the limit that the other document sets',
      documents: accounts('Response time | under 5 ms', 'The measured response time was 6.2 ms.'),
      found: [{ severity: 'medium', places: ['d1 p1 5 ms', 'd2 p1 6.2 ms'] }],
    },
    {
      name: 'which of three documents deviates, as one finding',
      documents: [...rent, note('£4,520.00')],
      found: [{ severity: 'high', places: ['d1 p1 £4,250.00', 'd2 p1 £4,250.00', 'd3 p1 £4,520.00'] }],
    },
    {
      name: 'a value on a later page',
      documents: [
        [...(rent[0] ?? []).slice(0, 4), ...Array<string>(48).fill(''), 'Monthly rent: £4,250.00'],
        note('£4,520.00'),
      ],
      found: [{ severity: 'high', places: ['d1 p2 £4,250.00', 'd2 p1 £4,520.00'] }],
    },
  ],
  ignores: [
    { name: 'a version, whose words are compared', documents: versions('within 30 days', 'within 45 days') },
    {
      name: 'what amounts become by a letter',
      documents: [
        ['# Grant HB-24-117', '', 'Travel in the first year: £1,650', 'Instruments in the first year: £4,350'],
        ['# Letter', '', 'Grant HB-24-117', '', 'In the first year travel becomes £1,050 and instruments £4,950.'],
      ],
    },
    { name: 'what an amendment openly changes', documents: [tenancy('eighteen months'), extension] },
    {
      name: 'other things on other days of the week',
      documents: accounts('Refuse is collected on Tuesdays.', 'Choir practice is held on Wednesdays.'),
    },
    {
      name: 'a day of the week that the other document knows as well',
      documents: accounts(
        'The refuse is collected from the yard on Tuesdays.',
        'Glass is collected on Tuesdays. The refuse is collected on Tuesdays.',
      ),
    },
    {
      name: 'a code that a recogniser took a letter in for a figure',
      documents: scanned('Specification 7731-I-04', 'Specification 7731-1-04'),
    },
    { name: 'a German amendment that lengthens a period', documents: [lieferung('10 Tage'), nachtrag] },
    {
      name: 'a later paper that knows of the change',
      documents: [
        tenancy('eighteen months'),
        extension,
        ['# Letter', '', 'Flat 4, HB-24-117: the fixed term is 24 months.'],
      ],
    },
    {
      name: 'the same amount in another format',
      documents: accounts('Hire charge | 1.250,00 EUR', 'The hire charge is EUR 1250 a month.'),
    },
    {
      name: 'the same date in another format',
      documents: accounts('Start date | 12/05/2025', 'The hire starts on 12 May 2025.'),
    },
    {
      name: 'a date whose day and month may be the other way round',
      documents: accounts('Start date | 05/12/2025', 'The hire starts on 12 May 2025.'),
    },
    {
      name: 'a date of which one document tells the month only',
      documents: accounts('Start date | May 2025', 'The hire starts on 12 May 2025.'),
    },
    {
      name: 'the same period in words',
      documents: accounts('Notice period: 90 days', 'The notice period is ninety days.'),
    },
    {
      name: 'the same period in another unit',
      documents: accounts('Notice period: 90 days', 'The notice period is 3 months.'),
    },
    {
      name: 'the same percentage with more decimals',
      documents: accounts('Interest on late payments: 4.5 %', 'Late payments bear interest at 4.50 per cent a year.'),
    },
    {
      name: 'the same number with other separators',
      documents: accounts('Policy number: WW-4471902', 'The policy WW 4471902 covers the house.'),
    },
    {
      name: 'the same measure in another unit',
      documents: accounts('Shaft length | 4.0 inches', 'The shaft length is 101.6 mm.'),
    },
    {
      name: 'an amount that rounding explains',
      documents: accounts('Turnover | £3,912,400', 'Turnover of about £3.9 million was declared.'),
    },
    {
      name: 'a value within the limit that the other document sets',
      documents: accounts('Response time | under 5 ms', 'The measured response time was 4.2 ms.'),
    },
    {
      name: 'what a value was before it was changed',
      documents: accounts('Monthly rent: £4,250.00', 'The monthly rent was previously £4,100.00.'),
    },
    {
      name: 'what a value was until it was changed',
      documents: accounts('Monthly rent: £4,250.00', 'The monthly rent was £4,100.00 until it was raised last year.'),
    },
    {
      name: 'the number that each of several papers has for itself',
      documents: ['WW-4471902', 'WW-4482117', 'WW-4490031', 'WW-4503388'].map((number) => [
        '# Note',
        '',
        'This note is about house HB-24-117.',
        '',
        `Serial number: ${number}`,
      ]),
    },
    {
      name: 'a place left open',
      documents: accounts('Monthly rent: £4,250.00', 'The monthly rent is £[____].'),
    },
    {
      name: 'amounts for different things',
      documents: accounts('Monthly rent: £4,250.00', 'The cleaning of windows costs £310.00.'),
    },
    { name: 'three documents that agree', documents: [...rent, note('GBP 4250')] },
  ],
});
