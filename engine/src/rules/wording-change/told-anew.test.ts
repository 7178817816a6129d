import { contract } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

/** Two versions that hold another sentence behind the others. */
const withSentences = (...sentences: readonly string[]) => sentences.map((sentence) => contract.concat('', sentence));

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'one word in place of another one, though the sentence changes elsewhere too',
      documents: withSentences(
        'The books of the society are kept by the warden for ten years in the office.',
        'The books of the society are kept by the solicitor for ten years in the office or the archive.',
      ),
      found: [
        {
          severity: 'medium',
          places: [
            'd1 p1 The books of the society are kept by the warden for ten years in the office.',
            'd2 p1 or the archive',
            'd2 p1 solicitor',
          ],
        },
      ],
    },
  ],
  ignores: [
    {
      name: 'how somebody is addressed',
      documents: withSentences('Our site manager is Ms Ada Okafor.', 'Our site manager is Ada Okafor.'),
    },
    {
      name: 'a first name cut short',
      documents: withSentences('Our site manager is Dr Ada Okafor.', 'Our site manager is Ms Dr A. Okafor.'),
    },
    {
      name: 'a sentence told anew in several places',
      documents: withSentences(
        'The books of the society are kept for ten years and lie open to the members in the office.',
        'The books of the society are stored for ten years and any member may see them in the office.',
      ),
    },
    {
      name: 'one limit in other words of one language',
      documents: withSentences(
        'El consejo de la sociedad se reúne al menos cada mes.',
        'El consejo de la sociedad se reúne como mínimo cada mes.',
      ),
    },
  ],
});
