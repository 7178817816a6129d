import { allMatches } from '../words/all-matches.ts';
import { boundBefore } from './bounds.ts';
import type { ValueMatch } from './value.ts';

/** `children under 12`, `Kinder unter 8`: years are meant, unless another unit follows. */
const age =
  /(?<=(?<![a-zß-ɏ])(?:children|kids|persons|people|minors|anyone|aged|kinder|personen|jugendliche|enfants|personnes|mineurs|niñ[oa]s|menores|personas|mayores)(?: aged| im alter| âgé(?:e?s)?| de)? (?:under|below|over|above|unter|über|ab|de moins de|de plus de|menores de|mayores de|de) )(\d{1,2})(?![a-zß-ɏ\d]|[.,]\d| ?[a-zß-ɏ%°])/gi;

/** Finds ages that are printed without their unit, as durations. */
export function findAges(text: string): ValueMatch[] {
  return allMatches(text, age).map((match) => {
    const months = Number(match[1]) * 12;
    return {
      start: match.index,
      end: match.index + match[0].length,
      value: {
        type: 'duration',
        unit: 'month',
        low: months,
        high: months,
        bound: boundBefore(text, match.index),
        key: '',
      },
    };
  });
}
