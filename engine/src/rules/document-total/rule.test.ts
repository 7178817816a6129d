import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

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
  ],
  ignores: [
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
    { name: 'a rounded total', documents: accounts('Contract price | £184,620.00', 'Total of about £185,000') },
    { name: 'totals in other money', documents: accounts('Contract price | £184,620.00', 'Total | EUR 185,520.00') },
  ],
});
