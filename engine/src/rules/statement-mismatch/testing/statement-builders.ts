import { frameOf } from '../../../facts/statements/frame.ts';
import type { Statement } from '../../../facts/statements/statement.ts';
import { tokensOf } from '../../../facts/statements/token.ts';
import { StatementTerms } from '../candidates.ts';
import { likenessOf } from '../likeness.ts';
import { Parties } from '../parties.ts';
import type { StatementPair } from '../statement-pair.ts';

/** A sentence as a statement of a document, without values. */
export function aStatement(sentence: string, { document = 0, unit = 0, isRow = false } = {}): Statement {
  const tokens = tokensOf(sentence.split(' '), 'en');
  return {
    document,
    unit,
    passage: unit,
    start: 0,
    end: sentence.split(' ').length,
    isRow,
    tokens,
    open: tokens.filter(({ isOpen }) => isOpen),
    frame: frameOf(tokens),
    facts: [],
  };
}

/** Two sentences of two documents, beside other sentences that their parties act in. */
export function aPair(first: string, second: string, others: readonly string[] = []): StatementPair {
  const [a, b] = [aStatement(first), aStatement(second, { document: 1 })];
  const beside = others.map((sentence, index) => aStatement(sentence, { document: index % 2, unit: index + 1 }));
  const likeness = likenessOf(a, b, new StatementTerms([a, b, ...beside]).rarity);
  return {
    a,
    b,
    cosine: 0.5,
    rank: 0,
    margin: 0.5,
    isFirstOfBoth: true,
    likeness,
    sameness: likeness.coverA * likeness.coverB,
    parties: new Parties([a, b, ...beside]),
  };
}
