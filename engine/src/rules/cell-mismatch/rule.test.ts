import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const names = ['Far Field', 'Long Croft', 'Beck Meadow', 'Mill Close', 'The Hanger'];
/** Rows of a table of fields, as the lines of a page. */
const fields = (head: string, ...uses: readonly string[]): string[] => [
  head,
  ...names.map((name, at) => `${name} | ${uses[at] ?? ''}`),
];
const listed = (first: readonly string[], second: readonly string[]): string[][] => {
  const [a = [], b = []] = accounts('', '');
  return [
    [...a, ...first],
    [...b, ...second],
  ];
};
const usual = ['Pasture', 'Arable', 'Pasture', 'Arable', 'Orchard'];
const areas = names.map((name, at) => `${name} | ${at + 7}.25`);
const other = (at: number, use: string): string[] => usual.map((one, index) => (index === at ? use : one));

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'another use of one field, under another head',
      documents: listed(fields('Field | Present use', ...usual), fields('Name | Class of land', ...other(2, 'Arable'))),
      found: [{ severity: 'medium', places: ['d1 p1 Pasture', 'd2 p1 Arable'] }],
    },
  ],
  ignores: [
    {
      name: 'equal lists',
      documents: listed(fields('Field | Present use', ...usual), fields('Name | Class of land', ...usual)),
    },
    {
      name: 'what is said more fully',
      documents: listed(
        fields('Field | Present use', ...usual),
        fields('Name | Class of land', ...other(2, 'Permanent pasture')),
      ),
    },
    {
      name: 'the sum below a list',
      documents: listed(
        ['Field | Hectares', ...areas, 'Total | 47.60'],
        ['Name | Area (ha)', ...areas, 'Whole of the holding | 47.60'],
      ),
    },
    {
      name: 'columns that say different things',
      documents: listed(
        fields('Field | Present use', ...usual),
        fields('Name | Soil', 'Clay', 'Loam', 'Sand', 'Clay', 'Chalk'),
      ),
    },
  ],
});
