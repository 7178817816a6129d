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
    {
      name: 'an offer and the contract on it',
      documents: [
        ['# Offer of a season', ...season(...walks)],
        ['# Contract for a season', ...reset(...walks.slice(1))],
      ],
    },
  ],
});
