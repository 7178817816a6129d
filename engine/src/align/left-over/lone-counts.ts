import { compareValues } from '../../facts/values/compare-values.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { countedBy } from '../counted.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { ratioOf } from '../candidates/required-similarity.ts';

/** How far two counts may lie apart of which one has no other name than quantity. */
const mostApart = 1.5;
/** Weight from which a word is part of the label of a value. */
const labelled = 1.4;
/** Passages at the head of a paper in which it says what it is about. */
const headPassages = 4;
const quantity = stem('quantity');
/** Words that say only that things are counted: `Number of units`. */
const things = new Set(
  [quantity].concat(
    'machine unit piece item article product device appliance maschine gerät stück artikel produkt appareil pièce produit máquina unidad pieza producto'
      .split(' ')
      .map(stem),
  ),
);
/** Words of what is counted: `six cast iron bench vices`. */
const longestPhrase = 5;

/** `22 transmitters` in a specification of transmitters, and the one quantity that a certificate states. */
export function findLoneCounts(documents: readonly FactDocument[], areRelated: Relatedness): Candidate[] {
  const quantities = documents.map(loneQuantity);
  if (quantities.every((fact) => fact === undefined)) return [];
  const counts = documents.map((document) => loneCount(document, documents));
  return documents.flatMap(({ index }) => {
    const a = quantities[index];
    if (a === undefined) return [];
    return counts.flatMap((b): Candidate[] =>
      b !== undefined &&
      b.document !== index &&
      areRelated(index, b.document) &&
      compareValues(a.value, b.value) === 'different' &&
      ratioOf(a, b) <= mostApart
        ? [{ ...ordered(a, b), relation: 'different', similarity: 0, required: 0, score: 0 }]
        : [],
    );
  });
}

const ordered = (a: Fact, b: Fact): Pick<Candidate, 'a' | 'b'> => (a.document < b.document ? { a, b } : { a: b, b: a });

const isCount = ({ value, isFormer }: Fact): boolean =>
  value.type === 'number' && !isFormer && value.upper === undefined && Number.isInteger(value.low) && value.low > 1;

/** The only value of a document that is called its quantity and nothing else; columns of quantities hold those of many things. */
function loneQuantity({ facts, passages }: FactDocument): Fact | undefined {
  let first: Fact | undefined;
  for (const fact of facts) {
    if (!isCount(fact) || (fact.slot.get(quantity) ?? 0) < 1) continue;
    // The rest of a long list need not be read.
    if (first !== undefined) return undefined;
    first = fact;
  }
  if (first === undefined) return undefined;
  const before = passages[first.passage]?.words[first.start - 1]?.text ?? '';
  if (before.endsWith(':') && stem(before) === quantity) return first;
  if (first.source !== 'label') return undefined;
  const label = [...first.slot].filter(([, weight]) => weight >= labelled);
  return label.every(([term]) => things.has(term)) ? first : undefined;
}

/** The only number of a document that counts what its head names. */
function loneCount(document: FactDocument, documents: readonly FactDocument[]): Fact | undefined {
  const head = document.passages.slice(0, headPassages);
  const namesThing = (fact: Fact, term: string): boolean =>
    head.some(
      ({ words }, passage) => passage !== fact.passage && words.some(({ text }) => term !== '' && stem(text) === term),
    );
  const counts = document.facts.filter((fact) => {
    if (!isCount(fact) || fact.source === 'cell') return false;
    const [thing = quantity] = countedBy(fact, documents);
    return thing !== quantity && [thing, ...phraseBehind(document, fact, thing)].some((term) => namesThing(fact, term));
  });
  const [first, ...others] = counts;
  return others.every(({ value }) => first !== undefined && compareValues(value, first.value) === 'same')
    ? first
    : undefined;
}

/** The words behind a number up to a small word or a stop, as stems: the last of them names what is counted. */
function phraseBehind({ passages }: FactDocument, { passage, end }: Fact, thing: string): string[] {
  const words = passages[passage]?.words ?? [];
  // `A four-bedroom house` is one house.
  if (stem(words[end - 1]?.text.split('-').at(-1) ?? '') === thing) return [];
  const behind = words.slice(end, end + longestPhrase).map(({ text }) => text);
  const stop = behind.findIndex((text) => /[.,;:)]$/u.test(text));
  const terms = (stop < 0 ? behind : behind.slice(0, stop + 1)).map(stem);
  const small = terms.indexOf('');
  return small < 0 ? terms : terms.slice(0, small);
}
