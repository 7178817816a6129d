import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'leave that the other forbids',
      documents: accounts(
        'Smoking is permitted on the balcony of the flat.',
        'Smoking on the balcony of the flat is prohibited.',
      ),
      found: [
        {
          severity: 'high',
          explanation: 'These two passages are about the same thing and differ in: may / must not.',
          places: [
            'd1 p1 Smoking is permitted on the balcony of the flat.',
            'd2 p1 Smoking on the balcony of the flat is prohibited.',
          ],
        },
      ],
    },
    {
      name: 'what the price includes beside what it leaves out',
      documents: accounts(
        'The rent includes heating and hot water for the flat.',
        'The rent does not include heating and hot water for the flat.',
      ),
      found: [
        {
          severity: 'high',
          explanation: 'These two passages are about the same thing and differ in: included / not included.',
          places: [
            'd1 p1 The rent includes heating and hot water for the flat.',
            'd2 p1 The rent does not include heating and hot water for the flat.',
          ],
        },
      ],
    },
  ],
  ignores: [
    {
      name: 'the same in other words',
      documents: accounts(
        'Food must not be brought into the reading room.',
        'It is not permitted to bring food into the reading room.',
      ),
    },
    {
      name: 'values, which other rules compare',
      documents: accounts('The deposit for the flat is £1,450.', 'The deposit for the flat is £1,540.'),
    },
    {
      name: 'two parties that change places',
      documents: accounts(
        'The tenant informs the landlord of every leak.',
        'The landlord is informed by the tenant of every leak.',
      ),
    },
  ],
});
