import { contract } from '../../testing/matter.ts';
import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  finds: [
    [
      'a clause that was struck out',
      contract(),
      contract({ '1.3': '' }),
      ['1.3 Goods left at the quay overnight are at the risk of the mill.', 'missing'],
    ],
  ],
  ignores: [
    [
      'a clause that was moved',
      contract(),
      contract({ '1.1': '', '1.5': 'The carrier moves the goods from the mill to the quay by lorry every weekday.' }),
    ],
    [
      'a clause with a changed word',
      contract(),
      contract({ '1.2': 'The carrier may insure the goods against theft and fire during carriage.' }),
    ],
  ],
});
