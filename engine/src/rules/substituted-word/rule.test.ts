import { ofOneKind, ofOtherKind } from '../../testing/matter.ts';
import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  finds: [
    [
      'another law',
      ofOneKind('The contract is governed by Danish law.'),
      ofOtherKind('Governing law: Norwegian law'),
      ['Danish', 'Norwegian'],
    ],
  ],
  ignores: [['an abbreviation', ofOneKind('Cleaning | Mechanical seal kit'), ofOtherKind('Cleaning | Mech seal kit')]],
});
