import { accounts, versions } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const explanation = 'The same stretch of time is reckoned from different events.';

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'a warranty from delivery and from installation',
      documents: accounts('The warranty runs for two years from delivery.', 'Warranty: 24 months from installation'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 two years from delivery', 'd2 p1 24 months from installation'],
          explanation,
        },
      ],
    },
    {
      name: 'a German term from delivery and from acceptance',
      documents: accounts('Gewährleistung: 2 Jahre ab Lieferung', 'Die Gewährleistung beträgt 24 Monate ab Abnahme.'),
      found: [{ severity: 'medium', places: ['d1 p1 2 Jahre ab Lieferung', 'd2 p1 24 Monate ab Abnahme'] }],
    },
  ],
  ignores: [
    {
      name: 'one event in other words',
      documents: accounts('Payment within 30 days of the invoice', 'Payment: 30 days after receipt of our invoice'),
    },
    {
      name: 'an event that only one names',
      documents: accounts('The warranty runs for two years.', 'Warranty: 24 months from installation'),
    },
    {
      name: 'terms of different things',
      documents: accounts('The warranty runs for 30 days from delivery.', 'Payment: 30 days from the invoice'),
    },
    {
      name: 'a version, whose words are compared',
      documents: versions('within 30 days after', 'within 30 days before'),
    },
  ],
});
