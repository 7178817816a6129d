import type { Comparison } from '../comparison.ts';
import type { Candidate, Standing } from '../pair.ts';

/** Equal values less alike than this are of other things. */
const unlike = 0.15;
const asAlike = 0.05;

/**
 * Whether either value is found in the other document: `no`; `unlike`, said of something else; as a partner that is `more`, `as` or `less`
 * alike than this one. What is found nowhere is suspicious.
 */
export const elsewhere: Comparison = {
  name: 'elsewhere',
  levelsOf: (pair) => pair.standings.map((standing) => levelOf(pair, standing)),
};

function levelOf({ alike }: Candidate, { equalElsewhere }: Standing): string {
  if (equalElsewhere === undefined) return 'no';
  if (equalElsewhere < unlike) return 'unlike';
  if (Math.abs(equalElsewhere - alike) <= asAlike) return 'as';
  return equalElsewhere > alike ? 'more' : 'less';
}
