import { accounts, alone } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const reversed = 'The end lies before the beginning.';
const otherEnd = 'By its beginning and its length the term ends on 28 February 2029.';

testRule(rule, {
  kind: 'internal',
  finds: [
    {
      name: 'a span that ends before it begins',
      documents: alone('The exhibition runs from 9 May 2025 to 3 May 2025 in the hall.'),
      found: [{ severity: 'medium', places: ['d1 p1 9 May 2025', 'd1 p1 3 May 2025'], explanation: reversed }],
    },
    {
      name: 'an end before the beginning that the sentence names first',
      documents: alone('Der Kurs beginnt am 1. April 2026 und endet am 31. März 2026.'),
      found: [{ severity: 'medium', places: ['d1 p1 1. April 2026', 'd1 p1 31. März 2026'], explanation: reversed }],
    },
    {
      name: 'labels in the wrong order',
      documents: alone('Début | 12 juin 2025', 'Fin | 2 juin 2025'),
      found: [{ severity: 'medium', places: ['d1 p1 12 juin 2025', 'd1 p1 2 juin 2025'], explanation: reversed }],
    },
    {
      name: 'an end that the term beside it does not give',
      documents: alone('The lease is granted for five years from 1 March 2024 to 28 February 2030.'),
      found: [{ severity: 'medium', places: ['d1 p1 five years', 'd1 p1 28 February 2030'], explanation: otherEnd }],
    },
    {
      name: 'an end that the term of another label does not give',
      documents: alone('Start | 1 March 2024', 'Term | five years', 'End | 28 February 2030'),
      found: [{ severity: 'medium', places: ['d1 p1 five years', 'd1 p1 28 February 2030'], explanation: otherEnd }],
    },
  ],
  ignores: [
    { name: 'a span in order', documents: alone('The exhibition runs from 3 May 2025 to 9 May 2025 in the hall.') },
    {
      name: 'a date that was brought forward',
      documents: alone('The opening is moved from 9 May 2025 to 3 May 2025.'),
    },
    {
      name: 'the end of an old thing and the beginning of a new one',
      documents: alone('The new lease begins on 1 May 2025 and the old one ends on 30 April 2025.'),
    },
    {
      name: 'what ended and what begins then',
      documents: alone('The survey ended on 30 April 2025 and the works begin on 5 May 2025.'),
    },
    {
      name: 'the last day of a term, with or without the day on which it began',
      documents: alone(
        'The lease is granted for five years from 1 March 2024 to 28 February 2029.',
        '',
        'La location dure six semaines, du 3 mars 2025 au 14 avril 2025.',
      ),
    },
    {
      name: 'a notice beside a span',
      documents: alone('The loan runs from 1 March 2025 to 30 June 2025; it is given back on eight weeks’ notice.'),
    },
    {
      name: 'labels of different things',
      documents: alone('Start of the works | 12 June 2025', 'End of the survey | 2 June 2025'),
    },
    {
      name: 'an end in another paper',
      documents: accounts(
        'The lease of the kiosk lasts five years from 1 March 2024.',
        'The lease of the kiosk ends on 28 February 2029.',
      ),
    },
    {
      name: 'an end in another paper, of something else',
      documents: accounts(
        'The lease of the kiosk is granted for five years from 1 March 2024.',
        'The insurance of the glass ends on 31 December 2026.',
      ),
    },
  ],
});

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'an end in another paper that a beginning and a term do not give',
      documents: accounts(
        'The lease of the kiosk lasts five years from 1 March 2024.',
        'The lease of the kiosk ends on 28 February 2030.',
      ),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 five years from 1 March 2024', 'd2 p1 28 February 2030'],
          explanation: otherEnd,
        },
      ],
    },
    {
      name: 'an end in another paper and another language',
      documents: accounts(
        'Le bail du kiosque est conclu pour cinq ans à compter du 1er mars 2024.',
        'Le bail du kiosque prend fin le 31 août 2029.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 cinq ans à compter du 1er mars 2024', 'd2 p1 31 août 2029'] }],
    },
  ],
  ignores: [
    {
      name: 'the end of what a bill charges',
      documents: [
        ['# Lease HB-24-117', '', 'The lease of the kiosk lasts five years from 1 March 2024.'],
        ['# Invoice', '', 'For lease HB-24-117', '', 'Lease of the kiosk from 1 March to 31 May 2024'],
      ],
    },
    {
      name: 'several ends in the other paper',
      documents: accounts(
        'The lease of the kiosk lasts five years from 1 March 2024.',
        'The lease of the kiosk ends on 28 February 2030. The lease of the barn ends on 28 February 2026.',
      ),
    },
    {
      name: 'the end of the insurance of the same thing',
      documents: accounts(
        'The lease of the kiosk lasts five years from 1 March 2024.',
        'The insurance of the kiosk ends on 28 February 2027.',
      ),
    },
    {
      name: 'a guarantee that begins with the letting',
      documents: accounts(
        'The lease of the kiosk lasts five years from 1 March 2024.',
        'The guarantee for the kiosk ends on 28 February 2027.',
      ),
    },
  ],
});
