import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const parts = [
  'BF-2207 | Mechanical seal | 24 | 2,076.00',
  'BF-1180 | Bronze impeller | 6 | 2,472.00',
  'BF-0931 | Wear ring | 12 | 699.00',
  'BF-3302 | Bearing housing | 4 | 952.00',
  'BF-7714 | Gland packing | 15 | 291.00',
];
const order = (...rows: readonly string[]): string[] => [
  '# Purchase order',
  '',
  'PO number WW-4471902',
  '',
  'Part | Description | Quantity | Amount',
  ...rows,
];
const invoice = (...rows: readonly string[]): string[] => [
  '# Invoice',
  '',
  'For your order WW-4471902 we charge what was sent last week.',
  '',
  'Article | Code | Price | Pieces',
  ...rows.map((row) =>
    row.replace(/^(?<code>.+?) \| (?<name>.+?) \| (?<pieces>.+?) \| /u, '$<name> | $<code> | $<pieces> | '),
  ),
];
/** The cells of a row in the other order. */
const turned = (row: string): string => row.split(' | ').toReversed().join(' | ');
const names = ['Lecture on hedges | 90', 'Walk in orchards | 45', 'Soil workshop | 60', 'Grafting course | 120'];

const goods = ['Oak shelf | 12', 'Steel hinge | 40', 'Brass knob | 24', 'Wood glue | 6', 'Felt pads | 100'];
const priced = ['412.50', '140.25', '224.00', '106.75', '310.00'].map(
  (price, at) => `${goods[at]?.split(' | ')[0] ?? ''} | ${price}`,
);
const shop = (...rows: readonly string[]) => [
  '# Order',
  '',
  'Order number WW-4471902 for the shop in Colley',
  '',
  'Article | Quantity',
  ...rows,
];
const delivery = (...rows: readonly string[]) => [
  '# Delivery note',
  '',
  'Under your order WW-4471902 we bring to Colley what is listed here.',
  '',
  'Pos. | Pieces | Description',
  ...rows.map((row, at) => `${at + 1} | ${turned(row)}`),
];

const works = ['Oak door, planed', 'Steel frame', 'Window seals', 'Painting the sill'];
const called = (title: string, head: string, ...rows: readonly string[]) => [
  `# ${title}`,
  '',
  'Tender HB-24-117 for the mill in Colley',
  '',
  head,
  ...rows,
];
const specified = (...positions: readonly number[]) =>
  called(
    'Specification',
    'Pos. | Work | Unit',
    ...positions.map((at) => `${at} | ${works[at - 1] ?? 'Cleaning'} | piece`),
  );
const pricedAt = (...positions: readonly number[]) =>
  called(
    'Schedule of prices',
    'Pos. | Work | Price',
    ...positions.map((at) => `${at} | ${works[at - 1]?.split(',')[0] ?? 'Scaffold'} | ${at}50.00`),
  );

testRule(rule, {
  kind: 'missing',
  finds: [
    {
      name: 'an item that was ordered and is not invoiced',
      documents: [order(...parts), invoice(...parts.slice(0, 4))],
      found: [{ severity: 'medium', places: ['d1 p1 BF-7714 Gland packing 15 291.00', 'd2 missing'] }],
    },
    {
      name: 'an item that was not ordered',
      documents: [order(...parts.slice(1)), invoice(...parts)],
      found: [{ severity: 'medium', places: ['d2 p1 Mechanical seal BF-2207 24 2,076.00', 'd1 missing'] }],
    },
    {
      name: 'an item that two documents list and a third lacks, as one finding',
      documents: [
        order(...parts),
        ['# List of parts', ...order(...parts).slice(1)].map(turned),
        invoice(...parts.slice(0, 4)),
      ],
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 BF-7714 Gland packing 15 291.00', 'd2 p1 291.00 15 Gland packing BF-7714', 'd3 missing'],
        },
      ],
    },
    {
      name: 'an item whose code is nearly that of another one',
      documents: [order(...parts, 'BF-7704 | Oil filter | 9 | 81.00'), invoice(...parts)],
      found: [{ severity: 'medium', places: ['d1 p1 BF-7704 Oil filter 9 81.00', 'd2 missing'] }],
    },
    {
      name: 'an item without a code that was ordered and not delivered',
      documents: [shop(...goods), delivery(...goods.slice(0, 4))],
      found: [{ severity: 'medium', places: ['d1 p1 Felt pads 100', 'd2 missing'] }],
    },
    {
      name: 'a position of a specification that the prices pass over',
      documents: [specified(1, 2, 3, 4), pricedAt(1, 2, 4)],
      found: [{ severity: 'medium', places: ['d1 p1 3 Window seals piece', 'd2 missing'] }],
    },
    {
      name: 'a position that is charged and was not specified',
      documents: [specified(1, 2, 3), pricedAt(1, 2, 3, 4)],
      found: [{ severity: 'medium', places: ['d2 p1 4 Painting the sill 450.00', 'd1 missing'] }],
    },
  ],
  ignores: [
    { name: 'positions that both have', documents: [specified(1, 2, 3, 4), pricedAt(1, 2, 3, 4)] },
    {
      name: 'a position that the other paper names elsewhere',
      documents: [specified(1, 2, 3, 4), [...pricedAt(1, 2, 4), '', 'Window seals are priced apart.']],
    },
    {
      name: 'positions that number other things',
      documents: [
        specified(1, 2, 3, 4),
        called(
          'Schedule of prices',
          'Pos. | Work | Price',
          '1 | Lift | 150.00',
          '2 | Lamps | 250.00',
          '4 | Sand | 450.00',
        ),
      ],
    },
    { name: 'lists that share few positions', documents: [specified(1, 2, 3, 4), pricedAt(1, 2)] },
    {
      name: 'what is taken off a sum',
      documents: [shop(...goods), delivery(...goods, 'Less deposit received | 50')],
    },
    { name: 'lists of the same names', documents: [shop(...goods), delivery(...goods)] },
    {
      name: 'an item without a code in other words',
      documents: [shop(...goods), delivery(...goods.slice(0, 4), 'Glider | 100')],
    },
    {
      name: 'an item without a code that the other document mentions outside its list',
      documents: [shop(...goods), [...delivery(...goods.slice(0, 4)), '', 'The felt pads follow by post next week.']],
    },
    { name: 'few of the items', documents: [shop(...goods), delivery(...goods.slice(0, 3))] },
    {
      name: 'an offer of which not all was ordered',
      documents: [['# Quotation', ...shop(...goods).slice(1)], delivery(...goods.slice(0, 4))],
    },
    { name: 'lists of the same items in another order', documents: [order(...parts), invoice(...parts.toReversed())] },
    {
      name: 'a mistyped code',
      documents: [order(...parts), invoice(...parts.slice(0, 4), 'BF-7741 | Stuffing | 15 | 291.00')],
    },
    {
      name: 'an item under another code',
      documents: [order(...parts), invoice(...parts.slice(0, 4), 'K-22 | Packing for glands | 15 | 291.00')],
    },
    {
      name: 'sums',
      documents: [order(...parts), invoice(...parts, 'Z-100 | Total | 11 | 6,490.00')],
    },
    {
      name: 'the sum of the other rows, whatever its name',
      documents: [shop(...priced, 'Value of the booking | 1,193.50'), delivery(...priced)],
    },
    {
      name: 'lists that share few items',
      documents: [order(...parts), invoice(...parts.slice(0, 2))],
    },
    {
      name: 'an item that the other document mentions outside its list',
      documents: [
        order(...parts),
        [
          ...invoice(...parts.slice(0, 4)),
          '',
          'The gland packing BF-7714 will follow with the next delivery to your depot.',
        ],
      ],
    },
    {
      name: 'items without a code, of which one list may be a summary',
      documents: [
        ['# Programme HB-24-117', '', 'Event | Minutes', ...names],
        ['# Offer', '', 'As to programme HB-24-117:', '', 'Price | Course', ...names.slice(0, 3).map(turned)],
      ],
    },
    {
      name: 'lists of two orders',
      documents: [
        order(...parts),
        ['# Purchase order', '', 'PO number WW-5620087', '', 'Part | Sum', ...parts.slice(1).map(turned)],
      ],
    },
  ],
});
