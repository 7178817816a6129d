import { testRule } from '../testing/test-rule.ts';
import { accounts } from '../testing/printed-text.ts';
import { rule } from './rule.ts';

const explanation = 'Where the sentence is otherwise the same, another name stands here.';
const both = 'Ormley works with Brayford Institute.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'another name that begins the sentence',
      documents: accounts(
        `${both} Brayford stores the samples in a dry room for two winters.`,
        'Tests by Ormley and Brayford. Ormley stores the samples in a dry room for two winters.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Brayford', 'd2 p1 Ormley'], explanation }],
    },
    {
      name: 'another name at its end',
      documents: accounts(
        'Mill House lies beside Heron Farm. The western ditch is cleaned by the owner of Heron Farm.',
        'The western ditch is cleaned by the owner of Mill House.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Heron Farm', 'd2 p1 Mill House'], explanation }],
    },
  ],
  ignores: [
    {
      name: 'a name that takes the place of another throughout',
      documents: accounts(
        'Brayford stores the samples in a dry room. Tests by Brayford.',
        'Ormley stores the samples in a dry room. Tests by Ormley.',
      ),
    },
    {
      name: 'a part of a name',
      documents: accounts(
        'The samples stay in the dry room of Brayford Institute.',
        'Brayford Institute pays. The samples stay in the dry room of Brayford.',
      ),
    },
    {
      name: 'sentences that differ in more',
      documents: accounts(
        `${both} Brayford stores the samples in a dry room.`,
        `${both} Ormley sends the samples to a dry room.`,
      ),
    },
    {
      name: 'common nouns',
      documents: accounts(
        'The Tenant and the Landlord meet. The Tenant cleans the gutters in each autumn.',
        'The Tenant and the Landlord meet. The Landlord cleans the gutters in each autumn.',
      ),
    },
  ],
});
