import { stepOf, type Comparison } from '../comparison.ts';
import type { Kinship } from '../kinship.ts';

const steps = [0.5, 0.3, 0.15, 0.07, 0.03, 0.01];
/** Of fewer rare values no part can be told; of some a small part is none. */
const fewest = 4;
const some = 30;

/** How many of the rare values of the one document the other one holds: strangers share next to none, though there are many. */
export const kin: Comparison = { name: 'kin', levelsOf: ({ kinship }) => [levelOf(kinship)] };

function levelOf({ share, shared, possible }: Kinship): string {
  if (possible < fewest) return `of few ${shared === 0 ? 'none' : 'one'}`;
  if (possible < some)
    return `of some ${shared === 0 ? 'none' : share < 0.15 ? 'a few' : share < 0.5 ? 'a part' : 'most'}`;
  return stepOf(share, steps);
}
