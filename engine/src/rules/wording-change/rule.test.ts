import { contract } from '../../testing/matter.ts';
import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  finds: [
    [
      'leave in place of a duty',
      contract(),
      contract({ '1.2': 'The carrier may insure the goods against theft and fire during carriage.' }),
      ['shall', 'may'],
    ],
    [
      'a denial',
      contract(),
      contract({ '1.3': 'Goods left at the quay overnight are not at the risk of the mill.' }),
      ['1.3 Goods left at the quay overnight are at the risk of the mill.', 'not'],
    ],
  ],
  ignores: [
    ['versions that are equal', contract(), contract()],
    [
      'a number in words for one in figures',
      contract(),
      contract({ '1.4': 'Either party may end this contract on 60 days of notice in writing.' }),
    ],
    [
      'a clause with another number',
      contract(),
      contract({ '1.4': '', '1.5': 'Either party may end this contract on sixty days of notice in writing.' }),
    ],
  ],
});
