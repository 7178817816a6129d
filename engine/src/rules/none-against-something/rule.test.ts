import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

/** A form in which a question is answered with no, and a statement. */
const form = (question: string, statement: string): (readonly string[])[] => [
  ['# Form', '', 'Site | 12 Mill Road HB-24-117', `${question} | No`, 'Access to the site | from Mill Road'],
  ['# Statement', '', 'The site is 12 Mill Road HB-24-117.', '', statement],
];

const history = (question: string, answer: string, statement: string): (readonly string[])[] => [
  ['# Form', '', 'Site | 12 Mill Road HB-24-117', `${question} | ${answer}`, 'Access to the site | from Mill Road'],
  ['# Statement', '', 'The site is 12 Mill Road HB-24-117.', '', statement],
];

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'an answer where the other says none',
      documents: accounts('Known defects: none.', 'Known defects: crack in the left sill'),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 none', 'd2 p1 crack in the left sill'],
          explanation: 'One document says that there is none of what the other states.',
        },
      ],
    },
    {
      name: 'an answer in the cell beside the label',
      documents: accounts('Previous claims | none', 'Previous claims | water damage in 2021'),
      found: [{ severity: 'high', places: ['d1 p1 none', 'd2 p1 water damage in 2021'] }],
    },
    {
      name: 'answers in other languages',
      documents: accounts('Vorerkrankungen: keine bekannt', 'Vorerkrankungen: Asthma'),
      found: [{ severity: 'high', places: ['d1 p1 keine bekannt', 'd2 p1 Asthma'] }],
    },
    {
      name: 'a sentence that denies what is answered with yes',
      documents: accounts('Insured | yes', 'The parcel was not insured.'),
      found: [{ severity: 'high', places: ['d1 p1 yes', 'd2 p1 not'] }],
    },
    {
      name: 'a sentence that tells what a question was answered with no',
      documents: form('Are any poplars to be removed?', 'An old poplar has to be felled to make room.'),
      found: [{ severity: 'high', places: ['d1 p1 No', 'd2 p1 has to'] }],
    },
    {
      name: 'a sentence that speaks of what is answered with no',
      documents: accounts('Music | no', 'There will be a concert with music in the garden.'),
      found: [{ severity: 'high', places: ['d1 p1 no', 'd2 p1 There will be a concert with music in the garden.'] }],
    },
    {
      name: 'a burden on a house that bears none',
      documents: accounts('Cargas: ninguna', 'La vivienda está gravada con una hipoteca.'),
      found: [{ severity: 'high', places: ['d1 p1 ninguna', 'd2 p1 La vivienda está gravada con una hipoteca.'] }],
    },
    {
      name: 'an amount of what is not asked for',
      documents: accounts('No deposit is payable.', 'Deposit | £300'),
      found: [{ severity: 'high', places: ['d1 p1 No deposit is payable.', 'd2 p1 £300'] }],
    },
    {
      name: 'an amount of what a short line leaves out',
      documents: accounts('Sans franchise', 'Franchise : 250 €'),
      found: [{ severity: 'high', places: ['d1 p1 Sans franchise', 'd2 p1 250 €'] }],
    },
    {
      name: 'a row of a table with heads that is named in its first column',
      documents: [
        ['# Consent', '', 'For the trip HB-24-117 to the sea', '', 'Allergies | none'],
        [
          '# Risks',
          '',
          'Trip HB-24-117',
          '',
          'Matter | Measure | Person',
          'Fire | meeting point behind the hut | leader',
          'Allergy | one child is allergic to nuts | leader',
          'Water | nobody bathes alone | helpers',
        ],
      ],
      found: [{ severity: 'high', places: ['d1 p1 none', 'd2 p1 one child is allergic to nuts'] }],
    },
    {
      name: 'a count under a question about what has been',
      documents: history(
        'Losses, claims past 5 years?',
        'one claim, burst pipe',
        'The terms were quoted on the footing that you have had no claims in the last 5 years.',
      ),
      found: [{ severity: 'high', places: ['d2 p1 no claims', 'd1 p1 one claim, burst pipe'] }],
    },
    {
      name: 'a count of damage in German',
      documents: history('Gab es Schäden, Verluste?', 'zwei Schäden', 'Bisher hatten Sie keine Schäden.'),
      found: [{ severity: 'high', places: ['d2 p1 keine Schäden', 'd1 p1 zwei Schäden'] }],
    },
  ],
  ignores: [
    {
      name: 'the number of a paper under the name of what there is none of',
      documents: accounts('We make no bookings.', 'Booking | GP/25/0388'),
    },
    {
      name: 'none of another time',
      documents: history(
        'Losses, claims past 5 years?',
        'one claim, burst pipe',
        'You have had no claims in the last 3 years.',
      ),
    },
    {
      name: 'none as a condition',
      documents: history(
        'Losses, claims past 5 years?',
        'one claim, burst pipe',
        'The discount applies if you have had no claims in the last 5 years.',
      ),
    },
    { name: 'none in other words', documents: accounts('Known defects: none.', 'There are no known defects.') },
    { name: 'the same answer', documents: accounts('Insured | yes', 'The parcel was insured.') },
    { name: 'a denial of what is answered with no', documents: accounts('Music | no', 'No music will be played.') },
    {
      name: 'what will happen where it has not so far',
      documents: form('Has the poplar been removed?', 'The poplar will be removed in May.'),
    },
    {
      name: 'a question that names one thing only',
      documents: form('Has work started?', 'The work is done by two masons.'),
    },
    { name: 'remarks', documents: accounts('Remarks: none.', 'Remarks: ring the bell twice') },
    { name: 'what is still to come', documents: accounts('Extras: none', 'Extras to be agreed') },
    { name: 'an answer that is not given', documents: accounts('Known defects: none.', 'Known defects: see report') },
    {
      name: 'a label that a document answers both ways',
      documents: accounts('Known defects: none.', 'Known defects: none. Known defects: crack in the left sill'),
    },
    {
      name: 'one of several things of a kind',
      documents: accounts('No second deposit is payable.', 'Deposit | £300'),
    },
    {
      name: 'what is so on a condition',
      documents: accounts('Music | no', 'If music is wanted, a band can be had.'),
    },
  ],
});
