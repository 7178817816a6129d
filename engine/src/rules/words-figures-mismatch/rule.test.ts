import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

const other = ['The rent is due every month.'];

testRule(rule, {
  finds: [
    ['a number of days', ['Rent is paid within thirty (45) days.'], other, ['thirty (45) days']],
    [
      'an amount of money',
      ['A grant of three thousand five hundred pounds (£3,000) is paid.'],
      other,
      ['three thousand five hundred pounds (£3,000)'],
    ],
  ],
  ignores: [
    ['words and figures that agree', ['Rent is paid within thirty (30) days.'], other],
    ['a number in brackets that means something else', ['Two lorries (£300 each) are hired.'], other],
  ],
});
