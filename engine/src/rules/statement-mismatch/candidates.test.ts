import { describe, expect, it } from '@jest/globals';
import type { Statement } from '../../facts/statements/statement.ts';
import { findCandidates, StatementTerms } from './candidates.ts';
import { aStatement } from './testing/statement-builders.ts';

const textOf = ({ tokens }: Statement): string => tokens.map(({ text }) => text).join(' ');

const statements = (document: number, ...sentences: readonly string[]): Statement[] =>
  sentences.map((sentence, unit) => aStatement(sentence, { document, unit }));

function find(first: readonly Statement[], second: readonly Statement[]) {
  return findCandidates(first, second, new StatementTerms([...first, ...second]));
}

describe(findCandidates.name, () => {
  it('brings statements together that share rare words, the likest as the first of both', () => {
    const first = statements(0, 'Dogs may be kept in the yard.', 'The boiler is drained in autumn.');
    const second = statements(1, 'The boilers must be drained.', 'Cats may not be kept.', 'Dogs sleep in the yard.');
    const best = find(first, second).filter(({ isFirstOfBoth }) => isFirstOfBoth);
    expect(best.map(({ a, b }) => `${textOf(a)} ${textOf(b)}`)).toEqual([
      'Dogs may be kept in the yard. Dogs sleep in the yard.',
      'The boiler is drained in autumn. The boilers must be drained.',
    ]);
    expect(best.every(({ margin }) => margin > 0)).toBe(true);
  });

  it('takes no clause for a rival of the sentence around it', () => {
    const [whole] = statements(1, 'The boiler is drained in autumn and the lamps are mended.');
    const clause = aStatement('The boiler is drained in autumn', { document: 1 });
    const [best] = find(statements(0, 'The boiler must be drained.'), whole === undefined ? [] : [whole, clause]);
    expect(best).toMatchObject({ rank: 0 });
    expect(best?.margin).toBe(best?.cosine);
  });

  it('does not look at words that stand in more than sixty statements', () => {
    const many = (document: number): Statement[] =>
      statements(
        document,
        ...Array.from(
          { length: 70 },
          (_, at) => `The tenant keeps ${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10)]}${document}x.`,
        ),
      );
    expect(find(many(0), many(1))).toEqual([]);
  });
});
