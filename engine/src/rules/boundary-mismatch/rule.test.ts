import { ofOneKind, ofOtherKind } from '../../testing/matter.ts';
import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  finds: [
    [
      'a limit with and without its end',
      ofOneKind('Humidity in the store shall be below 60 %.'),
      ofOtherKind('Humidity in the store: not exceeding 60 %.'),
      ['60 %', '60 %'],
    ],
  ],
  ignores: [
    [
      'two ways to say one limit',
      ofOneKind('Humidity in the store shall be at most 60 %.'),
      ofOtherKind('Humidity in the store: not exceeding 60 %.'),
    ],
  ],
});
