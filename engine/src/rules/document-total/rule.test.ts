import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const services = ['Service | Amount', 'Licence | 13,680.00', 'Storage | 1,020.00', 'Support | 2,520.00'];
const lists = (first: readonly string[], second: readonly string[]) => [
  ['# Bill', '', 'Charges under HB-24-117', '', ...services, ...first],
  ['# Order', '', 'Services ordered under HB-24-117', '', ...services, ...second],
];

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'a contract price that is nearly the total of the bill',
      documents: accounts('Contract price | £184,620.00', 'Total carried forward | £185,520.00'),
      found: [{ severity: 'high', places: ['d1 p1 £184,620.00', 'd2 p1 £185,520.00'] }],
    },
    {
      name: 'a total that lost some of its items, whatever the tax on top of it',
      documents: [
        ...accounts('Total of the offer | 24,744.05', '').slice(0, 1),
        [...(accounts('', 'Net total | 24,164.80')[1] ?? []), 'Total with VAT | 28,997.76'],
      ],
      found: [{ severity: 'high', places: ['d1 p1 24,744.05', 'd2 p1 24,164.80'] }],
    },
    {
      name: 'what the same list comes to with a line more',
      documents: lists(['Set-up | 750.00', 'Net | 17,970.00'], ['Total per year | 17,220.00']),
      found: [{ severity: 'high', places: ['d1 p1 17,970.00', 'd2 p1 17,220.00'] }],
    },
  ],
  ignores: [
    { name: 'lists of one sum', documents: lists(['Net | 17,220.00'], ['Total per year | 17,220.00']) },
    {
      name: 'lists that go on to the same sum',
      documents: lists(
        ['Set-up | 750.00', 'Net | 17,970.00'],
        ['Total per year | 17,220.00', 'Set-up | 750.00', 'Total | 17,970.00'],
      ),
    },
    {
      name: 'what follows from a line that is another',
      documents: lists(['Help | 750.00', 'Net | 17,970.00'], ['Help | 570.00', 'Total per year | 17,790.00']),
    },
    {
      name: 'what a section of a list comes to',
      documents: lists(['Set-up | 750.00', 'Net | 17,970.00'], ['Total of section B | 17,220.00']),
    },
    {
      name: 'a section that comes near the contract price',
      documents: accounts('Contract price | £184,620.00', 'Total of part II | £185,520.00'),
    },
    {
      name: 'lists that share few amounts',
      documents: lists(
        ['Travel | 750.00', 'Hotel | 980.00', 'Meals | 410.00', 'Total | 19,360.00'],
        ['Total | 17,220.00'],
      ),
    },
    { name: 'the same total', documents: accounts('Contract price | £184,620.00', 'Total | 184,620.00') },
    { name: 'totals of different things', documents: accounts('Contract price | £184,620.00', 'Total | £84,100.00') },
    {
      name: 'an amount that is no total',
      documents: accounts('Contract price | £184,620.00', 'Insured up to | £185,520.00'),
    },
    {
      name: 'a total that the other document knows too',
      documents: [
        ...accounts('Contract price | £184,620.00', '').slice(0, 1),
        [...(accounts('', 'Total | £185,520.00')[1] ?? []), 'Less provisional items, total | £184,620.00'],
      ],
    },
    {
      name: 'a total that a third paper puts in the place of the other',
      documents: [
        ['# Quotation', '', 'Date: 3 March 2025', '', 'Contract HB-24-117', '', 'Total | £15,077.00'],
        [
          '# Letter',
          '',
          'Date: 7 April 2025',
          '',
          'On HB-24-117 we take green instead of grey. The order therefore comes to £15,203.00.',
        ],
        ['# Bill', '', 'Date: 2 May 2025', '', 'Contract HB-24-117', '', 'Net total | £15,203.00'],
      ],
    },
    { name: 'a rounded total', documents: accounts('Contract price | £184,620.00', 'Total of about £185,000') },
    { name: 'totals in other money', documents: accounts('Contract price | £184,620.00', 'Total | EUR 185,520.00') },
  ],
});
