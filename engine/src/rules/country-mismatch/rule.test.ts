import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const kept = (first: string, second: string) =>
  accounts(
    `Seeds of the collection are kept for the members in cold stores in ${first}.`,
    `Until they are sown, all of them stay solely in cold stores within ${second}.`,
  );
const explanation = 'The documents place the same thing in different countries.';

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'another country',
      documents: kept('Denmark', 'the Federal Republic of Germany'),
      found: [{ severity: 'high', places: ['d1 p1 Denmark', 'd2 p1 the Federal Republic of Germany'], explanation }],
    },
    {
      name: 'a country by its short name against another in French',
      documents: accounts('Les graines sont en chambres froides au Royaume-Uni.', 'Chambres froides en Irlande'),
      found: [{ severity: 'high', places: ['d1 p1 Royaume-Uni', 'd2 p1 Irlande'] }],
    },
  ],
  ignores: [
    { name: 'one country by two names', documents: kept('the United Kingdom', 'the UK') },
    { name: 'a country within the other', documents: kept('Denmark', 'the European Union') },
    { name: 'a country within a union within another', documents: kept('Scotland', 'Great Britain') },
    { name: 'a document that names several', documents: kept('Denmark, and cold stores in Germany', 'Germany') },
    { name: 'another thing', documents: accounts('Cold stores in Denmark', 'Seed beds in Germany') },
    {
      name: 'what is denied',
      documents: accounts('Seeds lie in cold stores in Denmark.', 'No seeds lie in cold stores in Germany.'),
    },
    {
      name: 'where parties have their seats',
      documents: accounts('Alder Ltd has its head office in Denmark.', 'Birch Ltd has its head office in Germany.'),
    },
  ],
});
