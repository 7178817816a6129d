import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'two currencies that the documents state',
      documents: accounts('Prices are stated in pounds sterling.', 'All amounts in euros, VAT not included.'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 pounds sterling', 'd2 p1 euros'],
          explanation: 'The documents use different currencies.',
        },
      ],
    },
    {
      name: 'a label against a sentence in another language',
      documents: accounts('Currency: CHF', 'Alle Beträge verstehen sich in Euro.'),
      found: [{ severity: 'high', places: ['d1 p1 CHF', 'd2 p1 Euro'] }],
    },
    {
      name: 'another currency in French and Spanish',
      documents: accounts('Les prix sont exprimés en francs suisses.', 'Los importes se indican en euros.'),
      found: [{ severity: 'high', places: ['d1 p1 francs suisses', 'd2 p1 euros'] }],
    },
    {
      name: 'amounts that are printed in another currency than the one stated',
      documents: accounts('Prices are payable in US dollars.', 'The pump is £310.50, the hose is £12.40.'),
      found: [{ severity: 'high', places: ['d1 p1 US dollars', 'd2 p1 £310.50'] }],
    },
    {
      name: 'the one amount of a paper that another wants in its own currency',
      documents: [
        ['# Credit HB-24-117', '', 'Certificate of insurance for the value of the goods, expressed in euro'],
        ['# Certificate of cargo insurance', '', 'Matter HB-24-117', '', 'Sum insured: USD 48,500'],
      ],
      found: [{ severity: 'high', places: ['d1 p1 euro', 'd2 p1 USD 48,500'] }],
    },
  ],
  ignores: [
    {
      name: 'the one amount of a paper that the other does not name',
      documents: [
        ['# Credit HB-24-117', '', 'Bill of lading with the value of the goods in euro'],
        ['# Certificate of insurance', '', 'Matter HB-24-117', '', 'Sum insured: USD 48,500'],
      ],
    },
    {
      name: 'one currency in two forms',
      documents: accounts('All amounts in EUR', 'Die Preise verstehen sich in Euro.'),
    },
    {
      name: 'a document that prints amounts in both',
      documents: accounts('All amounts in euros', 'Prices in pounds sterling. The fee of €310 is £264.20.'),
    },
    {
      name: 'a single amount in another currency',
      documents: accounts('All amounts in euros', 'The visa costs £115.'),
    },
    {
      name: 'a sum beside the name of a currency',
      documents: accounts('The amount of the deposit is in EUR 500 notes.', 'Prices in pounds sterling'),
    },
    {
      name: 'a currency of something else',
      documents: accounts('He has an account in dollars.', 'All amounts in euros'),
    },
  ],
});
