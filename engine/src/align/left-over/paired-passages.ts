import { compareValues } from '../../facts/values/compare-values.ts';
import { factsOfPassage, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { Value, ValueType } from '../../facts/values/value.ts';
import type { FactLink } from '../fact-link.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { ratioOf } from '../candidates/required-similarity.ts';

/** Values that two passages must agree on to speak of one thing. */
const fewestAgreed = 2;
/** How far two values may lie apart that are tied by what stands around them. */
const mostApart = 2;
/** Longer passages speak of many things, in words. */
const longest = 80;

const types: ReadonlySet<ValueType> = new Set(['money', 'percent', 'quantity']);

/** The only limits of their kind in two passages that agree on other values: `the roof, 3 offers … up to £450` and `3 offers for the roof (limit £540)`. */
export function findInPairedPassages(
  documents: readonly FactDocument[],
  _: Relatedness,
  links: readonly FactLink[],
): Candidate[] {
  const pairs = new Map<string, FactLink[]>();
  for (const link of links) {
    if (link.relation !== 'same') continue;
    const key = `${link.a.document} ${link.a.passage} ${link.b.document} ${link.b.passage}`;
    const known = pairs.get(key);
    if (known === undefined) pairs.set(key, [link]);
    else known.push(link);
  }
  return [...pairs.values()].flatMap((agreed) => {
    const [first] = agreed;
    if (first === undefined || new Set(agreed.map(({ a }) => a.value.low)).size < fewestAgreed) return [];
    const [x, y] = [limitsOf(first.a, documents), limitsOf(first.b, documents)];
    return [...x].flatMap(([kind, a]): Candidate[] => {
      const b = y.get(kind);
      return a !== undefined &&
        b !== undefined &&
        compareValues({ ...a.value, bound: 'exact' }, { ...b.value, bound: 'exact' }) === 'different' &&
        ratioOf(a, b) <= mostApart
        ? [{ a, b, relation: 'different', similarity: 0, required: 0, score: 0 }]
        : [];
    });
  });
}

const isLimit = ({ bound, isAllowance }: Value): boolean => bound === 'most' || isAllowance === true;

/** The limits of a passage that are the only values of their kind in it; undefined for kinds of which there are more. */
function limitsOf({ document, passage }: Fact, documents: readonly FactDocument[]): Map<string, Fact | undefined> {
  const own = documents[document];
  const found = new Map<string, Fact | undefined>();
  if (own === undefined || (own.passages[passage]?.words.length ?? 0) > longest) return found;
  for (const fact of factsOfPassage(own, passage)) {
    if (!types.has(fact.value.type)) continue;
    const kind = `${fact.value.type} ${fact.value.type === 'quantity' ? fact.value.unit : ''}`;
    found.set(kind, found.has(kind) || !isLimit(fact.value) ? undefined : fact);
  }
  return found;
}
