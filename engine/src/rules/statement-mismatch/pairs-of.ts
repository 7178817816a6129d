import { statementsOf } from '../../facts/statements/read-statements.ts';
import type { RuleContext } from '../rule.ts';
import { areOfTwoMatters } from './belonging.ts';
import { findCandidates, StatementTerms } from './candidates.ts';
import { comparePair, type RivalledPair } from './compare-pair.ts';
import { Parties } from './parties.ts';

/** All pairs of statements of documents that belong together in which something differs. */
export function pairsOf({ documents, areRelated }: Pick<RuleContext, 'documents' | 'areRelated'>): RivalledPair[] {
  return documents.flatMap((first, at) =>
    documents.slice(at + 1).flatMap((second) => {
      if (!areRelated(first.index, second.index) || areOfTwoMatters(first, second)) return [];
      const [a, b] = [statementsOf(first), statementsOf(second)];
      const both = [...a, ...b];
      const terms = new StatementTerms(both);
      const around = { rarity: terms.rarity, parties: new Parties(both) };
      const pairs = findCandidates(a, b, terms).flatMap((candidate) => comparePair(candidate, around) ?? []);
      return pairs.map(({ pair, compared, features }) => ({ pair, compared, features, rivals: pairs.length }));
    }),
  );
}
