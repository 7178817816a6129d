import { alone, overPages } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const items = ['Steel bracket | 120.00', 'Copper pipe | 310.50', 'Delivery | 45.00'];
const invoice = (...rows: string[]) => alone('Item | Amount', ...rows);
const budget = (total: string) =>
  alone(
    'Item | Planned | Spent',
    'Steel bracket | 120.00 | 130.00',
    'Copper pipe | 310.50 | 300.00',
    'Delivery | 45.00 | 44.00',
    total,
  );
const whole = (total: string) => invoice('Rent | 1,200', 'Heating | 310', 'Water | 45', total);

testRule(rule, {
  kind: 'arithmetic',
  finds: [
    {
      name: 'a total with two digits swapped, and tells the sum',
      documents: invoice(...items, 'Total | 457.50'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 457.50'],
          explanation: 'The 3 amounts above (120.00 + 310.50 + 45.00) add up to 475.50, not to this total.',
        },
      ],
    },
    {
      name: 'a total that is off by a little',
      documents: invoice(...items, 'Amount due | 481.00'),
      found: [{ severity: 'high', places: ['d1 p1 481.00'] }],
    },
    {
      name: 'a total behind a sum that no word calls one',
      documents: alone('Last year | 312.60', 'Index | 9.38', 'This year | 321.98', 'Postage | 4.50', 'To pay | 362.48'),
      found: [{ severity: 'high', places: ['d1 p1 362.48'] }],
    },
    {
      name: 'a total that goes on from the totals of two parts',
      documents: invoice(
        'Price | 412,500.00',
        'Fittings | 2,850.00',
        'Due to the seller | 415,350.00',
        'Total of costs | 13,312.00',
        'Less: paid on account | 500.00',
        'Balance | 421,862.00',
      ),
      found: [{ severity: 'high', places: ['d1 p1 421,862.00'] }],
    },
    {
      name: 'a wrong subtotal over a total',
      documents: invoice(...items, 'Subtotal | 445.50', 'VAT 20 % | 95.10', 'Total | 570.60'),
      found: [{ severity: 'high', places: ['d1 p1 445.50'] }],
    },
    {
      name: 'a wrong total of a letter that takes amounts away, over an item with its tax',
      documents: alone(
        'Quotation K-204, VAT included | £10,908.00',
        'Haulage by the barge | £640.00',
        'Less paint, plus tax | −£271.20',
        'Less your share of the mast | −£736.00',
        'Amount payable | £10,450.80',
      ),
      found: [{ severity: 'high', places: ['d1 p1 £10,450.80'] }],
    },
    {
      name: 'the wrong sum of some items, and not the right total of all',
      documents: invoice(
        'Roof | 540,000',
        'Walls | 420,000',
        'House together | 906,000',
        'Shed | 120,000',
        'Garden | 200,000',
        'Total | 1,280,000',
      ),
      found: [{ severity: 'high', places: ['d1 p1 906,000'] }],
    },
    {
      name: 'the wrong total of one column beside a right one',
      documents: budget('Total | 475.50 | 447.00'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 447.00'],
          explanation: 'The 3 amounts above (130.00 + 300.00 + 44.00) add up to 474.00, not to this total.',
        },
      ],
    },
    {
      name: 'a wrong total of whole amounts, and tells the sum without decimals',
      documents: whole('Total | 1,565'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 1,565'],
          explanation: 'The 3 amounts above (1,200 + 310 + 45) add up to 1,555, not to this total.',
        },
      ],
    },
    {
      name: 'a wrong last amount that no word calls a total but that is one digit off the sum',
      documents: invoice(...items, 'To the customer | 475.00'),
      found: [{ severity: 'high', places: ['d1 p1 475.00'] }],
    },
    {
      name: 'a total that is not the subtotal and the tax below it',
      documents: invoice(...items, 'Subtotal | 475.50', 'VAT 20 % | 95.10', 'Total | 576.60'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 576.60'],
          explanation: 'The total above and the amounts below it come to 570.60, not to this total.',
        },
      ],
    },
    {
      name: 'a net price from which a discount was taken wrongly',
      documents: alone(
        'Posten | Betrag',
        'Rohr | 310,50',
        'Ventil | 120,00',
        'Zwischensumme | 430,50',
        'abzgl. Rabatt | 30,50',
        'Rechnungsbetrag | 410,00',
      ),
      found: [{ severity: 'high', places: ['d1 p1 410,00'] }],
    },
    {
      name: 'a wrong total below that of another part of the table',
      documents: invoice(
        ...items,
        'Total income | 475.50',
        'Staff | 210.00',
        'Rent | 95.50',
        'Total expenditure | 315.50',
      ),
      found: [{ severity: 'high', places: ['d1 p1 315.50'] }],
    },
    {
      name: 'a wrong rest after a deposit',
      documents: invoice(...items, 'Subtotal | 475.50', 'Less deposit | 50.00', 'To pay | 435.50'),
      found: [{ severity: 'high', places: ['d1 p1 435.50'] }],
    },
    {
      name: 'a wrong total of a table that goes on over the page',
      documents: overPages(['Item | Amount', ...items], ['Item | Amount', 'Valve | 80.00', 'Total | 565.50']),
      found: [
        {
          severity: 'high',
          places: ['d1 p2 565.50'],
          explanation: 'The 4 amounts above (120.00 + 310.50 + 45.00 + 80.00) add up to 555.50, not to this total.',
        },
      ],
    },
  ],
  ignores: [
    {
      name: 'a last price that is one digit off the sum of those above it and has its unit beside it as they have',
      documents: alone(
        'Hire | Unit | Price',
        'Kayak | per hour | £2,460',
        'Paddle | per day | £385',
        'Trailer | per week | £1,140',
        'Boathouse | per month | £3,975',
      ),
    },
    {
      name: 'rates of growth above that of the whole',
      documents: alone(
        'Part | 2025 | 2024 | Change',
        'Packaging | 84.2 | 79.6 | 5.8%',
        'Labels | 46.5 | 43.1 | 7.9%',
        'Services | 21.3 | 22.8 | (6.6%)',
        'Total | 152.0 | 145.5 | 4.5%',
      ),
    },
    {
      name: 'growth in points above that of the whole, though it nearly adds up in another column',
      documents: alone(
        'Segment | 2023 | 2022 | U.S. | Abroad | Change',
        'Biopharma | 12,418 | 27,425 | (55) | (45) | (61)',
        'Innovation | 316 | 317 | — | 5 | (2)',
        'Total revenues | 12,734 | 27,742 | (54) | (45) | (60)',
      ),
    },
    {
      name: 'two amounts of which one is divided by the other',
      documents: alone(
        'Covenant | Reckoning | Result',
        'Cover | 742,000 / 530,000 | 1.40',
        'Gearing | 2,376,000 / 912,000 | 2.61',
        'Reach | 2,280,000 / 380,000 | 6.00',
      ),
    },
    {
      name: 'the tax that a line of its own says is included',
      documents: invoice(...items, 'VAT included | 79.25', 'Total | 475.50'),
    },
    {
      name: 'a count above amounts to the cent',
      documents: alone('Course | HB-214', 'Sessions | 10', 'Fee | £185.00', 'Balance | £125.00'),
    },
    {
      name: 'a total that is the total of the last page as well',
      documents: overPages(
        ['Item | Amount', ...items, 'Total | 475.50'],
        ['Item | Amount', 'Valve | 80.00', 'Pipe | 20.00', 'Total | 100.00'],
      ),
    },
    {
      name: 'a sum of items of which one includes its tax',
      documents: invoice('Price | 284.50', 'Registration | 15.00', 'Our costs including VAT | 14.28', 'Total | 313.78'),
    },
    {
      name: 'a total that says which tax it includes',
      documents: invoice(...items, 'Total | 475.50', 'including VAT | 79.25', 'Amount due | 475.50'),
    },
    {
      name: 'what is left after a payment',
      documents: invoice(...items, 'Total | 475.50', 'Deposit received | 100.00', 'Amount due | 375.50'),
    },
    {
      name: 'a total under a total that has to do with another matter',
      documents: invoice(...items, 'Total | 475.50', 'Insurance | 20.00', 'Total rent of the year | 900.00'),
    },
    { name: 'a right total', documents: invoice(...items, 'Total | 475.50') },
    { name: 'right totals of two columns', documents: budget('Total | 475.50 | 474.00') },
    { name: 'a total that rounded amounts explain', documents: whole('Total | 1,556') },
    {
      name: 'a right subtotal with tax and total under it',
      documents: invoice(...items, 'Subtotal | 475.50', 'VAT 20 % | 95.10', 'Total | 570.60'),
    },
    {
      name: 'a net amount from which a deduction was taken, printed with its sign',
      documents: invoice('Salary | 3,000.00', 'Bonus | 250.00', 'Tax | -110.00', 'Net | 3,140.00'),
    },
    {
      name: 'a net amount from which a deduction was taken, printed without a sign',
      documents: invoice('Salary | 3,000.00', 'Bonus | 250.00', 'Tax | 110.00', 'Net | 3,140.00'),
    },
    { name: 'a total of something else, far from the sum', documents: invoice(...items, 'Total | 2,300.00') },
    { name: 'a last amount that is just another item', documents: invoice(...items, 'Machine | 440.00') },
    {
      name: 'the last of some small counts',
      documents: alone('Part | Pieces', 'Bolts | 12', 'Nuts | 9', 'Washers | 25', 'Screws | 40'),
    },
    {
      name: 'a last line with a quantity and a price of its own',
      documents: alone(
        'Item | Quantity | Price | Amount',
        'Bolts | 6 | 20.00 | 120.00',
        'Nuts | 9 | 34.50 | 310.50',
        'Nails | 3 | 15.00 | 45.00',
        'Screws | 5 | 95.00 | 475.00',
      ),
    },
    {
      name: 'percentages',
      documents: alone('Item | Share', 'Steel | 12 %', 'Copper | 30 %', 'Wood | 41 %', 'Total | 80 %'),
    },
    {
      name: 'a total of one amount',
      documents: invoice('Steel bracket | 120.00', 'Total | 102.00', 'Deposit | 10.00'),
    },
  ],
});
