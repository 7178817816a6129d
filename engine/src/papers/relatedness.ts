import type { FactDocument } from '../facts/fact.ts';
import { findNames } from '../facts/names/find-names.ts';
import { stem } from '../facts/words/stem.ts';
import { vocabulary } from '../facts/words/vocabulary.ts';
import { isRare, valueKey, type Relatedness } from '../pairing/index.ts';
import { isNearMiss } from '../facts/values/edit-distance.ts';
import { areApart, ownNumberOf, type OwnNumber } from './own-number.ts';

/** What shared evidence is worth. */
const worth = { identifier: 2, nearIdentifier: 1.5, name: 1.5, amount: 0.8, date: 0.5, terms: 0.5 } as const;
/** Evidence from which documents belong together: one shared number, or a name, or some amounts and dates. */
const enough = 1.5;
/** Few documents that were handed over together are taken to belong together at the first sign. */
const enoughOfFew = 0.5;
const few = 6;
/** Amounts and dates alone prove little, however many. */
const mostByValues = 1.6;
/** Part of the terms of the shorter document, and how many of them, that another holds when both are about one thing. */
const termShare = 0.33;
const fewestTerms = 12;
/** Few documents that share so many terms, but nothing particular, belong together all the same. */
const fewestOfFew = 3;
/** Near identifiers are looked for among so many of each document. */
const nearLimit = 200;
/** Shorter codes stand anywhere. */
const shortestCode = 5;

interface Evidence {
  readonly identifiers: ReadonlySet<string>;
  readonly amounts: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  readonly ownNumber: OwnNumber | undefined;
}

/** Documents belong together when they share numbers, names, amounts or dates that few other things have. */
export function findRelatedness(documents: readonly FactDocument[]): Relatedness {
  const evidence = documents.map(gather);
  const known = new Map<number, boolean>();
  return (a, b) => {
    const key = Math.min(a, b) * documents.length + Math.max(a, b);
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const [x, y] = [evidence[a], evidence[b]];
    const isRelated =
      x !== undefined &&
      y !== undefined &&
      !areApart(x.ownNumber, y.ownNumber) &&
      (documents.length <= few
        ? shared(x.terms, y.terms) >= fewestOfFew || score(x, y) >= enoughOfFew
        : score(x, y) >= enough);
    known.set(key, isRelated);
    return isRelated;
  };
}

function gather(document: FactDocument): Evidence {
  const [identifiers, amounts, dates] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { value } of document.facts) {
    if (!isRare(value)) continue;
    if (value.type === 'date') dates.add(value.key);
    else if (value.key === '') amounts.add(valueKey(value));
    else if (value.key.length >= shortestCode) identifiers.add(value.key);
  }
  const names = new Set(findNames(document).map(({ tokens }) => tokens.join(' ')));
  return { identifiers, amounts, dates, names, terms: termsOf(document), ownNumber: ownNumberOf(document) };
}

function termsOf(document: FactDocument): Set<string> {
  const terms = new Set<string>();
  for (const text of vocabulary(document)) terms.add(stem(text));
  terms.delete('');
  return terms;
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((key) => b.has(key)).length;

function score(a: Evidence, b: Evidence): number {
  const certain = shared(a.identifiers, b.identifiers) * worth.identifier + shared(a.names, b.names) * worth.name;
  if (certain >= enough) return certain;
  const byValues = Math.min(
    mostByValues,
    shared(a.amounts, b.amounts) * worth.amount + shared(a.dates, b.dates) * worth.date,
  );
  const isNear = [...a.identifiers]
    .slice(0, nearLimit)
    .some((x) => [...b.identifiers].slice(0, nearLimit).some((y) => isNearMiss(x, y)));
  const common = shared(a.terms, b.terms);
  const byTerms = common >= fewestTerms && common >= Math.min(a.terms.size, b.terms.size) * termShare ? worth.terms : 0;
  return certain + byValues + byTerms + (isNear ? worth.nearIdentifier : 0);
}
