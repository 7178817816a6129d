import { contract } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

/** Two versions that hold another sentence behind the others. */
const withSentences = (...sentences: readonly string[]) => sentences.map((sentence) => contract.concat('', sentence));

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'another adjective, which ends like a verb in German',
      documents: withSentences(
        'Der Lieferant stellt die blauen Kisten an das Tor.',
        'Der Lieferant stellt die leeren Kisten an das Tor.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 blauen', 'd2 p1 leeren'] }],
    },
  ],
  ignores: [
    {
      name: 'the order that decides, and what is done in that order',
      documents: withSentences(
        'Free berths are offered in the order of the list.',
        'The order of the list decides who is offered a free berth.',
      ),
    },
    {
      name: 'a thing instead of another, and not the other',
      documents: withSentences(
        'For the crates wood is used, not plastic.',
        'For the crates wood is used instead of plastic.',
      ),
    },
    {
      name: 'another verb behind an auxiliary',
      documents: withSentences('The agent shall settle each invoice.', 'The agent shall pay each invoice.'),
    },
    {
      name: 'another verb before its object',
      documents: withSentences(
        'A foreman leads the loaders and collects the keys of the gate.',
        'A foreman leads the loaders and gathers the keys of the gate.',
      ),
    },
    {
      name: 'another verb at the end of a German clause',
      documents: withSentences(
        'Die Rechnung ist nach Eingang der Ware zu begleichen.',
        'Die Rechnung ist nach Eingang der Ware zu bezahlen.',
      ),
    },
    {
      name: 'what is kept and what remains',
      documents: withSentences(
        'The agent retains the title to the hens.',
        'The title to the hens remains with the agent.',
      ),
    },
    {
      name: 'only what meets a rule, and all that meet it',
      documents: withSentences(
        'Only lorries that meet the norm of the port are used for the goods.',
        'All lorries used for the goods meet the norm of the port.',
      ),
    },
    {
      name: 'a shorter title over the same clause',
      documents: [contract.concat('', '# Warranty and liability'), contract.concat('', '# Liability')],
    },
  ],
});
