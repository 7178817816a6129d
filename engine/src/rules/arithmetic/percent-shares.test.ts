import { alone } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const items = ['Steel bracket | 120.00', 'Copper pipe | 310.50', 'Delivery | 45.00'];
const invoice = (...rows: string[]) => alone('Item | Amount', ...items, ...rows);

testRule(rule, {
  kind: 'arithmetic',
  finds: [
    {
      name: 'tax that is not the printed percentage of the subtotal, and tells what it would be',
      documents: invoice('Subtotal | 475.50', 'VAT 20 % | 91.50', 'Total | 567.00'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 91.50'],
          explanation: '20 % of the amount above is 95.10, not this amount.',
        },
      ],
    },
    {
      name: 'a wrong retention',
      documents: invoice('Value of work | 475.50', 'Less retention at 3.5 % | 14.64', 'Due | 460.86'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 14.64'],
          explanation: '3.5 % of the amount above is 16.64, not this amount.',
        },
      ],
    },
    {
      name: 'tax of items without a subtotal',
      documents: invoice('VAT 20 % | 95.01'),
      found: [{ severity: 'high', places: ['d1 p1 95.01'] }],
    },
  ],
  ignores: [
    { name: 'the right tax', documents: invoice('Subtotal | 475.50', 'VAT 20 % | 95.10', 'Total | 570.60') },
    { name: 'tax that a gross total includes', documents: invoice('Total | 475.50', 'including VAT 20 % | 79.25') },
    { name: 'tax of some of the items', documents: invoice('VAT 20 % on goods | 86.10') },
    { name: 'a share of something else', documents: invoice('Subtotal | 475.50', 'VAT 20 % | 400.00') },
    {
      name: 'the rate of an item beside its price',
      documents: alone(
        'Item | VAT | Price | Amount',
        'Tax guide | 7 % | 20.00 | 20.00',
        'VAT form | 19 % | 4.10 | 4.10',
      ),
    },
    { name: 'another percentage', documents: invoice('Alloy of 20 % | 91.50') },
  ],
});
