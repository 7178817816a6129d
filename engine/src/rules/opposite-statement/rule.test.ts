import { ofOneKind, ofOtherKind } from '../../testing/matter.ts';
import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  finds: [
    [
      'a denial',
      ofOneKind('Dogs are not allowed in the orchard cottages.'),
      ofOtherKind('In the orchard cottages dogs are allowed.'),
      ['not allowed', 'allowed'],
    ],
    [
      'leave in place of a duty',
      ofOneKind('The hirer must notify the depot of any damage.'),
      ofOtherKind('Damage may be notified to the depot by the hirer.'),
      ['must', 'may'],
    ],
    [
      'an exclusion in place of an inclusion',
      ofOneKind('Cover applies including theft from unlocked trailers.'),
      ofOtherKind('Theft cover applies excluding theft from unlocked trailers.'),
      ['including', 'excluding'],
    ],
  ],
  ignores: [
    [
      'a denial in other words',
      ofOneKind('Dogs are not allowed in the orchard cottages.'),
      ofOtherKind('In the orchard cottages dogs are forbidden.'),
    ],
    [
      'a denial of something else',
      ofOneKind('Alder holds the deposit without interest.'),
      ofOtherKind('The deposit is held by Alder.'),
    ],
  ],
});
