import { level, type Comparison, type Feature } from '../statement-pair.ts';
import type { Statement } from '../../../facts/statements/statement.ts';

/** Whether one denies what the other states. */
export const compareNegation: Comparison = (pair) => {
  const { a, b } = pair;
  const [x, y] = [a.frame.negators, b.frame.negators];
  if (x === 0 && y === 0) return { features: [] };
  const features: Feature[] = [
    ['negation both', Number(x > 0 && y > 0)],
    ['negators odd', Number((x + y) % 2 === 1)],
    ['negators two', Number(x > 1 || y > 1)],
  ];
  const isOdd = x > 0 !== y > 0;
  const isStated = isOdd && (x > 0 ? states(b, a.frame.negated) : states(a, b.frame.negated));
  return isStated
    ? {
        features: [...features, ...level('negation governed', pair)],
        differs: x > 0 ? ['not', 'stated'] : ['stated', 'not'],
      }
    : { features };
};

const states = ({ open }: Statement, denied: ReadonlySet<string>): boolean => open.some(({ stem }) => denied.has(stem));
