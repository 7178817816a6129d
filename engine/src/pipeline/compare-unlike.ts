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
import { rules } from '../rules/index.ts';
import type { RuleContext, RuleFinding } from '../rules/rule.ts';
import { toStages, type StageProbe } from './stages.ts';

/** What papers of unlike kinds say of each other, and each of itself. */
export interface UnlikeComparison {
  readonly found: readonly RuleFinding[];
  readonly links: readonly FactLink[];
  /** What papers say that others have replaced since. */
  readonly replaced: readonly ReplacedFact[];
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
    return { found: [], links: [], replaced: [] };
  const isVersion = (document: number): boolean =>
    facts.some(({ index }) => index !== document && areVersions(document, index));
  const weights = termWeights(facts);
  const areNear = findRelatedness(facts);
  const areLinked: Relatedness = (a, b) => a !== b && !areVersions(a, b) && areNear(a, b);
  let candidates: readonly Candidate[] = [];
  const allLinks = linkFacts(facts, weights, areLinked, (ranked) => void (candidates = ranked));
  const areForeign = findForeign(allLinks, facts);
  const ownLinks = dropPartlyBilled(dropUnlikeColumns(allLinks, facts), facts).filter(
    ({ a, b, relation }) => relation === 'same' || !areForeign(a.document, b.document),
  );
  const links = settleSuperseded(ownLinks, facts);
  const areRelated: Relatedness = (a, b) => areLinked(a, b) && !areForeign(a, b);
  const context: RuleContext = {
    documents: facts,
    weights,
    areRelated,
    links,
    unitPairs: pairUnits(facts, weights, areRelated),
  };
  const found = rules.flatMap((rule) => rule.find(context));
  probe?.(toStages({ ...context, candidates, found }));
  return {
    found: found.filter((finding) => !documentsOf(finding).every(isVersion) || documentsOf(finding).length > 1),
    links,
    replaced: replacedFacts(ownLinks, facts),
  };
}

const documentsOf = ({ sides }: RuleFinding): number[] => [
  ...new Set(sides.flatMap(({ places, missingIn = [] }) => [...places.map(({ document }) => document), ...missingIn])),
];
