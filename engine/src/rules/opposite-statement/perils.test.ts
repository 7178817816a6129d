import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const explanation = 'One document includes what the other leaves out.';
const order = 'The boat is to be insured with flood and strikes cover by the mill.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'a peril that one paper excludes and the other asks for',
      documents: accounts(order, 'Strikes are excluded.'),
      found: [{ severity: 'high', places: ['d1 p1 with flood and strikes', 'd2 p1 excluded'], explanation }],
    },
    {
      name: 'such a peril in German',
      documents: accounts(
        'Die Mühle versichert das Boot gegen Hagel und Sturm.',
        'Gefahren: Hagel und Streik sind ausgeschlossen.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 gegen Hagel', 'd2 p1 ausgeschlossen'] }],
    },
    {
      name: 'such a peril in Spanish',
      documents: accounts(
        'El molino asegura el barco contra granizo y tormenta.',
        'Riesgos: el granizo y la huelga quedan excluidos.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 contra granizo', 'd2 p1 excluidos'] }],
    },
    {
      name: 'a peril that is not insured',
      documents: accounts(
        'Cover includes subsidence, together with fire.',
        'Subsidence and ground heave are not insured.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 includes subsidence', 'd2 p1 not insured'], explanation }],
    },
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
      name: 'a peril that is insured in one paper and another peril that is not',
      documents: accounts('Cover includes subsidence, together with fire.', 'Flood and landslip are not insured.'),
    },
    {
      name: 'what is excluded of a peril only',
      documents: accounts(order, 'Strikes of the crew of another boat are excluded.'),
    },
    {
      name: 'a peril that the other excludes as well',
      documents: accounts('The boat is insured with flood cover, strikes may be excluded.', 'Strikes are excluded.'),
    },
    {
      name: 'a peril that the same paper insures elsewhere',
      documents: accounts(order, 'Strikes are excluded. The second policy insures the boat against strikes.'),
    },
    {
      name: 'a peril in a sentence on something else',
      documents: accounts('Boats with hail on the decks lay at the quay.', 'Hail is excluded.'),
    },
    {
      name: 'a banned deed that nobody plans',
      documents: accounts('Transhipment is prohibited.', 'Transhipment at Hull would cost more on this voyage.'),
    },
  ],
});
