import { saidOf, type Said } from './levels-of.ts';
import { base, levels } from './model.ts';
import type { WeighedPair } from './score.ts';

/** What one comparison says of a pair, and what it adds to the log-odds of both being said of one thing. */
export interface SaidOfPair extends Pick<Said, 'comparison' | 'side' | 'level'> {
  readonly weight: number;
}

/** The sum behind the probability of a pair: where it starts, and then what every comparison adds, the heaviest first. */
export function explainPair({ pair, rivalry }: WeighedPair): readonly [start: number, said: readonly SaidOfPair[]] {
  const said = saidOf(pair).map(({ comparison, side, level, name }) => ({
    comparison,
    side,
    level,
    weight: levels[name] ?? 0,
  }));
  const rivals = {
    comparison: 'rivals',
    side: undefined,
    level: 'other partners of either value',
    weight: -Math.log1p(rivalry),
  };
  return [base, [...said, rivals].toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))];
}
