import { accounts, changed, contract, versions } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const clause = 'Neither party is liable for delay caused by events beyond its control.';
const without = contract.filter((line) => line !== clause);
const schedule = [
  '',
  '# Schedule of fees',
  '',
  'Courier charges follow the published tariff. Night deliveries cost double.',
];
const explanation = 'One version holds this passage, the other does not.';
const quote = (words: string) =>
  ({ severity: 'medium', places: [`d1 p1 ${words}`, 'd2 missing'], explanation }) as const;

const listOf = (...items: readonly string[]) => items.flatMap((item) => ['', `• ${item}`]);

/** A page of the contract with a line at its foot. */
const onPage = (foot: string) => [...contract, ...Array<string>(47 - contract.length).fill(''), foot];

testRule(rule, {
  kind: 'missing',
  finds: [
    { name: 'a clause that only the first version holds', documents: [contract, without], found: [quote(clause)] },
    {
      name: 'a clause that only the second version holds',
      documents: [without, contract],
      found: [{ severity: 'medium', places: [`d2 p1 ${clause}`, 'd1 missing'] }],
    },
    {
      name: 'sentences that follow each other as one passage',
      documents: [[...contract, ...schedule.slice(2)].filter((line) => !line.startsWith('#')), contract.slice(1)],
      found: [
        {
          severity: 'medium',
          places: [
            'd1 p1 Courier charges follow the published tariff.',
            'd1 p1 Night deliveries cost double.',
            'd2 missing',
          ],
        },
      ],
    },
    {
      name: 'two clauses as two findings',
      documents: [contract, contract.filter((line) => line !== clause && !line.startsWith('The customer may'))],
      found: [quote('The customer may return goods that do not conform to the order.'), quote(clause)],
    },
    {
      name: 'a section with its title as one passage',
      documents: [[...contract, ...schedule], contract],
      found: [
        {
          severity: 'medium',
          places: [
            'd1 p1 Schedule of fees',
            'd1 p1 Courier charges follow the published tariff.',
            'd1 p1 Night deliveries cost double.',
            'd2 missing',
          ],
        },
      ],
    },
    {
      name: 'items with codes of their own, as one list, though others are named alike',
      documents: [
        [...contract, ...listOf('Wheel 4410, rear, spoked', 'Wheel 4411, front, spoked', 'Wheel 4412, front, solid')],
        [...contract, ...listOf('Wheel 4410, rear, spoked')],
      ],
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 • Wheel 4411, front, spoked', 'd1 p1 • Wheel 4412, front, solid', 'd2 missing'],
        },
      ],
    },
    {
      name: 'a row of a table',
      documents: [
        [...contract, '', 'Item | Quantity', 'Steel bracket | 40', 'Copper pipe | 12', 'Rubber seal | 85'],
        [...contract, '', 'Item | Quantity', 'Steel bracket | 40', 'Rubber seal | 85'],
      ],
      found: [quote('Copper pipe 12')],
    },
  ],
  ignores: [
    { name: 'versions that hold the same', documents: [contract, contract] },
    {
      name: 'a sentence told anew beside one that goes on',
      documents: [
        [...contract, '', 'Requests go to the board in writing. No answer counts as admission.'],
        [...contract, '', 'Requests go to the board in writing. After that silence is consent.'],
      ],
    },
    { name: 'a clause that was moved', documents: [contract, [...without, '', clause]] },
    {
      name: 'a clause that was moved and got a number',
      documents: [contract, [...without, '', `9. ${clause}`]],
    },
    { name: 'a clause with a changed word', documents: versions('Neither party is', 'Neither party was') },
    {
      name: 'a clause that was rewritten in its place',
      documents: [
        contract,
        changed(
          contract,
          clause,
          'No one answers for late work where circumstances outside their power are the reason.',
        ),
      ],
    },
    {
      name: 'a clause that is told at half the length in its place',
      documents: [
        'Untervergaben darf der Lieferant nur vornehmen, wenn die Stadt vorher zugestimmt hat.',
        'Untervergaben bedürfen der Zustimmung der Stadt.',
      ].map((sentence) => contract.concat('', sentence, '', 'Das Archiv der Stadt verwahrt die Urkunden.')),
    },
    {
      name: 'a clause whose words another sentence holds',
      documents: [
        contract,
        changed(without, 'on request.', 'on request, and no party is liable for delay by events beyond its control.'),
      ],
    },
    { name: 'what an excerpt leaves out', documents: [contract, contract.slice(0, 7)] },
    {
      name: 'running lines',
      documents: [
        [...onPage('Company intranet – 1/2'), ...onPage('Company intranet – 2/2')],
        [...onPage(''), ...onPage('')],
      ],
    },
    { name: 'a title', documents: [['# Carriage and storage', '', ...contract.slice(2)], contract] },
    { name: 'a line without a statement', documents: [[...contract, '', '- 4 -'], contract] },
    {
      name: 'what documents that are no versions do not share',
      documents: accounts('The tenant may keep two bicycles in the cellar.', 'Rooms are aired every morning.'),
    },
  ],
});
