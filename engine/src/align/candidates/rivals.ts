import { compareValues } from '../../facts/values/compare-values.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Candidate } from './find-candidates.ts';
import { areLimits } from './kept-limits.ts';

/** Two partners whose scores lie this near are equally good. */
const tie = 0.025;

/** A value that lies so much farther off that this much more likeness is asked of it is no rival. */
const lessLikely = 0.05;

/** Finds out when a value could as well be held against another value of the same document: then it is held against neither. */
export class Rivals {
  readonly #candidates = new Map<Fact, Candidate[]>();

  constructor(candidates: readonly Candidate[]) {
    for (const candidate of candidates) {
      if (candidate.relation !== 'different') continue;
      for (const fact of [candidate.a, candidate.b]) {
        const list = this.#candidates.get(fact);
        if (list === undefined) this.#candidates.set(fact, [candidate]);
        else list.push(candidate);
      }
    }
  }

  has(candidate: Candidate, isPossible: (other: Candidate) => boolean): boolean {
    return (
      this.#isTied(candidate, candidate.a, candidate.b, isPossible) ||
      this.#isTied(candidate, candidate.b, candidate.a, isPossible)
    );
  }

  #isTied(candidate: Candidate, fact: Fact, partner: Fact, isPossible: (other: Candidate) => boolean): boolean {
    return (this.#candidates.get(fact) ?? []).some((other) => {
      if (other === candidate || candidate.score - other.score > tie || other.similarity < other.required) return false;
      if (other.required - candidate.required > lessLikely) return false;
      const rival = other.a === fact ? other.b : other.a;
      return (
        rival.document === partner.document &&
        !(areLimits(fact, partner) && isMeasured(rival, partner)) &&
        compareValues(rival.value, partner.value) === 'different' &&
        isPossible(other)
      );
    });
  }
}

/** `at most 80 dB | 76.5 dB`: the one row tells what is allowed and what was found. */
const isMeasured = (found: Fact, limit: Fact): boolean =>
  found.passage === limit.passage && found.value.bound === 'exact';
