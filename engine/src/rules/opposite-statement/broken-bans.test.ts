import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'a deed that is banned and planned',
      documents: accounts('Transhipment is prohibited.', 'Transhipment at Hull is intended for this voyage.'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 prohibited', 'd2 p1 Transhipment at Hull is intended for this voyage.'],
          explanation: 'One document forbids what the other says is done.',
        },
      ],
    },
    {
      name: 'a deed that is banned and goes with a voyage, beside a label',
      documents: accounts('Umladung | Umladung ist verboten.', 'Löschhafen | Bergen, mit Umladung in Hull'),
      found: [{ severity: 'high', places: ['d1 p1 verboten', 'd2 p1 Löschhafen Bergen, mit Umladung in Hull'] }],
    },
  ],
  ignores: [
    {
      name: 'a banned deed beside a label that goes with no place',
      documents: accounts('Transhipment is prohibited.', 'Rates | higher with transhipment under Incoterms'),
    },
    {
      name: 'a banned deed that nobody plans',
      documents: accounts('Transhipment is prohibited.', 'Transhipment at Hull would cost more on this voyage.'),
    },
  ],
});
