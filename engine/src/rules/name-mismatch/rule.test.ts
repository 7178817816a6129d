import { ofOneKind, ofOtherKind } from '../../testing/matter.ts';
import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  finds: [
    [
      'a first name spelt otherwise',
      ofOneKind('The keys are kept by Marianne Holt.'),
      ofOtherKind('Keys are held by Marianna Holt.'),
      ['Marianne Holt', 'Marianna Holt'],
    ],
    [
      'a street with another letter',
      ofOneKind('Store: The Old Forge, Helm Lane, Skerrow'),
      ofOtherKind('Goods are kept at The Old Forge, Holm Lane, Skerrow'),
      ['Helm Lane', 'Holm Lane'],
    ],
  ],
  ignores: [
    [
      'an initial for a first name',
      ofOneKind('The keys are kept by M. Holt.'),
      ofOtherKind('Keys are held by Marianne Holt.'),
    ],
    [
      'two persons of one surname whom both know',
      ofOneKind('Marianne Holt and Norbert Holt signed.'),
      ofOtherKind('Signed: Norbert Holt, Marianne Holt'),
    ],
  ],
});
