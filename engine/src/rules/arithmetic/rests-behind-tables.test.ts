import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const bill = (...sentences: readonly string[]): string[] => [
  '# Bill HB-24-117',
  '',
  'Work | GBP',
  'Windows | 812.20',
  'Doors | 538.40',
  'Total | 1,350.60',
  ...sentences.flatMap((sentence) => ['', sentence]),
];
const other = ['# Order HB-24-117', '', 'Windows and doors are to be painted.'];

testRule(rule, {
  kind: 'arithmetic',
  finds: [
    {
      name: 'a balance behind a table that the total and what was paid do not leave',
      documents: [bill('Paid on account: £400.00. Balance: £960.60.'), other],
      found: [{ severity: 'high', places: ['d1 p1 £960.60'] }],
    },
    {
      name: 'such a balance in Spanish',
      documents: [bill('Entregado a cuenta: 400,00 €. Pendiente: 960,60 €.'), other],
      found: [{ severity: 'high', places: ['d1 p1 960,60 €'] }],
    },
  ],
  ignores: [
    { name: 'a balance that is right', documents: [bill('Paid on account: £400.00. Balance: £950.60.'), other] },
    { name: 'a balance of another sum', documents: [bill('Paid on account: £400.00. Balance: £1,703.20.'), other] },
    { name: 'an amount that was not paid', documents: [bill('Travel: £400.00. Balance: £960.60.'), other] },
    { name: 'an amount that is not left', documents: [bill('Paid on account: £400.00. Insured: £960.60.'), other] },
  ],
});
