import type { Candidate } from '../align/candidates/find-candidates.ts';
import { dropUnlikeColumns } from '../align/drop-unlike-columns.ts';
import type { FactLink } from '../align/fact-link.ts';
import { linkFacts } from '../align/link-facts.ts';
import { pairUnits } from '../align/pair-units.ts';
import { findForeign } from '../align/papers/find-foreign.ts';
import { dropPartlyBilled } from '../align/papers/partial-bills.ts';
import { findRelatedness, type Relatedness } from '../align/papers/relatedness.ts';
import { replacedFacts, type ReplacedFact } from '../align/papers/replaced-facts.ts';
import { settleSuperseded } from '../align/papers/settle-superseded.ts';
import { termWeights } from '../align/term-weights.ts';
import type { FactDocument } from '../facts/fact.ts';
import {
  areStrangers,
  findKinships,
  isTelling,
  linkValues,
  pairValues,
  type DocumentKinship,
} from '../pairing/index.ts';
import { rules } from '../rules/index.ts';
import type { RuleContext, RuleFinding } from '../rules/rule.ts';
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
 */
export function compareUnlike(
  facts: readonly FactDocument[],
  areVersions: Relatedness,
  probe?: StageProbe,
): UnlikeComparison {
  if (facts.every(({ index: a }) => facts.every(({ index: b }) => a === b || areVersions(a, b))))
    return { found: [], links: [], replaced: [], strangers: [] };
  const isVersion = (document: number): boolean =>
    facts.some(({ index }) => index !== document && areVersions(document, index));
  const weights = termWeights(facts);
  const areNear = findRelatedness(facts);
  const areLinked: Relatedness = (a, b) => a !== b && !areVersions(a, b) && areNear(a, b);
  let candidates: readonly Candidate[] = [];
  const kinships = findKinships(facts, areLinked).filter(isTelling);
  const arePaired = isOneOf(kinships);
  const strangers = kinships.filter(areStrangers);
  const areStrange = isOneOf(strangers);
  const linked = linkFacts(
    facts,
    weights,
    (a, b) => areLinked(a, b) && !arePaired(a, b),
    (ranked) => void (candidates = ranked),
  );
  const areForeign = findForeign(linked, facts);
  const ownLinks = [
    ...dropPartlyBilled(dropUnlikeColumns(linked, facts), facts).filter(
      ({ a, b, relation }) => relation === 'same' || !areForeign(a.document, b.document),
    ),
    ...linkValues(pairValues(facts, kinships)),
  ];
  const links = settleSuperseded(ownLinks, facts);
  const areRelated: Relatedness = (a, b) => areLinked(a, b) && !areForeign(a, b);
  const context: RuleContext = {
    documents: facts,
    weights,
    areRelated,
    links,
    unitPairs: pairUnits(facts, weights, areRelated),
  };
  const found = rules.flatMap((rule) => rule.find(context).map((finding) => withoutStrangers(finding, areStrange)));
  probe?.(toStages({ ...context, candidates, found }));
  return {
    found: found.filter((finding) => !documentsOf(finding).every(isVersion) || documentsOf(finding).length > 1),
    links,
    replaced: replacedFacts(ownLinks, facts),
    strangers: strangers.map(({ first, second }) => [first, second] as const),
  };
}

/** Whether two documents, by index, are two of those. */
const isOneOf =
  (pairs: readonly DocumentKinship[]): Relatedness =>
  (a, b) =>
    pairs.some(({ first, second }) => (first === a && second === b) || (first === b && second === a));

/** What two documents say that do not seem to belong together is no more than possible. */
function withoutStrangers(finding: RuleFinding, areStrange: Relatedness): RuleFinding {
  const shown = documentsOf(finding);
  return shown.some((a) => shown.some((b) => areStrange(a, b))) ? { ...finding, tier: 'possible' } : finding;
}

const documentsOf = ({ sides }: RuleFinding): number[] => [
  ...new Set(sides.flatMap(({ places, missingIn = [] }) => [...places.map(({ document }) => document), ...missingIn])),
];
