import type { Statement } from '../../facts/statements/statement.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { choosePairs, type ScoredPair } from './choose-pairs.ts';
import { marksOf } from './marks-of.ts';
import { pairsOf } from './pairs-of.ts';
import { placesOf } from './places-of.ts';
import { cuts, loudestDifference, probabilityOf, scoreOf } from './score.ts';

/** Pairs of one comparison that are told and not sure: of those after the fifth six of seven are wrong. */
export const mostPossible = 5;

/** Two documents demand, allow, include or charge the same thing differently, or lay it on different parties. */
export const rule: Rule = { id: 'statement-mismatch', find: findStatements };

/** The pairs that disagree among those of documents that belong together. */
export function findStatements(context: Pick<RuleContext, 'documents' | 'areRelated'>): RuleFinding[] {
  const scored = pairsOf(context)
    .map((compared) => ({ compared, score: scoreOf(compared) }))
    .filter(({ score }) => score >= cuts.told);
  const chosen = choosePairs(scored);
  const sure = chosen.filter(({ score }) => score >= cuts.sure);
  const possible = chosen.filter(({ score }) => score < cuts.sure).slice(0, mostPossible);
  return [...sure, ...possible].map((pair) => toFinding(context, pair));
}

function toFinding({ documents }: Pick<RuleContext, 'documents'>, { compared, score }: ScoredPair): RuleFinding {
  const loudest = loudestDifference(compared);
  const [first, second] = loudest?.words ?? ['', ''];
  const { a, b } = compared.pair;
  const placed = (one: Statement): Place[] =>
    placesOf(documents, one, loudest === undefined ? [] : marksOf(one, loudest.comparison));
  return {
    rule: rule.id,
    kind: 'wording',
    severity: 'high',
    tier: score >= cuts.sure ? 'sure' : 'possible',
    confidence: probabilityOf(score),
    explanation: `These two passages are about the same thing and differ in: ${first} / ${second}.`,
    sides: [a, b].map((one) => ({ places: placed(one) })),
  };
}
