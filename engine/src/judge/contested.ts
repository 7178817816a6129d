import type { Fact } from '../facts/fact.ts';
import type { Place, RuleFinding } from '../rules/rule.ts';

interface HeldPlace {
  readonly finding: RuleFinding;
  readonly side: number;
  readonly place: Place;
}

/**
 * Whether a finding holds two facts against each other. Two equal values may be of different things: an amount by the month and by the
 * quarter is no agreement.
 */
export function contested(findings: readonly RuleFinding[]): (a: Fact, b: Fact) => boolean {
  const held = Map.groupBy(
    findings.flatMap((finding) =>
      finding.sides.flatMap(({ places }, side) => places.map((place): HeldPlace => ({ finding, side, place }))),
    ),
    ({ place }) => `${place.document} ${place.passage}`,
  );
  const around = ({ document, passage, start, end }: Fact): HeldPlace[] =>
    (held.get(`${document} ${passage}`) ?? []).filter(
      ({ place }) => place.valueStart <= start && end <= place.valueEnd,
    );
  return (a, b) => {
    const first = around(a);
    return (
      first.length > 0 &&
      around(b).some(({ finding, side }) => first.some((one) => one.finding === finding && one.side !== side))
    );
  };
}
