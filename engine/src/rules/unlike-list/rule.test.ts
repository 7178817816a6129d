import { accounts, contract } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const explanation = 'One document lists something here that the other leaves out.';
const found = (...places: readonly string[]) => [{ severity: 'medium', places, explanation }] as const;

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'a thing more in a sentence',
      documents: accounts('The policy covers fire and theft.', 'The policy covers fire, theft and storm.'),
      found: found('d1 p1 fire and theft', 'd2 p1 storm'),
    },
    {
      name: 'a thing more in a row',
      documents: accounts('“Field of use” means brewing.', 'Field of use | brewing and distilling'),
      found: found('d1 p1 brewing', 'd2 p1 distilling'),
    },
    {
      name: 'a thing less in a definition',
      documents: accounts('“Area” means Denmark, Sweden and Norway.', 'Area | Denmark and Sweden'),
      found: found('d1 p1 Norway', 'd2 p1 Denmark and Sweden'),
    },
    {
      name: 'a thing less in a list that a term in brackets names, though its law is spoken of',
      documents: accounts(
        'The agent sells in Denmark, Iceland and Norway (“the Territory”). The law of Denmark applies.',
        'Within Denmark and Norway (the Territory) the agent is free to sell. The law of Iceland applies.',
      ),
      found: found('d1 p1 Iceland', 'd2 p1 Denmark and Norway'),
    },
    {
      name: 'a country less, whatever the countries are called together',
      documents: accounts('Territory | New Zealand, Fiji and Samoa', 'He may sell the film in New Zealand and Fiji.'),
      found: found('d1 p1 Samoa', 'd2 p1 New Zealand and Fiji'),
    },
    {
      name: 'things in German',
      documents: accounts(
        'Die Reinigung umfasst Treppen und Flure.',
        'Die Reinigung umfasst Treppen, Flure und Keller.',
      ),
      found: found('d1 p1 Treppen und Flure', 'd2 p1 Keller'),
    },
    {
      name: 'things in Spanish',
      documents: accounts('El seguro cubre robo, incendio y granizo.', 'Cubre robo e incendio.'),
      found: found('d1 p1 granizo', 'd2 p1 robo e incendio'),
    },
  ],
  ignores: [
    {
      name: 'a thing less in a sentence of another version, which is compared word by word',
      documents: [
        [...contract, '', 'The supplier of the area delivers to Denmark, Sweden and Norway at his own cost.'],
        [...contract, '', 'The supplier of the area delivers to Denmark and Sweden at his own cost.'],
      ],
    },
    {
      name: 'the same in another order',
      documents: accounts('The policy covers fire, theft and storm.', 'The policy covers theft, storm and fire.'),
    },
    {
      name: 'examples',
      documents: accounts(
        'The policy covers damage, such as fire and theft.',
        'The policy covers damage, such as fire, theft and storm.',
      ),
    },
    {
      name: 'what the other names elsewhere',
      documents: accounts(
        'The policy covers fire and theft. Storm is insured on top.',
        'The policy covers fire, theft and storm.',
      ),
    },
    {
      name: 'a thing under another name',
      documents: accounts('The kit holds bolts, nuts and washers.', 'The kit holds bolts, nuts and rings.'),
    },
    {
      name: 'lists of other things',
      documents: accounts('The policy covers fire and theft.', 'The flat has a bath, a kitchen and a stove.'),
    },
    {
      name: 'people',
      documents: accounts('Led by Mr Hall and Ms Orde', 'Led by Mr Hall, Ms Orde and Dr Finch'),
    },
    {
      name: 'labels of every paper',
      documents: accounts('Enclosures | plan and list', 'Enclosures | plan, list and photographs'),
    },
    {
      name: 'a head that belongs to the first name',
      documents: accounts(
        'The course leads by Orme Bridge and the sea wall.',
        'The course leads by Orme Bridge, the sea wall and Upper Hale.',
      ),
    },
    {
      name: 'things told in other words',
      documents: accounts('Trade | Roofers and tile makers', 'Trade | Roofing, plumbing and tile making'),
    },
    {
      name: 'alternatives',
      documents: accounts('Paid by cheque or transfer', 'Paid by cheque, transfer or card'),
    },
  ],
});
