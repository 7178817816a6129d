import type { Finding, Severity } from '@app/shared/contracts';
import type { FactDocument } from '../facts/fact.ts';
import type { Place, RuleFinding } from '../rules/rule.ts';
import { findCauses } from './find-causes.ts';
import { toFinding } from './to-result.ts';

const severities: readonly Severity[] = ['high', 'medium', 'low', 'info'];
/** Places shown per side and document; the rest repeat them. */
const placesPerSide = 4;

/** The findings as the result tells them: those that follow from others name these as their cause. */
export function judge(documents: readonly FactDocument[], findings: readonly RuleFinding[]): Finding[] {
  const ranked = rankFindings(findings);
  const told = ranked.map((finding, index) => toFinding(documents, finding, index));
  const causes = findCauses(documents, ranked);
  return told.map((finding, index) => withCause(finding, told[causes.get(index) ?? -1]));
}

const withCause = (finding: Finding, cause: Finding | undefined): Finding =>
  cause === undefined ? finding : { ...finding, cause: cause.id };

/** Merges what several rules say of the same words, and puts what matters most first. */
function rankFindings(findings: readonly RuleFinding[]): RuleFinding[] {
  const kept: RuleFinding[] = [];
  for (const finding of findings.toSorted((a, b) => b.confidence - a.confidence || firstPlace(a, b))) {
    if (!kept.some((other) => isCovered(finding, other))) kept.push(limitPlaces(finding));
  }
  kept.sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      b.confidence - a.confidence ||
      firstPlace(a, b),
  );
  return kept;
}

function firstPlace(a: RuleFinding, b: RuleFinding): number {
  const [x, y] = [a.sides[0]?.places[0], b.sides[0]?.places[0]];
  if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
  return x.document - y.document || x.passage - y.passage || x.valueStart - y.valueStart || (a.rule < b.rule ? -1 : 1);
}

/** Every place of a finding lies on a place of another. */
function isCovered(finding: RuleFinding, other: RuleFinding): boolean {
  const places = finding.sides.flatMap((side) => side.places);
  const others = other.sides.flatMap((side) => side.places);
  return places.every((place) => others.some((one) => isOverlapping(place, one)));
}

const isOverlapping = (a: Place, b: Place): boolean =>
  a.document === b.document && a.passage === b.passage && a.valueStart < b.valueEnd && a.valueEnd > b.valueStart;

function limitPlaces(finding: RuleFinding): RuleFinding {
  const sides = finding.sides.map((side) => {
    const counts = new Map<number, number>();
    const places = side.places.filter(({ document }) => {
      const count = (counts.get(document) ?? 0) + 1;
      counts.set(document, count);
      return count <= placesPerSide;
    });
    return { ...side, places };
  });
  return { ...finding, sides };
}
