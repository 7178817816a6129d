import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const offer = ['# Quotation', '', 'Flat 4, reference HB-24-117', '', 'Carpet | £2,184.00'];
const letter = (change: string) => [
  '# Letter',
  '',
  'Flat 4, reference HB-24-117',
  '',
  `We take the carpet in green ${change}.`,
];

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'an amount of a letter that does not say what it changes',
      documents: [offer, letter('at £2,310.00')],
      found: [{ severity: 'high', places: ['d1 p1 £2,184.00', 'd2 p1 £2,310.00'] }],
    },
  ],
  ignores: [
    {
      name: 'what a letter puts in the place of an older price',
      documents: [offer, letter('instead of grey, at £2,310.00')],
    },
    {
      name: 'an amount that a letter put in the place of an older one, under another name',
      documents: [
        offer,
        letter('instead of grey, at £2,310.00'),
        ['# Bill', '', 'Reference HB-24-117', '', 'Carpet | £2,310.00'],
      ],
    },
  ],
});
