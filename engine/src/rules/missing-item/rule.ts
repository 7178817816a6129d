import type { TermWeights } from '../../align/term-weights.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/stem.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { listedItems, promisedItems, type Item } from './items.ts';
import { pairingOf, paperTermsOf, type Pairing, type PaperTerms } from './paper-pairs.ts';

/** Terms that an item must have to be looked for. */
const fewestTerms = 3;
/** Most of the weight of its terms that the other document may hold, wherever it stands. */
const mostHeld = { editions: 0.15, promise: 0.45 } as const;
/** An offer that lacks more of its items in the contract is no basis of it. */
const mostMissing = 0.25;

/** What one edition of a paper lists, or what an offer promises, is found nowhere in the other edition or in the contract. */
export const rule: Rule = {
  id: 'missing-item',
  find: (context) => {
    const known = new Map<FactDocument, PaperTerms>();
    const termsOf = (document: FactDocument): PaperTerms => {
      const terms = known.get(document) ?? paperTermsOf(document);
      known.set(document, terms);
      return terms;
    };
    return context.documents.flatMap((own) =>
      context.documents.flatMap((other) => {
        if (!areCompared(context, own, other)) return [];
        const counterpart = termsOf(other);
        const pairing = pairingOf(termsOf(own), counterpart);
        return pairing === undefined ? [] : missingOf(context, own, other, counterpart, pairing);
      }),
    );
  },
};

/** What versions lack of each other is found word by word; a misread word would be missed. */
const areCompared = ({ areRelated, versions }: RuleContext, a: FactDocument, b: FactDocument): boolean =>
  a !== b &&
  areRelated(a.index, b.index) &&
  ![a, b].some(isRecognised) &&
  !versions.some(
    ({ pair }) =>
      (pair.reference === a.index && pair.version === b.index) ||
      (pair.reference === b.index && pair.version === a.index),
  );

const isRecognised = ({ passages }: FactDocument): boolean => passages.some(({ words }) => words[0]?.page.ocr === true);

function missingOf(
  { weights, links }: RuleContext,
  own: FactDocument,
  other: FactDocument,
  { terms }: PaperTerms,
  pairing: NonNullable<Pairing>,
): RuleFinding[] {
  const items = pairing === 'editions' ? listedItems(own) : promisedItems(own);
  const known = new Set(
    links
      .flatMap(({ a, b, relation }) => (relation === 'same' ? [a, b] : []))
      .flatMap((fact) => (fact.document === own.index ? [fact.sentence] : [])),
  );
  const missing = items.filter((item) => !known.has(item.unit) && isMissing(own, item, terms, weights, pairing));
  if (missing.length > Math.max(1, items.length * mostMissing)) return [];
  return missing.map((item) => toFinding(own, item, other.index, pairing));
}

function isMissing(
  document: FactDocument,
  item: Item,
  terms: ReadonlySet<string>,
  weights: TermWeights,
  pairing: NonNullable<Pairing>,
): boolean {
  const words = document.passages[item.passage]?.words.slice(item.start, item.end) ?? [];
  const own = new Set(words.filter(({ text }) => /\p{L}{3}/u.test(text)).map(({ text }) => stem(text)));
  own.delete('');
  if (own.size < fewestTerms || item.label.some((word) => terms.has(stem(word)))) return false;
  let [held, total] = [0, 0];
  for (const term of own) {
    total += weights(term);
    if (terms.has(term)) held += weights(term);
  }
  return held / total <= mostHeld[pairing];
}

const explanations = {
  editions: 'One edition lists this, the other does not mention it.',
  promise: 'This was offered, and the contract does not mention it.',
} as const;

function toFinding(
  document: FactDocument,
  { passage, start, end, unit }: Item,
  other: number,
  pairing: NonNullable<Pairing>,
): RuleFinding {
  return {
    rule: 'missing-item',
    kind: 'missing',
    severity: 'medium',
    confidence: 0.7,
    explanation: explanations[pairing],
    sides: [
      { places: [{ ...placeOfWords(document, passage, start, end, unit), start, end }] },
      { places: [], missingIn: [other] },
    ],
  };
}
