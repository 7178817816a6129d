import { ofOneKind, ofOtherKind } from '../../testing/matter.ts';
import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

const duty = ofOneKind('The Landlord shall maintain the lift and the boiler.');

testRule(rule, {
  finds: [
    [
      'a duty that changed sides',
      duty,
      ofOtherKind('Maintenance of lift and boiler is borne by the Tenant.'),
      ['Landlord', 'Tenant'],
    ],
  ],
  ignores: [
    ['the same party in other words', duty, ofOtherKind('Maintenance of lift and boiler is borne by the Lessor.')],
    ['another duty of the other party', duty, ofOtherKind('The Tenant shall clean the windows.')],
  ],
});
