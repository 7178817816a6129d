import type { ValueMatch } from './value.ts';

/** What joins two limits of one verb, right before the second value. */
const joint =
  /^[^.;:\d]{0,40}(?<![a-zß-ɏ])(?:and|or|nor|und|oder|noch|bzw\.|beziehungsweise|et|ou|ni|y|o|e|né)(?: (?:of|von|de))? $/i;

/** `Shall not exceed 50 lux on paper or 180 lux on oils`: the limit of the first value is one for the second too. */
export function withCarriedBounds(text: string, matches: readonly ValueMatch[]): ValueMatch[] {
  let last: ValueMatch | undefined;
  return matches.map((match) => {
    const carried = last !== undefined && isCarried(text, last, match) ? withBound(match, last) : match;
    last = carried;
    return carried;
  });
}

const isCarried = (text: string, { value: first, end }: ValueMatch, { value, start }: ValueMatch): boolean =>
  (first.bound === 'most' || first.bound === 'least') &&
  value.bound === 'exact' &&
  value.type === 'quantity' &&
  first.type === value.type &&
  first.unit === value.unit &&
  joint.test(text.slice(end, start));

const withBound = (match: ValueMatch, { value: { bound } }: ValueMatch): ValueMatch => ({
  ...match,
  value: { ...match.value, bound },
});
