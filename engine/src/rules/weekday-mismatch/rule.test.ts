import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

const other = ['The fair opens in spring.'];

testRule(rule, {
  finds: [
    ['a date on another day of the week', ['The fair opens on Monday 3 March 2026.'], other, ['Monday 3 March 2026']],
  ],
  ignores: [
    ['the right weekday', ['The fair opens on Tuesday 3 March 2026.'], other],
    ['a weekday without a year', ['The fair opens on Monday 3 March.'], other],
  ],
});
