import * as z from 'zod';
import model from '../../models/same-value.json' with { type: 'json' };

const cut = z.object({ told: z.number(), sure: z.number() });

const fitted = z.object({
  /** Log-odds of a pair of which nothing is known, and what each level adds. */
  base: z.number(),
  levels: z.record(z.string(), z.number()),
  /** Probabilities from which on a pair is told at all, and from which on it is sure. */
  cuts: z.object({ short: cut, long: cut, repeated: cut }),
  /** Documents of at least so many rare values that share less than such a part of them do not belong together. */
  strangers: z.object({ fewest: z.number(), share: z.number() }),
});

/** What `npm run fit -- values` wrote. */
export const { base, levels, cuts, strangers } = fitted.parse(model);
