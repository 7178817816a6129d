import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

/** The clauses of a contract on a mill, in two wordings. */
const clauses: readonly (readonly [string, string])[] = [
  ['The miller grinds the corn of the members on weekdays.', 'On weekdays corn of members is ground by the miller.'],
  ['Sacks are weighed at the gate and marked by the porter.', 'The porter marks all sacks, weighing them at the gate.'],
  ['Flour is kept dry in the loft above the wheel.', 'The loft above the wheel keeps the flour dry.'],
  ['The wheel is greased before the start of each season.', 'Before each season starts, the wheel gets its grease.'],
  ['Visitors wear a helmet near the stones and the belt.', 'Near belt and stones a helmet is worn by visitors.'],
  ['Dogs stay outside the yard unless held on a lead.', 'Unless on a lead, dogs are held outside the yard.'],
  ['Bran is sold to farmers at the price of the market.', 'Farmers buy the bran at its market price.'],
  ['The sluice is opened by two helpers in a flood.', 'In a flood two helpers open the sluice.'],
  ['Broken stones are repaired by a mason from the valley.', 'A mason from the valley repairs stones that broke.'],
  ['Rats are caught by cats that the miller feeds with milk.', 'Cats fed with milk by the miller catch the rats.'],
  ['Boats land north of the weir and leave before dusk.', 'Before dusk boats leave; they land north of the weir.'],
  ['Children learn to bake bread in the oven on Sundays.', 'On Sundays the oven lets children learn to bake bread.'],
  ['Accounts are shown to the members in the spring.', 'In the spring the members see the accounts.'],
];
const escrow = 'A notary stores drawings of the machinery under seal against loss.';
const timed = 'A notary stores drawings of the machinery, the wheel and its belt under seal within thirty days.';
const due = 'Rent for the mill is due within thirty days.';
const paper = (side: 0 | 1, ...more: readonly string[]): string[] => [
  `# ${['Contract on the mill', 'Mill contract, new wording'][side]}`,
  '',
  'Matter HB-24-117',
  '',
  ...(side === 0 ? clauses : clauses.toReversed()).flatMap((pair) => [pair[side], '']),
  ...more.flatMap((line) => [line, '']),
];

/** Each two clauses stand in a row beside a number and a name. */
const beside = ([title = '', , matter = '', , ...lines]: readonly string[]): string[] => {
  const told = lines.filter((line) => line !== '');
  const rows = told.flatMap((line, at) => (at % 2 === 0 ? [`${at + 1}. Work | ${line} ${told[at + 1] ?? ''}`] : []));
  return [title, '', matter, '', ...rows];
};

testRule(rule, {
  kind: 'missing',
  finds: [
    {
      name: 'a clause that the other wording does not have',
      documents: [paper(0, escrow), paper(1)],
      found: [{ severity: 'medium', places: [`d1 p1 ${escrow}`, 'd2 missing'] }],
    },
    {
      name: 'a clause that a wording does not have whose clauses stand beside their names',
      documents: [paper(0, escrow), beside(paper(1))],
      found: [{ severity: 'medium', places: [`d1 p1 ${escrow}`, 'd2 missing'] }],
    },
    {
      name: 'a clause that shares a value, where all other clauses are there',
      documents: [paper(0, due, timed), paper(1, due)],
      found: [{ severity: 'medium', places: [`d1 p1 ${timed}`, 'd2 missing'] }],
    },
  ],
  ignores: [
    {
      name: 'a note on the wording itself',
      documents: [paper(0, 'Clauses renumbered since our last exchange.'), paper(1)],
    },
    {
      name: 'a clause that shares a value, where another clause is hardly told either',
      documents: [paper(0, due, timed, 'Bakers rake embers from the oven beside the wheel on Sundays.'), paper(1, due)],
    },
    {
      name: 'what both have',
      documents: [paper(0, escrow), paper(1, 'Drawings of machinery lie sealed at a notary.')],
    },
    {
      name: 'what a third paper holds',
      documents: [paper(0, escrow), paper(1), ['# Annex', '', 'Matter HB-24-117', '', escrow]],
    },
    {
      name: 'the foot of a paper, whose parts dots divide',
      documents: [paper(0, 'Printed by the notary under seal · Drawings stored against loss'), paper(1)],
    },
    {
      name: 'where a dispute is heard',
      documents: [paper(0, 'Quarrels about rent go to courts in the county town nearby.'), paper(1)],
    },
    {
      name: 'papers that leave out more',
      documents: [
        paper(
          0,
          escrow,
          'Ponies rest behind hurdles during thunderstorms overnight.',
          'Lanterns burn paraffin throughout foggy November evenings.',
        ),
        paper(1),
      ],
    },
    {
      name: 'papers of other kinds',
      documents: [paper(0, escrow), ['# Bill', '', 'Matter HB-24-117', '', 'Grinding of corn for members | 120.00']],
    },
  ],
});
