import { alone } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const meeting = (date: string) => alone(`The meeting takes place on ${date} in Leeds.`);

testRule(rule, {
  kind: 'internal',
  finds: [
    {
      name: 'a weekday that is not that of its date, and tells the right one',
      documents: meeting('Monday, 5 March 2024'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 Monday, 5 March 2024'],
          explanation: 'This date is a Tuesday, not a Monday.',
        },
      ],
    },
    {
      name: 'a wrong weekday in another language',
      documents: meeting('Sonntag, den 29. Februar 2024'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 Sonntag, den 29. Februar 2024'],
          explanation: 'This date is a Thursday, not a Sunday.',
        },
      ],
    },
    {
      name: 'a wrong weekday in a later document',
      documents: [...meeting('Tuesday, 5 March 2024'), ...meeting('Friday, 6 April 2024')],
      found: [{ severity: 'medium', places: ['d3 p1 Friday, 6 April 2024'] }],
    },
  ],
  ignores: [
    { name: 'the right weekday', documents: meeting('Tuesday, 5 March 2024') },
    { name: 'the right weekday of a leap day', documents: meeting('Donnerstag, den 29. Februar 2024') },
    { name: 'a date without its weekday', documents: meeting('5 March 2024') },
    { name: 'a date without its year, which may be any', documents: meeting('Monday, 5 March') },
    { name: 'a weekday of no date', documents: meeting('a Monday in March 2024') },
  ],
});
