import { alone } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const right = [
  'Steel bracket | 12 | 10.00 | 120.00',
  'Copper pipe | 9 | 34.50 | 310.50',
  'Brass elbow | 25 | 2.20 | 55.00',
];
const invoice = (...rows: string[]) => alone('Item | Quantity | Price | Amount', ...rows);

testRule(rule, {
  kind: 'arithmetic',
  finds: [
    {
      name: 'a line whose amount is not quantity times price, and tells the product',
      documents: invoice(...right, 'Rubber seal | 40 | 1.15 | 64.00'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 64.00'],
          explanation: 'Quantity times price (40 × 1.15) is 46.00, not the amount of this line.',
        },
      ],
    },
    {
      name: 'a wrong line above the right ones',
      documents: invoice('Rubber seal | 40 | 1.15 | 45.00', ...right),
      found: [{ severity: 'high', places: ['d1 p1 45.00'] }],
    },
    {
      name: 'two wrong lines among enough right ones',
      documents: invoice('Rubber seal | 40 | 1.15 | 64.00', ...right, 'Oil can | 3 | 7.50 | 25.50'),
      found: [
        { severity: 'high', places: ['d1 p1 64.00'] },
        { severity: 'high', places: ['d1 p1 25.50'] },
      ],
    },
  ],
  ignores: [
    { name: 'lines that are right', documents: invoice(...right, 'Rubber seal | 40 | 1.15 | 46.00') },
    {
      name: 'a rest that a figure explains which no other row has',
      documents: alone(
        'Securities | Cost | Gains | Losses | Fair value',
        'Foreign agencies | 15,791 | 7 | (124) | 15,674',
        'Agencies | 6,351 | — | (31) | 6,320',
        'Corporate and other | 2,332 | — | (82) | 2,250',
      ),
    },
    { name: 'an amount rounded to cents', documents: invoice(...right, 'Rubber seal | 3 | 0.333 | 1.00') },
    { name: 'an amount far from the product', documents: invoice(...right, 'Rubber seal | 40 | 1.15 | 4,600.00') },
    { name: 'a line that costs nothing', documents: invoice(...right, 'Rubber seal | 40 | 1.15 | 0.00') },
    {
      name: 'tables in which many lines are no products',
      documents: invoice(
        'Steel bracket | 12 | 10.00 | 120.00',
        'Copper pipe | 9 | 34.50 | 310.50',
        'Brass elbow | 25 | 2.20 | 50.00',
        'Rubber seal | 40 | 1.15 | 44.00',
      ),
    },
    {
      name: 'a table with one right line, which may be so by chance',
      documents: invoice('Steel bracket | 12 | 10.00 | 120.00', 'Copper pipe | 9 | 34.50 | 301.50'),
    },
    {
      name: 'single pieces, whose amount is their price in any table',
      documents: invoice(
        'Steel bracket | 1 | 10.00 | 10.00',
        'Copper pipe | 1 | 34.50 | 34.50',
        'Rubber seal | 40 | 1.15 | 64.00',
      ),
    },
    { name: 'a row whose figures stand in other columns', documents: invoice(...right, '4 boxes | 110.00 | 431.00') },
  ],
});
