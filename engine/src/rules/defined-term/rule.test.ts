import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const explanation = 'The documents define one term in different ways.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'a term with other months',
      documents: accounts(
        '“Season” means the months from April to September of a year.',
        '“Season” means the months from May to October of a year.',
      ),
      found: [
        {
          severity: 'medium',
          places: [
            'd1 p1 the months from April to September of a year',
            'd2 p1 the months from May to October of a year',
          ],
          explanation,
        },
      ],
    },
    {
      name: 'a term in German',
      documents: accounts(
        '„Werktag“ bezeichnet einen Tag, an dem die Banken in Kassel geöffnet sind.',
        '„Werktag“ bezeichnet einen Tag, an dem die Banken in Bremen geöffnet sind.',
      ),
      found: [
        {
          severity: 'medium',
          places: [
            'd1 p1 einen Tag, an dem die Banken in Kassel geöffnet sind',
            'd2 p1 einen Tag, an dem die Banken in Bremen geöffnet sind',
          ],
        },
      ],
    },
  ],
  ignores: [
    {
      name: 'the same definition',
      documents: accounts(
        '“Season” means the months from April to June.',
        'The “Season” means the months from April to June.',
      ),
    },
    {
      name: 'a definition that only says more',
      documents: accounts(
        '“Boat” means the sailing boat Petrel.',
        '“Boat” means the sailing boat Petrel with all its gear.',
      ),
    },
    {
      name: 'the same in quite other words',
      documents: accounts(
        '“Season” means the months from April to September of a year.',
        '“Season” means summer half, beginning at Easter.',
      ),
    },
    {
      name: 'what two parties are called',
      documents: accounts('Orrin Boats Ltd (“Yard”) lets the berth.', 'Marlow Slips Ltd (“Yard”) lets the crane.'),
    },
  ],
});
