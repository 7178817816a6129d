import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const law = (first: string, second: string) =>
  accounts(`The contract is governed by ${first} in every respect.`, `Governing law of the contract: ${second}`);
const explanation = 'Where the text is otherwise alike, another word stands here.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'another law',
      documents: law('Danish law', 'Norwegian law'),
      found: [{ severity: 'medium', places: ['d1 p1 Danish', 'd2 p1 Norwegian'], explanation }],
    },
    {
      name: 'another word in rows that share their values',
      documents: accounts(
        'Gasket | Viton seals | WW-4471902 | 48.25 EUR',
        'Nitrile seals, reference WW-4471902, are sold at EUR 48.25 a set.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 Viton', 'd2 p1 Nitrile'] }],
    },
  ],
  ignores: [
    { name: 'the same word', documents: law('Danish law', 'Danish law') },
    { name: 'an abbreviation', documents: law('Netherlands law', 'Neth law') },
    { name: 'another form of the word', documents: law('Netherlandish law', 'Netherlands law') },
    { name: 'a word before something else', documents: law('Danish law', 'Norwegian rules') },
    {
      name: 'a word that the other document holds elsewhere',
      documents: accounts(
        'The contract is governed by Danish law, and Norwegian goods are welcome.',
        'Governing law of the contract: Norwegian law',
      ),
    },
    {
      name: 'a verb that is capitalised at the start of a sentence only',
      documents: accounts(
        'Gasket | Viton seals | WW-4471902 | 48.25 EUR',
        'Sliding seals, reference WW-4471902, are sold at EUR 48.25 a set.',
      ),
    },
    { name: 'a word that is not capitalised', documents: law('strict law', 'mild law') },
    {
      name: 'sentences about different things',
      documents: accounts(
        'The contract is governed by Danish law in every respect.',
        'Whoever enters the harbour with a yacht obeys Norwegian law.',
      ),
    },
  ],
});
