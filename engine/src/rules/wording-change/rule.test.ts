import { changed, contract, versions } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const numbered = (first: number) =>
  contract.map((line, index) => (line === '' || index < 3 ? line : `${first + index / 2}. ${line}`));

/** Two versions that hold another sentence behind the others. */
const withSentences = (...sentences: readonly string[]) => sentences.map((sentence) => contract.concat('', sentence));

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'leave without consent in place of a ban without it',
      documents: withSentences(
        'Hens may be kept without the consent of the agent.',
        'Hens may not be kept without the consent of the agent.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Hens may be kept without the consent of the agent.', 'd2 p1 not'] }],
    },
    {
      name: 'a limit that is denied',
      documents: withSentences('You may open more than one account.', 'You may not open more than one account.'),
      found: [{ severity: 'high', places: ['d1 p1 You may open more than one account.', 'd2 p1 not'] }],
    },
    {
      name: 'a burden told in other words that lies on another party',
      documents: withSentences('The tenant pays heating and water.', 'Heating and water are for the agent’s account.'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 The tenant pays', 'd2 p1 Heating and water are for the agent’s account.'],
        },
      ],
    },
    {
      name: 'leave in place of a duty',
      documents: versions('shall deliver', 'may deliver'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 shall', 'd2 p1 may'],
          explanation: 'One version makes a duty of what the other allows or recommends.',
        },
      ],
    },
    {
      name: 'a denial that one version lacks',
      documents: versions('do not conform', 'do conform'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 not', 'd2 p1 The customer may return goods that do conform to the order.'],
          explanation: 'One version negates what the other says.',
        },
      ],
    },
    {
      name: 'an exclusion in place of an inclusion',
      documents: versions('price includes', 'price excludes'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 includes', 'd2 p1 excludes'],
          explanation: 'One version includes what the other leaves out.',
        },
      ],
    },
    {
      name: 'before in place of after',
      documents: versions('after it', 'before it'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 after', 'd2 p1 before'],
          explanation: 'The versions differ in what comes before and what after.',
        },
      ],
    },
    {
      name: 'any in place of all',
      documents: versions('All notices', 'Any notices'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 All', 'd2 p1 Any'],
          explanation: 'The versions differ in whether all, any or only some are meant.',
        },
      ],
    },
    {
      name: 'another name',
      documents: versions('of England', 'of Scotland'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 England', 'd2 p1 Scotland'],
          explanation: 'The versions name different persons, places or things here.',
        },
      ],
    },
    {
      name: 'another word that matters',
      documents: versions('the warehouse of', 'the factory of'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 warehouse', 'd2 p1 factory'],
          explanation: 'The versions are worded differently here.',
        },
      ],
    },
    {
      name: 'parties in each other’s place',
      documents: withSentences(
        'The supplier shall indemnify the customer against all claims of others.',
        'The customer shall indemnify the supplier against all claims of others.',
      ),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 supplier', 'd1 p1 customer', 'd2 p1 customer', 'd2 p1 supplier'],
          explanation: 'One version says of one party what the other says of the other.',
        },
      ],
    },
    {
      name: 'another year, where nothing else differs',
      documents: versions('of every delivery', 'of every delivery from 2024').map((lines, index) =>
        index === 0 ? changed(lines, 'of every delivery', 'of every delivery from 2023') : lines,
      ),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 2023', 'd2 p1 2024'],
          explanation: 'The versions name different years.',
        },
      ],
    },
    {
      name: 'a name changed throughout, as one finding',
      documents: (() => {
        const before = [...contract, '', 'Deliveries to the port of England are unloaded by the customer.'];
        return [before, changed(before, 'England', 'Scotland')];
      })(),
      found: [{ severity: 'high', places: ['d1 p1 England', 'd1 p1 England', 'd2 p1 Scotland', 'd2 p1 Scotland'] }],
    },
  ],
  ignores: [
    {
      name: 'a number in words and in figures among moved words',
      documents: withSentences(
        'Children under six years pay nothing.',
        'For children under 6 years nothing is to pay.',
      ),
    },
    {
      name: 'equal periods of other words at another place of the sentence',
      documents: withSentences(
        'Within seven days the signs and recipes are handed back.',
        'Signs and recipes are handed back within one week.',
      ),
    },
    {
      name: 'a ban in other words',
      documents: withSentences('Das Rauchen im Fahrzeug ist verboten.', 'Im Fahrzeug darf nicht geraucht werden.'),
    },
    {
      name: 'a limit as what is allowed and as what is not',
      documents: withSentences(
        'Accounts may be held by up to two people.',
        'No more than two people may hold an account together.',
      ),
    },
    {
      name: 'a height as what is allowed and as what is not',
      documents: withSentences('Sheds must not be higher than 2.2 metres.', 'Sheds may be up to 2.2 metres high.'),
    },
    {
      name: 'leave with consent and a ban without it',
      documents: withSentences(
        'Hens may be kept with the written consent of the agent.',
        'Hens may not be kept without the agent’s consent in writing.',
      ),
    },
    {
      name: 'what is free and not charged for',
      documents: withSentences(
        'We do not charge for payments to your own account.',
        'Payments to your own account are free.',
      ),
    },
    {
      name: 'the same burden in other words',
      documents: withSentences('The tenant pays heating and water.', 'Heating and water are for the tenant’s account.'),
    },
    { name: 'versions that are equal', documents: [contract, contract] },
    { name: 'small words that change nothing', documents: versions('goods that do', 'goods which do') },
    { name: 'another form of the same word', documents: versions('the warehouse of', 'the warehouses of') },
    { name: 'a word for the same party', documents: versions('supplier', 'contractor') },
    { name: 'a word that a line broke', documents: versions('the warehouse of', 'the ware- house of') },
    { name: 'a value, which other rules compare', documents: versions('within 30 days', 'within 45 days') },
    { name: 'a number in words for one in figures', documents: versions('within 30 days', 'within thirty days') },
    {
      name: 'what another year brought',
      documents: ['2023 was £4,120,000', '2024 was £4,870,000'].map((result) =>
        changed(contract, 'of every delivery', `of every delivery, and its revenue in ${result}`),
      ),
    },
    {
      name: 'the same interval in other words',
      documents: versions('records of every delivery', 'records annually').map((lines, index) =>
        index === 0 ? changed(lines, 'records of every delivery', 'records every twelve months') : lines,
      ),
    },
    {
      name: 'a word that the end of a page cut',
      documents: withSentences('Each delivery needs a customs-', 'Each delivery needs a customs-declaration'),
    },
    {
      name: 'the same times in another format',
      documents: withSentences(
        'Goods are received between 8 am and 5 pm at the gate of the warehouse.',
        'Goods are received between 08:00 and 17:00 at the gate of the warehouse.',
      ),
    },
    {
      name: 'both parties for each party',
      documents: withSentences(
        'Both parties keep secret what they learn about the business of the other.',
        'Each party keeps secret what it learns about the other’s business.',
      ),
    },
    {
      name: 'what can be done only so for what must be done so',
      documents: withSentences(
        'This contract can be changed only in writing.',
        'Changes to this contract must be made in writing.',
      ),
    },
    {
      name: 'a denial at another place of the sentence',
      documents: withSentences(
        'No goods are taken back that were opened or used by the customer.',
        'Goods are not taken back that were opened or used by the customer.',
      ),
    },
    {
      name: 'a prohibition in other words',
      documents: withSentences(
        'Opened goods must not be returned to the warehouse by the customer.',
        'Opened goods may not be returned to the warehouse by the customer.',
      ),
    },
    {
      name: 'a title of somebody in another order',
      documents: versions('office of the other party', 'Director of People').map((lines, index) =>
        index === 0 ? changed(lines, 'office of the other party', 'People Director') : lines,
      ),
    },
    {
      name: 'a sentence turned from active to passive',
      documents: withSentences(
        'The supplier stores the records until the contract between the parties has come to its end.',
        'The records are stored by the supplier until the contract between the parties has come to its end.',
      ),
    },
    { name: 'other numbers of clauses', documents: [numbered(1), numbered(4)] },
    {
      name: 'other numbers of clauses in Roman figures',
      documents: [changed(contract, 'The price', '(iv) The price'), changed(contract, 'The price', '(vi) The price')],
    },
    {
      name: 'a short sentence in the place of another',
      documents: [
        [...contract, '', 'Strikes excuse every delay.'],
        [...contract, '', 'Couriers charge night tariffs.'],
      ],
    },
    {
      name: 'other matters told with the same few words around them',
      documents: withSentences(
        'We ask for a copy of the grant of probate.',
        'We ask for proof of identity before a withdrawal.',
      ),
    },
    {
      name: 'a sentence that was rewritten as a whole',
      documents: versions(
        'Neither party is liable for delay caused by events beyond its control.',
        'Late work is excused where circumstances outside the power of those concerned are the reason.',
      ),
    },
    {
      name: 'a sentence that was moved',
      documents: [contract, [...contract.slice(0, 6), ...contract.slice(8), '', contract[6] ?? '']],
    },
  ],
});
