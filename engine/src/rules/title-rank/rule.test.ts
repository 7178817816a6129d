import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'a rank that the contract leaves out',
      documents: accounts(
        'We offer you the post of Senior Conservator at our studio.',
        'Job title. You are employed as a Conservator.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 Senior Conservator', 'd2 p1 Conservator'] }],
    },
    {
      name: 'the rank of who stands above',
      documents: accounts(
        'You report to the Deputy Director of Collections.',
        'You report to the Director of Collections.',
      ),
      found: [
        { severity: 'medium', places: ['d1 p1 Deputy Director of Collections', 'd2 p1 Director of Collections'] },
      ],
    },
    {
      name: 'a rank in German',
      documents: accounts(
        'Frau Teschner wird als stellvertretende Leiterin der Bibliothek eingestellt.',
        'Wir bieten Ihnen die Stelle der Leiterin der Bibliothek an.',
      ),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 stellvertretende Leiterin der Bibliothek', 'd2 p1 Leiterin der Bibliothek'],
        },
      ],
    },
    {
      name: 'a rank behind the noun in French',
      documents: accounts(
        'Elle est engagée en qualité de directrice adjointe du musée.',
        'Nous vous proposons le poste de directrice du musée.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 directrice adjointe du musée', 'd2 p1 directrice du musée'] }],
    },
    {
      name: 'a rank within the word in Spanish, under a label',
      documents: accounts('Puesto: subdirector comercial', 'Le ofrecemos el puesto de director comercial.'),
      found: [{ severity: 'medium', places: ['d1 p1 subdirector comercial', 'd2 p1 director comercial'] }],
    },
    {
      name: 'the rank of somebody by name',
      documents: accounts('Examined by Odile Farrant, Senior Conservator.', 'Present: Odile Farrant, Conservator'),
      found: [{ severity: 'medium', places: ['d1 p1 Senior Conservator', 'd2 p1 Conservator'] }],
    },
  ],
  ignores: [
    {
      name: 'an address behind a name',
      documents: accounts(
        'Odile Farrant, Marlow SL7 4QP',
        'Made with Odile Farrant, Marlow SL7 4QP (the Subcontractor).',
      ),
    },
    {
      name: 'the same title',
      documents: accounts('The post of Senior Conservator is yours.', 'You are employed as a Senior Conservator.'),
    },
    {
      name: 'another post',
      documents: accounts('The post of Senior Conservator is yours.', 'You are employed as a Registrar.'),
    },
    {
      name: 'the post of a colleague',
      documents: accounts('The post of Senior Conservator is yours.', 'The studio has two Conservators.'),
    },
    {
      name: 'who stands above against whom the paper is about',
      documents: accounts('You are employed as a Conservator.', 'You report to the Senior Conservator.'),
    },
    {
      name: 'a department that one leaves out',
      documents: accounts('You report to the Director of Collections.', 'You report to the Director.'),
    },
    {
      name: 'two people of one trade',
      documents: accounts('Examined by Odile Farrant, Senior Conservator.', 'Present: Jan Mertens, Conservator'),
    },
    {
      name: 'a rank that the paper gives besides',
      documents: accounts(
        'You are employed as a Conservator. After a year you are employed as a Senior Conservator.',
        'You are employed as a Senior Conservator.',
      ),
    },
  ],
});
