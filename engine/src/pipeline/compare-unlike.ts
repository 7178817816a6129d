import type { FactDocument } from '../facts/fact.ts';
import {
  areStrangers,
  findKinships,
  linkValues,
  pairValues,
  weigh,
  type DocumentKinship,
  type FactLink,
  type Relatedness,
} from '../pairing/index.ts';
import { findRelatedness, replacedFacts, settleSuperseded, type ReplacedFact } from '../papers/index.ts';
import { rules } from '../rules/index.ts';
import type { RuleContext, RuleFinding } from '../rules/rule.ts';
import { findStatements, mostPossible } from '../rules/statement-mismatch/rule.ts';
import { termWeights } from '../rules/term-weights.ts';
import { toStages, type StageProbe } from './stages.ts';

/** What papers of unlike kinds say of each other, and each of itself. */
export interface UnlikeComparison {
  readonly found: readonly RuleFinding[];
  readonly links: readonly FactLink[];
  /** What papers say that others have replaced since. */
  readonly replaced: readonly ReplacedFact[];
  /** Documents, two by two, that do not seem to belong together: nothing across them is sure. */
  readonly strangers: readonly (readonly [number, number])[];
}

/**
 * Holds papers against each other by what they say. Versions of one paper were compared word by word: what one of them
 * says against itself is either a change that was told, or stands in all of them and is none.
 *
 * @param areReworded the documents, by index, are versions that share a frame and not their sentences
 */
export function compareUnlike(
  facts: readonly FactDocument[],
  areVersions: Relatedness,
  areReworded: Relatedness,
  probe?: StageProbe,
): UnlikeComparison {
  if (facts.every(({ index: a }) => facts.every(({ index: b }) => a === b || areVersions(a, b))))
    return { found: statementsOfReworded(facts, areReworded), links: [], replaced: [], strangers: [] };
  const isVersion = (document: number): boolean =>
    facts.some(({ index }) => index !== document && areVersions(document, index));
  const areNear = findRelatedness(facts);
  const areRelated: Relatedness = (a, b) => a !== b && !areVersions(a, b) && areNear(a, b);
  const kinships = findKinships(facts, areRelated);
  const strangers = kinships.filter(areStrangers);
  const areStrange = isOneOf(strangers);
  const paired = pairValues(facts, kinships);
  const linked = linkValues(paired);
  const links = settleSuperseded(linked, facts);
  const context: RuleContext = { documents: facts, weights: termWeights(facts), areRelated, links };
  const found = rules.flatMap((rule) => rule.find(context).flatMap((finding) => withoutStrangers(finding, areStrange)));
  probe?.(toStages({ ...context, weighed: paired.flatMap(({ candidates }) => weigh(candidates)), found }));
  const ofUnlike = found.filter((finding) => !documentsOf(finding).every(isVersion) || documentsOf(finding).length > 1);
  return {
    found: [...ofUnlike, ...statementsOfReworded(facts, areReworded)],
    links,
    replaced: replacedFacts(linked, facts),
    strangers: strangers.map(({ first, second }) => [first, second] as const),
  };
}

/** Editions that were reworded are read sentence by sentence as well; none of it is sure: most of it is a paraphrase. */
const statementsOfReworded = (documents: readonly FactDocument[], areReworded: Relatedness): RuleFinding[] =>
  findStatements({ documents, areRelated: areReworded })
    .slice(0, mostPossible)
    .flatMap((finding) => [{ ...finding, tier: 'possible' }]);

/** Whether two documents, by index, are two of those. */
const isOneOf =
  (pairs: readonly DocumentKinship[]): Relatedness =>
  (a, b) =>
    pairs.some(({ first, second }) => (first === a && second === b) || (first === b && second === a));

/** What two documents say that do not seem to belong together is no more than possible, and what would be possible elsewhere is chance. */
function withoutStrangers(finding: RuleFinding, areStrange: Relatedness): RuleFinding[] {
  const shown = documentsOf(finding);
  if (!shown.some((a) => shown.some((b) => areStrange(a, b)))) return [finding];
  return finding.tier === 'possible' ? [] : [{ ...finding, tier: 'possible' }];
}

const documentsOf = ({ sides }: RuleFinding): number[] => [
  ...new Set(sides.flatMap(({ places, missingIn = [] }) => [...places.map(({ document }) => document), ...missingIn])),
];
