import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const made = (first: string, second: string) =>
  accounts(`Made by Orrin Looms Ltd, ${first}.`, `Spare parts: Orrin Looms Ltd, ${second}`);
const explanation = 'The same address is printed with another street.';

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'another word for the street',
      documents: made('Weir Works, Tanner Row, Kelham KM6 1RT', 'Weir Works, Tanner Lane, Kelham KM6 1RT'),
      found: [{ severity: 'medium', places: ['d1 p1 Tanner Row', 'd2 p1 Tanner Lane'], explanation }],
    },
    {
      name: 'another name of the street',
      documents: made('14 Cooper Row, Kelham KM6 1RT', '14 Copper Row, Kelham KM6 1RT'),
      found: [{ severity: 'medium', places: ['d1 p1 Cooper Row', 'd2 p1 Copper Row'] }],
    },
    {
      name: 'a street on a line of its own',
      documents: [
        ['# Manual HB-24-117', '', 'Made at 14 Tanner Row, Kelham KM6 1RT.'],
        ['# Spare parts HB-24-117', '', 'Orrin Looms Ltd', '', '14 Tanner Lane', '', 'Kelham KM6 1RT'],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 Tanner Row', 'd2 p1 Tanner Lane'] }],
    },
  ],
  ignores: [
    { name: 'an abbreviation', documents: made('14 Tanner Road, Kelham KM6 1RT', '14 Tanner Rd., Kelham KM6 1RT') },
    { name: 'another house', documents: made('14 Tanner Row, Kelham KM6 1RT', '16 Tanner Lane, Kelham KM6 1RT') },
    { name: 'another code', documents: made('14 Tanner Row, Kelham KM6 1RT', '14 Tanner Lane, Kelham KM6 8RT') },
    { name: 'another street altogether', documents: made('Tanner Row, Kelham KM6 1RT', 'Mill Lane, Kelham KM6 1RT') },
    {
      name: 'streets that one document knows both',
      documents: made('14 Tanner Row, Kelham KM6 1RT, and from Tanner Lane', '14 Tanner Lane, Kelham KM6 1RT'),
    },
  ],
});
