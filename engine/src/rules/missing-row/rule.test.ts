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
  ],
  ignores: [
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
      name: 'carriage and sums',
      documents: [order(...parts), invoice(...parts, 'Z-100 | Carriage | 1 | 65.00', 'Total | 6,555.00')],
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
