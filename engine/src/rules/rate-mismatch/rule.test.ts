import { accounts, versions } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const explanation = 'The same amount is stated for different periods.';
const damages = (rate: string): string => `The liquidated damages for delay are ${rate}.`;

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'an amount by the week and by the day',
      documents: accounts('Liquidated damages for delay: £850 per calendar week', damages('£850 a day')),
      found: [{ severity: 'high', places: ['d1 p1 £850 per calendar week', 'd2 p1 £850 a day'], explanation }],
    },
    {
      name: 'a share by the month and by the year',
      documents: accounts(
        'Verzugszinsen auf offene Beträge: 1,5 % monatlich',
        'Die Verzugszinsen auf offene Beträge betragen 1,5 % im Jahr.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 1,5 % monatlich', 'd2 p1 1,5 % im Jahr'], explanation }],
    },
  ],
  ignores: [
    {
      name: 'the same stretch of time in other words',
      documents: accounts('Liquidated damages for delay: £850 per calendar week', damages('£850 weekly')),
    },
    {
      name: 'an amount that is reckoned by nothing',
      documents: accounts('Liquidated damages for delay: £850', damages('£850 a day')),
    },
    {
      name: 'amounts of different things',
      documents: accounts('The crane is hired at £850 per week.', damages('£850 a day')),
    },
    { name: 'a version, whose words are compared', documents: versions('30 days', '30 days a year') },
  ],
});
