import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const explanation = 'A name is written differently where the same one must be meant.';
const keys = (first: string, second: string) =>
  accounts(`The keys are handed over by ${first} at the office.`, `Keys at the office: handed over by ${second}.`);
const scanned = ([first = [], second = []]: readonly (readonly string[])[]) => [first, { scanned: second }];

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'a surname spelt otherwise',
      documents: keys('Margaret Whitfield', 'Margaret Whitfeild'),
      found: [{ severity: 'medium', places: ['d1 p1 Margaret Whitfield', 'd2 p1 Margaret Whitfeild'], explanation }],
    },
    {
      name: 'a company with a missing letter, whatever its legal form',
      documents: accounts('Insurer: Northern Mutual Assurance Ltd', 'The insurer is Northern Mutal Assurance Limited.'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 Northern Mutual Assurance Ltd', 'd2 p1 Northern Mutal Assurance Limited'],
        },
      ],
    },
    {
      name: 'a street with another letter',
      documents: accounts(
        'Store: The Old Forge, Helm Lane, Skerrow',
        'Goods are kept at The Old Forge, Holm Lane, Skerrow',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 Helm Lane', 'd2 p1 Holm Lane'] }],
    },
    {
      name: 'a misspelling in a scan that no recogniser makes',
      documents: scanned(keys('Margaret Whitfield', 'Margaret Whitfeild')),
      found: [{ severity: 'medium', places: ['d1 p1 Margaret Whitfield', 'd2 p1 Margaret Whitfeild'] }],
    },
  ],
  ignores: [
    { name: 'the same name', documents: keys('Margaret Whitfield', 'Margaret Whitfield') },
    { name: 'an initial for a first name', documents: keys('Margaret Whitfield', 'M. Whitfield') },
    {
      name: 'another legal form',
      documents: accounts('Insurer: Northern Mutual Assurance Ltd', 'The insurer is Northern Mutual Assurance plc.'),
    },
    {
      name: 'a name that leaves out what the other spells out',
      documents: keys('Margaret Anne Whitfield', 'Margaret Whitfield'),
    },
    { name: 'the plural of a name', documents: keys('Harbour Estate', 'Harbour Estates') },
    {
      name: 'two persons of one surname whom both documents know',
      documents: accounts('Marianne Holt and Marianna Holt signed.', 'Signed: Marianna Holt, Marianne Holt'),
    },
    {
      name: 'two persons of one first name in sentences about different things',
      documents: accounts('The keys are handed over by Margaret Whitfield.', 'Repairs are done by Margaret Donovan.'),
    },
    {
      name: 'shapes that a recogniser takes for each other in a scan',
      documents: scanned(keys('Margaret Cornwell', 'Margaret Comwell')),
    },
  ],
});
