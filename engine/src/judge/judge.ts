import type { Finding, Severity } from '@app/shared/contracts';
import type { FactDocument } from '../facts/fact.ts';
import type { RuleFinding } from '../rules/rule.ts';
import { evidenceOf, type Evidence } from './calibration/evidence.ts';
import { weigh, type Standing, type Weigh } from './calibration/weigh.ts';
import { countVotes } from './count-votes.ts';
import { findCauses } from './find-causes.ts';
import type { Families } from './find-families.ts';
import { isOverlapping, mergeFindings } from './merge-findings.ts';
import { mergeReckoned } from './merge-reckoned.ts';
import { PassageIndex } from './passage-index.ts';
import { tellFinding, type ToldFinding } from './to-result.ts';

const severities: readonly Severity[] = ['high', 'medium', 'low', 'info'];
/** Places shown per side and document; the rest repeat them. */
const placesPerSide = 4;

const everyOne: Families = (document) => document;

export interface Judgement {
  readonly findings: Finding[];
  /** What each finding was weighed by, in their order. */
  readonly evidence: Evidence[];
}

interface JudgeOptions {
  readonly families?: Families;
  readonly weigh?: Weigh;
}

interface Weighed {
  readonly finding: RuleFinding;
  readonly told: ToldFinding;
  readonly evidence: Evidence;
  readonly standing: Standing;
}

/** The findings as the result tells them: those that follow from others name these as their cause. */
export function judge(
  documents: readonly FactDocument[],
  findings: readonly RuleFinding[],
  { families = everyOne, weigh: weighOne = weigh }: JudgeOptions = {},
): Judgement {
  const ranked = mergeAll(documents, findings)
    .map((finding): Weighed => {
      const told = tellFinding(documents, countVotes(documents, finding, families));
      const evidence = evidenceOf(told);
      return { finding, told, evidence, standing: standingOf(finding, evidence, weighOne) };
    })
    .toSorted(byTier);
  const causes = findCauses(
    documents,
    ranked.map(({ finding }) => finding),
  );
  return {
    findings: ranked.map((one, index) => numbered(one, index, causes.get(index))),
    evidence: ranked.map(({ evidence }) => evidence),
  };
}

/** What a fit of its own says of a finding holds. */
const standingOf = ({ probability, tier }: RuleFinding, evidence: Evidence, weighOne: Weigh): Standing =>
  probability === undefined || tier === undefined
    ? weighOne(evidence, tier)
    : { tier, confidence: Math.min(surest, Math.round(probability * 100) / 100) };

/** Likelier than this nothing that a rule says is. */
const surest = 0.99;

const idOf = (index: number): string => `f${index + 1}`;

const numbered = ({ told, standing }: Weighed, index: number, cause: number | undefined): Finding => {
  const { kind, rule, severity, subject, explanation, positions } = told;
  const finding = { id: idOf(index), kind, rule, severity, ...standing, subject, explanation, positions };
  return cause === undefined ? finding : { ...finding, cause: idOf(cause) };
};

/** What is sure comes first, by its weight; then what is possible, the likeliest first. */
function byTier({ finding: a, standing: x }: Weighed, { finding: b, standing: y }: Weighed): number {
  if (x.tier !== y.tier) return x.tier === 'sure' ? -1 : 1;
  const weight = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  const likelihood = y.confidence - x.confidence || b.confidence - a.confidence;
  return (x.tier === 'sure' ? weight || likelihood : likelihood || weight) || firstPlace(a, b);
}

/** Merges what several rules say of the same words. */
function mergeAll(documents: readonly FactDocument[], findings: readonly RuleFinding[]): RuleFinding[] {
  const kept: RuleFinding[] = [];
  const index = new PassageIndex<RuleFinding>();
  const surest = findings.toSorted((a, b) => b.confidence - a.confidence || firstPlace(a, b));
  for (const finding of surest) {
    const near = index.near(finding.sides.flatMap(({ places }) => places));
    if (near.some((other) => isCovered(finding, other))) continue;
    kept.push(finding);
    index.add(finding, finding);
  }
  return mergeReckoned(mergeFindings(documents, kept)).map(limitPlaces);
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
