import { accounts, versions } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const forbidden = 'One document forbids what the other allows or demands.';
const smoking = 'Smoking is permitted on the balcony of the flat.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'a denial',
      documents: accounts('Dogs are not allowed in the orchard cottages.', 'In the orchard cottages dogs are allowed.'),
      found: [{ severity: 'high', places: ['d1 p1 not allowed', 'd2 p1 allowed'], explanation: forbidden }],
    },
    {
      name: 'what is no longer so',
      documents: accounts(
        'Guests of members are admitted free to the orchard.',
        'Guests of members will no longer be admitted free to the orchard.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 admitted', 'd2 p1 no longer be admitted'] }],
    },
    {
      name: 'a French denial with its first word only',
      documents: accounts(
        'Le locataire peut sous-louer la maison du jardin.',
        'Le locataire ne peut sous-louer la maison du jardin.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 peut', 'd2 p1 ne peut'] }],
    },
    {
      name: 'a prohibition of what the other allows',
      documents: accounts(smoking, 'Smoking on the balcony of the flat is prohibited.'),
      found: [{ severity: 'high', places: ['d1 p1 permitted', 'd2 p1 prohibited'], explanation: forbidden }],
    },
    {
      name: 'leave in place of a duty',
      documents: accounts(
        'The hirer must notify the depot of any damage.',
        'Damage may be notified to the depot by the hirer.',
      ),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 must', 'd2 p1 may'],
          explanation: 'One document makes a duty of what the other allows or recommends.',
        },
      ],
    },
    {
      name: 'what is not included in place of what is',
      documents: accounts(
        'La plaza de garaje número siete está incluida en el precio.',
        'La plaza de garaje número siete no se incluye en la venta.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 incluida', 'd2 p1 no se incluye'] }],
    },
    {
      name: 'an exclusion in place of an inclusion',
      documents: accounts(
        'The rent includes heating and hot water for the flat.',
        'Heating and hot water for the flat are excluded from the rent.',
      ),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 includes', 'd2 p1 excluded'],
          explanation: 'One document includes what the other leaves out.',
        },
      ],
    },
    {
      name: 'advice in place of a duty in a row that says other things too',
      documents: [
        [
          '# Lease',
          '',
          'Number HB-24-117',
          '',
          'Coaches: eastern gate. Gaiters and waterproof boots are required outdoors.',
        ],
        [
          '# Rules',
          '',
          'Read the rules of HB-24-117 first.',
          '',
          '2.00 pm | Talk',
          '3.30 pm | Harvest',
          '4.30 pm | Coaches, eastern gate. Waterproof boots and gaiters recommended.',
        ],
      ],
      found: [
        {
          severity: 'high',
          places: ['d1 p1 required', 'd2 p1 recommended'],
          explanation: 'One document makes a duty of what the other allows or recommends.',
        },
      ],
    },
  ],
  ignores: [
    {
      name: 'what is excluded and what is not included',
      documents: accounts(
        'Heating and hot water for the flat are excluded from the rent.',
        'The rent does not include heating and hot water for the flat.',
      ),
    },
    {
      name: 'a label with a value',
      documents: accounts(
        'English language | certificate B2',
        'For those whose language is not English see the office.',
      ),
    },
    {
      name: 'a prohibition in other words',
      documents: accounts(
        'Food must not be brought into the reading room.',
        'It is not permitted to bring food into the reading room.',
      ),
    },
    {
      name: 'what is free of charge in other words',
      documents: accounts(
        'Cancellations of a hire are free of charge in the week before it.',
        'Hirers may cancel a hire without charge in the week before it.',
      ),
    },
    { name: 'leave in other words', documents: accounts(smoking, 'On the balcony of the flat smoking is allowed.') },
    {
      name: 'a denial in other words',
      documents: accounts(
        'Smoking is not permitted on the balcony of the flat.',
        'Smoking on the balcony of the flat is prohibited.',
      ),
    },
    { name: 'a prohibition of something else', documents: accounts(smoking, 'Smoking in the garage is prohibited.') },
    {
      name: 'a prohibition in a sentence that is not much alike',
      documents: accounts(
        'Smoking is permitted on the balcony of the flat in summer evenings at weekends.',
        'In summer, smoking cigars in the garage and on the stairs of the flat is prohibited.',
      ),
    },
    {
      name: 'headings, which state nothing',
      documents: accounts(
        '# Smoking permitted on the balcony of the flat',
        'Smoking on the balcony of the flat is prohibited.',
      ),
    },
    {
      name: 'a sentence whose likest partner says the same',
      documents: accounts(
        'Smoking is permitted on the balcony of the flat in summer.',
        'In summer smoking is permitted on the balcony of this flat. On the balcony of other flats smoking in summer is prohibited.',
      ),
    },
    {
      name: 'leave far from what both sentences speak of',
      documents: accounts(
        'The tenant cleans the windows of the flat in spring, and visitors who arrive late in the evening may ring twice.',
        'The tenant must clean the windows of the flat in spring.',
      ),
    },
    {
      name: 'a denial of something that the other document does not speak of',
      documents: accounts(
        'The deposit is held by Alder at the bank without interest.',
        'The deposit is held at the bank by Alder.',
      ),
    },
    {
      name: 'a limit, which denies nothing',
      documents: accounts(
        'The tenant keeps not less than two bicycles in the cellar storage.',
        'The tenant keeps two bicycles in the cellar storage.',
      ),
    },
    {
      name: 'a height as what is allowed and as what is not',
      documents: accounts('Sheds must not be higher than 2.2 metres.', 'Sheds may be up to 2.2 metres high.'),
    },
    {
      name: 'leave with consent and a ban without it',
      documents: accounts(
        'Hens may be kept with the written consent of the committee.',
        "Hens may not be kept without the committee's consent in writing.",
      ),
    },
    {
      name: 'a limit behind a denied subject',
      documents: accounts('Each member may hold two proxies at most.', 'No member may hold more than two proxies.'),
    },
    {
      name: 'the month of May',
      documents: accounts(
        'The tenant must clear gutters and drains by 4 June 2025.',
        'Gutters and drains: clear them by 4 May 2025, tenant.',
      ),
    },
    {
      name: 'sentences of two versions, which are compared word by word',
      documents: versions('shall deliver', 'may deliver'),
    },
  ],
});
