import { allMatches } from '../words/all-matches.ts';
import { boundBefore } from './bounds.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import { parseNumber } from '../numbers/parse-number.ts';
import { unitAt } from '../units/units.ts';
import type { ValueMatch } from './value.ts';

const number = String.raw`\d+(?:[.,]\d+)?`;
const unit = String.raw`(?: ?(?:mm|cm|dm|m|in|ft|"))?`;
const sides = new RegExp(
  String.raw`(?<![A-Za-zªµºÀ-ÖØ-ӿ\d.,/-])(${number})${unit} ?[x×*] ?(${number})(?:${unit} ?[x×*] ?(${number}))?(?![\d])`,
  'gi',
);

/** Finds the sides of a body, measured in one unit: `120 x 80 cm`, `1.200 × 800 × 400 mm`. */
export function findSides(text: string, format: NumberFormat): ValueMatch[] {
  return allMatches(text, sides).flatMap((match) => {
    const end = match.index + match[0].length;
    const measure = unitAt(text, end);
    if (measure?.unit.dimension !== 'length') return [];
    const { factor } = measure.unit;
    const lengths = match.slice(1, 4).flatMap((printed): [number, number][] => {
      const parsed = printed === undefined ? undefined : parseNumber(printed, format);
      if (parsed === undefined) return [];
      const half = 0.5 * 10 ** -parsed.decimals;
      return [[(parsed.value - half) * factor, (parsed.value + half) * factor]];
    });
    if (lengths.length < 2) return [];
    lengths.sort((a, b) => a[0] - b[0]);
    const product = (index: 0 | 1): number => lengths.reduce((area, side) => area * side[index], 1);
    return [
      {
        start: match.index,
        end: measure.end,
        value: {
          type: 'quantity',
          unit: `${lengths.length} sides`,
          low: product(0),
          high: product(1),
          bound: boundBefore(text, match.index),
          key: '',
          sides: lengths,
        },
      },
    ];
  });
}
