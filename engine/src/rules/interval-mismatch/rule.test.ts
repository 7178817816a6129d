import { accounts, versions } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const loan = 'The borrower repays the loan in twelve equal quarterly instalments.';
const explanation = 'The same event recurs at different intervals.';

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'instalments at another interval',
      documents: accounts(loan, 'Repayment of the loan: 12 equal monthly instalments.'),
      found: [{ severity: 'high', places: ['d1 p1 quarterly', 'd2 p1 monthly'], explanation }],
    },
    {
      name: 'a duty at another interval',
      documents: accounts(
        'The contractor hands over weekly reports about safety on the scaffold.',
        'Monthly reports about safety on the scaffold are handed over.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 weekly', 'd2 p1 Monthly'], explanation }],
    },
    {
      name: 'how often something is done, in other words',
      documents: accounts('Die Aufzüge werden jedes Quartal geprüft.', 'Aufzüge prüfen wir jährlich.'),
      found: [{ severity: 'high', places: ['d1 p1 jedes Quartal', 'd2 p1 jährlich'], explanation }],
    },
    {
      name: 'a verb and its noun',
      documents: accounts('Los filtros se limpian cada dos semanas.', 'Limpieza de filtros mensual'),
      found: [{ severity: 'high', places: ['d1 p1 cada dos semanas', 'd2 p1 mensual'], explanation }],
    },
    {
      name: 'an interval as the value of a label',
      documents: accounts('Visite du gardien : hebdomadaire', 'Le gardien fait sa visite tous les jours.'),
      found: [{ severity: 'high', places: ['d1 p1 hebdomadaire', 'd2 p1 tous les jours'], explanation }],
    },
  ],
  ignores: [
    {
      name: 'the same interval in other words',
      documents: accounts('Buoys are checked monthly.', 'Buoys are checked twelve times a year.'),
    },
    {
      name: 'twice a month and every two weeks',
      documents: accounts('Die Teppiche werden alle zwei Wochen gesaugt.', 'Teppiche saugen: zweimal im Monat'),
    },
    {
      name: 'one thing that different things are done to',
      documents: accounts('The slipway is swept every week.', 'The slipway is painted every year.'),
    },
    {
      name: 'meetings of two bodies',
      documents: accounts('The committee meets every two months.', 'The assembly meets once a year.'),
    },
    { name: 'the same interval', documents: accounts(loan, 'Loan repayment: 12 equal quarterly instalments.') },
    {
      name: 'amounts that follow from the interval',
      documents: accounts(
        'The monthly rent of the shop at the quay is £1,000.',
        'For the shop at the quay an annual rent of £12,000 is due.',
      ),
    },
    {
      name: 'intervals of different things',
      documents: accounts(loan, 'Repayment of the loan in equal instalments, with monthly reports to the borrower.'),
    },
    {
      name: 'two intervals in one sentence',
      documents: accounts(loan, 'Repayment of the loan: 12 equal monthly instalments after an annual review.'),
    },
    {
      name: 'an interval in one version only',
      documents: versions('every invoice', 'monthly every invoice'),
    },
  ],
});
