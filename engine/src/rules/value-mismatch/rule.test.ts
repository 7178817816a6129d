import { ofOneKind, ofOtherKind } from '../../testing/matter.ts';
import { testRule } from '../../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  finds: [
    [
      'an amount with two digits swapped',
      ofOneKind('Hire charge | 1,250.00 EUR'),
      ofOtherKind('The hire charge is 1,520.00 EUR a month.'),
      ['1,250.00 EUR', '1,520.00 EUR'],
    ],
    [
      'another currency before the same figures',
      ofOneKind('Hire charge | EUR 48,500'),
      ofOtherKind('The hire charge is USD 48,500 in all.'),
      ['EUR 48,500', 'USD 48,500'],
    ],
    [
      'another date under the same label',
      ofOneKind('Start date | 12 May 2025'),
      ofOtherKind('The hire starts on 21 May 2025.'),
      ['12 May 2025', '21 May 2025'],
    ],
    [
      'a measure that conversion does not explain',
      ofOneKind('Shaft length | 114 mm'),
      ofOtherKind('The shaft length is 4.0 inches.'),
      ['114 mm', '4.0 inches'],
    ],
  ],
  ignores: [
    [
      'the same amount in another format',
      ofOneKind('Hire charge | 1,250.00 EUR'),
      ofOtherKind('The hire charge is EUR 1250 a month.'),
    ],
    [
      'the same date in another format',
      ofOneKind('Start date | 12/05/2025'),
      ofOtherKind('The hire starts on 12 May 2025.'),
    ],
    [
      'the same measure in another unit',
      ofOneKind('Shaft length | 4.0 inches'),
      ofOtherKind('The shaft length is 101.6 mm.'),
    ],
    [
      'an amount that rounding explains',
      ofOneKind('Turnover | £3,912,400'),
      ofOtherKind('Turnover of about £3.9 million was declared.'),
    ],
    [
      'a point within a stated limit',
      ofOneKind('Response time | under 5 ms'),
      ofOtherKind('The measured response time was 4.2 ms.'),
    ],
    [
      'values of different years',
      ofOneKind('Net debt in 2023: £4,120,000'),
      ofOtherKind('Net debt in 2024: £3,870,000'),
    ],
  ],
});
