import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const offer = (...lines: readonly string[]) => [
  '# Offer',
  '',
  'For your kitchen HB-24-117 in Mill Road we offer as follows.',
  '',
  ...lines.flatMap((line) => [line, '']),
];
const invoice = (...rows: readonly string[]) => [
  '# Bill',
  '',
  'Kitchen HB-24-117, work done in May',
  '',
  'Work | Amount',
  'Cupboards and worktop | 6,480.00',
  'Sink with mixer tap | 395.00',
  ...rows,
];
const row = (place: string, free = 'included') => [{ severity: 'medium', places: [`d1 p1 ${free}`, place] }] as const;

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'a numbered line for what a price pays for, in German',
      documents: [
        offer('Mit dem Grundpreis abgegolten sind Wartung und die Gebühren des Schornsteinfegers.'),
        invoice('3 | Gebühren Schornsteinfeger | 148,75'),
      ],
      found: row('d2 p1 148,75', 'abgegolten'),
    },
    {
      name: 'a line for what the fee covers',
      documents: [offer('Salt is covered by the monthly charge.'), invoice('Salt | 42.50')],
      found: row('d2 p1 42.50', 'covered'),
    },
    {
      name: 'a line for work that is included',
      documents: [offer('Installation is included in the price.'), invoice('Installation | 450.00')],
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 included', 'd2 p1 450.00'],
          explanation: 'One document includes this or leaves it free of charge, the other charges for it.',
        },
      ],
    },
    {
      name: 'a line for carriage where delivery is included',
      documents: [offer('Delivery | included'), invoice('Carriage and packing | 65.00')],
      found: [...row('d2 p1 65.00')],
    },
    {
      name: 'a line for what costs nothing, in another language',
      documents: [
        offer('Die Montage der Schränke HB-24-117 ist kostenlos.'),
        [
          '# Rechnung',
          '',
          'Küche HB-24-117',
          '',
          'Leistung | Betrag',
          'Schränke | 6.480,00 EUR',
          'Montage | 450,00 EUR',
        ],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 kostenlos', 'd2 p1 450,00 EUR'] }],
    },
    {
      name: 'a line that tells more about the charge',
      documents: [offer('Installation is included in the price.'), invoice('Installation: hall | 450.00')],
      found: [...row('d2 p1 450.00')],
    },
    {
      name: 'a fee for what may be done without one',
      documents: [
        offer('The order may be cancelled without charge until two weeks before work begins.'),
        [
          '# Contract',
          '',
          'Kitchen HB-24-117',
          '',
          'The customer may cancel the order until two weeks before work begins, against a cancellation fee of 8 % of it.',
        ],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 without charge', 'd2 p1 fee of 8 %'] }],
    },
    {
      name: 'a line for one of the things that a price takes in',
      documents: [offer('The price covers levelling, installation and tests.'), invoice('Installation | 450.00')],
      found: [...row('d2 p1 450.00', 'covers')],
    },
    {
      name: 'a line for what is not charged',
      documents: [offer('Für die Anfahrt HB-24-117 wird nichts berechnet.'), invoice('Anfahrt | 45.00')],
      found: [...row('d2 p1 45.00', 'nichts berechnet')],
    },
    {
      name: 'a line for one of two things that are not passed on',
      documents: [
        offer('Verwaltung und Kosten des Hausmeisters werden nicht umgelegt.'),
        invoice('Hausmeister | 1,440.00'),
      ],
      found: row('d2 p1 1,440.00', 'nicht umgelegt'),
    },
    {
      name: 'a deduction that was not to be made',
      documents: [offer('No deduction is made for delay.'), invoice('Deduction for delay | -139.00')],
      found: [...row('d2 p1 -139.00', 'No deduction')],
    },
    {
      name: 'a line of one kind of what is included at a price',
      documents: [offer('A room is 94.00 a night, breakfast included.'), invoice('Breakfast, single rooms | 450.00')],
      found: [...row('d2 p1 450.00')],
    },
    {
      name: 'a sentence that tells what it costs',
      documents: [
        offer('A second survey HB-24-117 is free of charge.'),
        ['# Letter', '', 'Kitchen HB-24-117 in Mill Road', '', 'Each survey costs £85.'],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 free', 'd2 p1 £85'] }],
    },
    {
      name: 'a sentence that tells more of it and what it costs',
      documents: [
        offer('Surveys HB-24-117 are free of charge and last two days.'),
        ['# Letter', '', 'Kitchen HB-24-117 in Mill Road', '', 'A survey needs a ladder and costs £85.'],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 free', 'd2 p1 £85'] }],
    },
    {
      name: 'a sentence of somebody who charges',
      documents: [
        offer('Die Planung HB-24-117 ist im Preis enthalten.'),
        ['# Brief', '', 'Kitchen HB-24-117 in Mill Road', '', 'Für die Planung berechnen wir 90 EUR.'],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 enthalten', 'd2 p1 90 EUR'] }],
    },
    {
      name: 'a line of a flyer with its price',
      documents: [
        offer('Storage HB-24-117 costs nothing.'),
        ['# Flyer', '', 'Kitchen HB-24-117 in Mill Road', '', 'Storage: £12 a week'],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 costs nothing', 'd2 p1 £12'] }],
    },
    {
      name: 'a line that tells for how many hours',
      documents: [offer('Planning is included in the price.'), invoice('Planning, 14 hours | 450.00')],
      found: [...row('d2 p1 450.00')],
    },
  ],
  ignores: [
    {
      name: 'the price that pays for something',
      documents: [offer('Mit der Pauschale sind zwei Besuche im Jahr abgegolten.'), invoice('Pauschale | 148,75')],
    },
    {
      name: 'the tax in a price',
      documents: [offer('Installation, all taxes included: 450.00'), invoice('Installation | 450.00')],
    },
    {
      name: 'what is free for some only',
      documents: [
        offer('Parking is free for customers.'),
        ['# Flyer', '', 'Kitchen HB-24-117 in Mill Road', '', 'Parking: £2 an hour'],
      ],
    },
    {
      name: 'what is charged for something else',
      documents: [
        offer('Die Planung HB-24-117 ist im Preis enthalten.'),
        ['# Brief', '', 'Kitchen HB-24-117 in Mill Road', '', 'Für die Abnahme berechnen wir 90 EUR.'],
      ],
    },
    {
      name: 'a rate of something else',
      documents: [
        offer('Free cancellation is possible until two days before work begins.'),
        ['# Flyer', '', 'Kitchen HB-24-117 in Mill Road', '', 'The daily rate of £26 includes two visits.'],
      ],
    },
    {
      name: 'a price from some amount on',
      documents: [
        offer('A survey is free of charge.'),
        [
          '# Letter',
          '',
          'Kitchen HB-24-117 in Mill Road',
          '',
          'If it is not in the town, a survey over two hours costs £85.',
        ],
      ],
    },
    {
      name: 'what is charged on top of what is included',
      documents: [
        offer('Two hours of installation are included in the price.'),
        invoice('Installation, further hours | 450.00'),
      ],
    },
    {
      name: 'a deduction for something else',
      documents: [offer('No deduction is made for delay.'), invoice('Deduction for damage | -139.00')],
    },
    {
      name: 'what a price does not take in',
      documents: [offer('The price does not cover installation.'), invoice('Installation | 450.00')],
    },
    { name: 'a credit', documents: [offer('Installation is included.'), invoice('Installation | -450.00')] },
    {
      name: 'a line of the sum that is the price which includes it',
      documents: [
        offer('We order the kitchen, installation included, for £7,325.00.'),
        invoice('Installation | 450.00', 'Total | 7,325.00'),
      ],
    },
    { name: 'what both include', documents: [offer('Delivery is included.'), invoice('Delivery | included')] },
    {
      name: 'a charge of nothing',
      documents: [offer('Installation is included in the price.'), invoice('Installation | 0.00')],
    },
    {
      name: 'a number of things with a remark',
      documents: [
        offer('Installation is included in the price.'),
        invoice('Installation | 8 | good | parts in the box'),
      ],
    },
    {
      name: 'what is free on a condition',
      documents: [offer('Delivery is free over 8,000.00.'), invoice('Delivery | 65.00')],
    },
    {
      name: 'what is not included',
      documents: [offer('Installation is not included in the price.'), invoice('Installation | 450.00')],
    },
    {
      name: 'another kind of the service',
      documents: [offer('Delivery is included in the price.'), invoice('Express delivery at night | 65.00')],
    },
    {
      name: 'what has a price though things with it are included',
      documents: [offer('Sink with mixer tap, fitting and seals included, for 395.00 altogether.'), invoice()],
    },
    { name: 'tax', documents: [offer('The prices include VAT.'), invoice('VAT | 1,375.00')] },
    {
      name: 'what the first document charges for itself',
      documents: [
        offer('Delivery within the town is included.', 'Item | Amount', 'Delivery | 65.00'),
        invoice('Delivery | 65.00'),
      ],
    },
    {
      name: 'what is free at other times',
      documents: [offer('Parking is free after 6 pm.'), invoice('Parking | 12.00')],
    },
    {
      name: 'what is free of something else',
      documents: [offer('The worktop is free from defects.'), invoice('Worktop | 880.00')],
    },
  ],
});
