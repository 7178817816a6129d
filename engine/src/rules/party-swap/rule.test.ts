import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const duty = (second: string) => accounts('The Landlord shall maintain the lift and the boiler.', second);
const explanation = 'The same duty lies on different parties.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'a duty that lies on the other party',
      documents: duty('Maintenance of lift and boiler is borne by the Tenant.'),
      found: [{ severity: 'high', places: ['d1 p1 Landlord', 'd2 p1 Tenant'], explanation }],
    },
    {
      name: 'a duty that lies on the other party by another name',
      documents: duty('The lessee shall maintain the lift and the boiler.'),
      found: [{ severity: 'high', places: ['d1 p1 Landlord', 'd2 p1 lessee'], explanation }],
    },
    {
      name: 'a duty in trade',
      documents: accounts(
        'The supplier bears packing and insurance of the goods.',
        'Packing and insurance of the goods are paid by the buyer.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 supplier', 'd2 p1 buyer'], explanation }],
    },
    {
      name: 'a duty that a stop parts from the only party that is named',
      documents: duty('As to lift and boiler: maintenance by the Tenant.'),
      found: [{ severity: 'high', places: ['d1 p1 Landlord', 'd2 p1 Tenant'], explanation }],
    },
  ],
  ignores: [
    { name: 'the same party', documents: duty('Maintenance of lift and boiler is borne by the Landlord.') },
    {
      name: 'the same party by another name',
      documents: duty('Maintenance of lift and boiler is borne by the Lessor.'),
    },
    { name: 'another duty of the other party', documents: duty('The Tenant shall clean the windows and the stairs.') },
    {
      name: 'another duty beside a subject that both sentences share',
      documents: duty('The Landlord explains the maintenance of the lift and the boiler here: the Tenant shall ask.'),
    },
    {
      name: 'duties that share too few words to be one',
      documents: accounts('The Landlord shall inform the office.', 'The Tenant shall inform the office of visitors.'),
    },
    {
      name: 'duties that are not much alike',
      documents: accounts(
        'The Landlord shall maintain the lift and the boiler in the cellar, the roof and the gutters.',
        'The Tenant shall sweep the lift and the boiler room in the cellar, the yard and the porch.',
      ),
    },
    {
      name: 'what belongs to the other party',
      documents: duty("The Tenant's lift shall get maintenance, and so the boiler."),
    },
    {
      name: 'a party that stands on no side against the first',
      documents: duty('Maintenance of lift and boiler is borne by the Insurer.'),
    },
    {
      name: 'a party that is told without a duty',
      documents: duty('Lift and boiler, for Tenant information: maintenance in spring.'),
    },
  ],
});
