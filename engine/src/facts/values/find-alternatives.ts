import { allMatches } from '../words/all-matches.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import { parseNumber } from '../numbers/parse-number.ts';
import { unitAt } from '../units/units.ts';
import type { ValueMatch } from './value.ts';

const pair = /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d.,/-])(\d{1,4}(?:[.,]\d+)?) ?\/ ?(\d{1,4}(?:[.,]\d+)?)(?=[ A-Za-zªµºÀ-ÖØ-ӿ°"])/gu;

/** Finds two measures that a thing may have, as a range: `50/60 Hz`, `230/400 V`. */
export function findAlternatives(text: string, format: NumberFormat): ValueMatch[] {
  return allMatches(text, pair).flatMap((match) => {
    const end = match.index + match[0].length;
    const measure = unitAt(text, end);
    const [first, second] = [match[1], match[2]].map((printed) => parseNumber(printed ?? '', format)?.value);
    // "1/2 inch" is a fraction.
    if (measure === undefined || first === undefined || second === undefined || second <= first || first < 4) return [];
    const base = (value: number): number => value * measure.unit.factor + (measure.unit.offset ?? 0);
    return [
      {
        start: match.index,
        end: measure.end,
        value: {
          type: 'quantity',
          unit: measure.unit.dimension,
          low: base(first),
          high: base(first),
          upper: [base(second), base(second)],
          bound: 'exact',
          key: '',
        },
      },
    ];
  });
}
