import { contract } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

/** Two versions that hold another sentence behind the others. */
const withSentences = (...sentences: readonly string[]) => sentences.map((sentence) => contract.concat('', sentence));

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'an exception that the end of a sentence lacks',
      documents: withSentences('Hens may be sold daily, except on Mondays.', 'Hens may be sold daily.'),
      found: [{ severity: 'medium', places: ['d1 p1 except on Mondays', 'd2 p1 Hens may be sold daily.'] }],
    },
    {
      name: 'a condition that the end of a sentence gained',
      documents: withSentences(
        'Members may use the boats.',
        'Members may use the boats with the consent of the agent.',
      ),
      found: [
        { severity: 'medium', places: ['d1 p1 Members may use the boats.', 'd2 p1 with the consent of the agent'] },
      ],
    },
    {
      name: 'the last thing of a list',
      documents: withSentences('“Area” means towns and villages.', '“Area” means towns.'),
      found: [{ severity: 'medium', places: ['d1 p1 and villages', 'd2 p1 “Area” means towns.'] }],
    },
  ],
  ignores: [
    {
      name: 'the end of a head of a table',
      documents: [
        contract.concat('', 'Service | Amount in euro', 'Use | 8.00'),
        contract.concat('', 'Service | Amount', 'Use | 8.00'),
      ],
    },
    {
      name: 'small words at the end of a sentence',
      documents: withSentences('Members may use the boats.', 'Members may use the boats as well.'),
    },
    {
      name: 'a sentence more behind one that both hold',
      documents: withSentences('Members use the boats.', 'Members use the boats. Lamps are lent to them by the agent.'),
    },
  ],
});
