import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const offer = ['# Quotation', '', 'Date: 3 March 2025', '', 'Flat 4, reference HB-24-117', '', 'Carpet | £2,184.00'];
const letter = (change: string) => [
  '# Letter',
  '',
  'Date: 7 April 2025',
  '',
  'Flat 4, reference HB-24-117',
  '',
  `We take the carpet in green ${change}.`,
];
const bill = (...rows: string[]) => ['# Bill', '', 'Order HB-24-117', '', 'Work | Amount £', ...rows];

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'another limit, though both tell what is left of it',
      documents: accounts('Limit of the year for fees | £4,000.00', 'The limit of the year for fees is £4,500.00.'),
      found: [{ severity: 'high', places: ['d1 p1 £4,000.00', 'd2 p1 £4,500.00'] }],
    },
    {
      name: 'two amounts of one thing that both hold the tax',
      documents: accounts('Check-up with VAT | £54.00', 'The check-up costs £64.00 with VAT.'),
      found: [{ severity: 'high', places: ['d1 p1 £54.00', 'd2 p1 £64.00'] }],
    },
    {
      name: 'an amount of a letter that does not say what it changes',
      documents: [offer, letter('at £2,310.00')],
      found: [{ severity: 'high', places: ['d1 p1 £2,184.00', 'd2 p1 £2,310.00'] }],
    },
  ],
  ignores: [
    {
      name: 'what is left of a limit',
      documents: accounts(
        'Limit of the year for fees | £4,000.00',
        'After this payment £3,007.84 of your limit of the year for fees remains.',
      ),
    },
    {
      name: 'the line of a bill without the tax and the same with it',
      documents: [
        bill('Check-up | 45.00', 'Scan | 148.00', 'Total before VAT | 193.00', 'VAT | 38.60', 'Total | 231.60'),
        ['# Letter', '', 'Order HB-24-117: the check-up, with VAT, comes to £54.00.'],
      ],
    },
    {
      name: 'a total without the tax and a total below the tax',
      documents: [
        bill('Scan | 148.00', 'Labour | 45.00', 'Net | 193.00', 'VAT | 38.60', 'Total | 231.60'),
        [
          '# Offer',
          '',
          'Order HB-24-117',
          '',
          'Work | Price £',
          'Scan | 148.00',
          'Labour | 45.00',
          'Total without VAT | 193.00',
        ],
      ],
    },
    {
      name: 'what a letter puts in the place of an older price',
      documents: [offer, letter('instead of grey, at £2,310.00')],
    },
    {
      name: 'an amount that a letter put in the place of an older one, under another name',
      documents: [
        offer,
        letter('instead of grey, at £2,310.00'),
        ['# Bill', '', 'Date: 2 May 2025', '', 'Reference HB-24-117', '', 'Carpet | £2,310.00'],
      ],
    },
  ],
});
