import { compareValues } from '../../facts/values/compare-values.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { anchorWeight } from '../candidates/anchored.ts';
import type { FactLink } from '../fact-link.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { ratioOf } from '../candidates/required-similarity.ts';

const excess = stem('excess');
/** How many times the one may be as large as the other. */
const mostApart = 2;

/** `Excess £250 for each loss` where another paper says `the insured bears £500 himself`: the only ones that agree with no other. */
export function findLoneExcesses(
  documents: readonly FactDocument[],
  areRelated: Relatedness,
  links: readonly FactLink[],
): Candidate[] {
  const excesses = documents.map(({ facts }) => facts.filter(isExcess));
  if (excesses.filter((facts) => facts.length > 0).length < 2) return [];
  const agreed = new Set(links.flatMap(({ a, b, relation }) => (relation === 'same' ? [a, b] : [])));
  const lone = excesses.flatMap((facts) => {
    const [first, ...others] = facts.filter((fact) => !agreed.has(fact));
    return first === undefined || others.length > 0 ? [] : [first];
  });
  return lone.flatMap((a, at) =>
    lone
      .slice(at + 1)
      .filter(
        (b) =>
          areRelated(a.document, b.document) &&
          compareValues(a.value, b.value) === 'different' &&
          ratioOf(a, b) <= mostApart,
      )
      .map((b): Candidate => ({ a, b, relation: 'different', similarity: 0, required: 0, score: 0 })),
  );
}

const isExcess = (fact: Fact): boolean =>
  fact.value.type === 'money' && !fact.isFormer && (fact.slot.get(excess) ?? 0) >= anchorWeight;
