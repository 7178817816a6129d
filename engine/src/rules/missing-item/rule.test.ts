import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const walks = [
  '7 May | Walk along the salt meadows with Ada Thorne',
  '14 May | Evening at the badger sett near Colley Wood',
  '21 May | Sketching lichens under the quarry wall',
  '28 May | Counting swifts from the church tower',
  '4 June | Boat trip around the heron island',
];
const season = (...rows: readonly string[]) => [
  '# Field club summer programme, Colley HB-24-117',
  '',
  'Date | Event',
  ...rows,
  '',
  'Members meet at the club house; bring boots and a lunch.',
];
/** The same season, set anew: other order of words, lines instead of a table. */
const reset = (...rows: readonly string[]) => [
  '# Summer programme of the Colley field club HB-24-117',
  '',
  'Boots and lunch are to be brought; members meet at the club house.',
  '',
  ...rows.flatMap((row) => {
    const [date = '', event = ''] = row.split(' | ');
    const words = event.split(' ');
    return [`${words.slice(3).join(' ')}, ${date}: ${words.slice(0, 3).join(' ')}`, ''];
  }),
];

const salary = 'Your salary is £41,200 a year, paid into your bank account every month.';
const leave = 'You have 27 days of annual leave and every public holiday besides.';
const bonus = 'A signing bonus of £2,350 rewards graduates once their diploma was verified.';
const letter = (...sentences: readonly string[]) => [
  '# Appointment HB-24-117',
  '',
  'Dear Ms Thorne, we are glad to offer you the position of laboratory technician in Colley.',
  ...sentences.flatMap((sentence) => ['', sentence]),
  '',
  'Your first day in the laboratory is 3 March 2025.',
];
const contract = [
  '# Contract of employment',
  '',
  'Ada Thorne is employed under HB-24-117 as laboratory technician in Colley.',
  '',
  'The first day of the employment is 3 March 2025, and its position is full time.',
  '',
  'The annual salary amounts to £41,200 and is paid monthly to a bank account that the employee names.',
  '',
  'Annual leave is 27 days; public holidays are free besides.',
  '',
  'The employee keeps secret what is learned in the laboratory.',
];

testRule(rule, {
  kind: 'missing',
  finds: [
    {
      name: 'an event that the new edition of a programme lacks',
      documents: [season(...walks), reset(...walks.filter((row) => !row.includes('lichens')))],
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 21 May Sketching lichens under the quarry wall', 'd2 missing'],
          explanation: 'One edition lists this, the other does not mention it.',
        },
      ],
    },
    {
      name: 'a bonus that was offered and that the contract lacks',
      documents: [contract, letter(salary, leave, bonus)],
      found: [
        {
          severity: 'medium',
          places: [`d2 p1 ${bonus}`, 'd1 missing'],
          explanation: 'This was offered, and the contract does not mention it.',
        },
      ],
    },
  ],
  ignores: [
    { name: 'editions that list the same', documents: [season(...walks), reset(...walks)] },
    {
      name: 'an event in other words',
      documents: [
        season(...walks),
        reset(...walks.map((row) => row.replace('Sketching lichens under', 'Drawing of lichens beneath'))),
      ],
    },
    {
      name: 'editions of which one is a selection',
      documents: [season(...walks), reset(...walks.slice(0, 2))],
    },
    { name: 'scans', documents: [{ scanned: season(...walks) }, reset(...walks.slice(1))] },
    { name: 'what only the contract says', documents: [contract, letter(salary, leave)] },
    {
      name: 'how long an offer stands',
      documents: [contract, letter(salary, leave, 'This offer expires unless £50 stamp duty arrives within a week.')],
    },
    {
      name: 'what another kind of paper says',
      documents: [contract, letter(salary, bonus).map((line) => line.replace('we are glad to offer you', 'here is'))],
    },
  ],
});
