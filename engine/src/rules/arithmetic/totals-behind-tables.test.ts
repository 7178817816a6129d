import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const bill = (head: string, rows: readonly string[], ...sentences: readonly string[]) => [
  '# Bill HB-24-117',
  '',
  head,
  ...rows,
  ...sentences.flatMap((sentence) => ['', sentence]),
];
const work = ['Windows | 812.20', 'Doors | 538.40', 'Travel | 90.00'];
const arbeit = ['Fenster | 812,20', 'Türen | 538,40', 'Anfahrt | 90,00'];
const other = ['# Order HB-24-117', '', 'Windows and doors are to be painted.'];

testRule(rule, {
  kind: 'arithmetic',
  finds: [
    {
      name: 'a total in a sentence behind a table that the table does not give',
      documents: [bill('Work | GBP', work, 'The net amount is £1,404.60, to which VAT is added.'), other],
      found: [
        {
          severity: 'high',
          places: ['d1 p1 £1,404.60'],
          explanation: 'The 3 amounts before it (812.20 + 538.40 + 90.00) add up to 1,440.60, not to this total.',
        },
      ],
    },
    {
      name: 'such a total in German',
      documents: [bill('Leistung | EUR', arbeit, 'Nettobetrag 1.404,60 EUR, zuzüglich Umsatzsteuer.'), other],
      found: [{ severity: 'high', places: ['d1 p1 1.404,60 EUR'] }],
    },
  ],
  ignores: [
    {
      name: 'a total that is right',
      documents: [bill('Work | GBP', work, 'The net amount is £1,440.60, to which VAT is added.'), other],
    },
    {
      name: 'a total that is off by more than a slip: it is of more than the table',
      documents: [bill('Work | GBP', work, 'The net amount is £2,918.35, with the work of May.'), other],
    },
    {
      name: 'an amount that is called no total',
      documents: [bill('Work | GBP', work, 'Paint for £1,404.60 was brought by the owner.'), other],
    },
    {
      name: 'a sentence far behind the table',
      documents: [
        bill('Work | GBP', work, 'The work took three days.', 'Thank you.', 'The net amount is £1,404.60.'),
        other,
      ],
    },
  ],
});
