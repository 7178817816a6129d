import type { TermWeights } from '../../align/term-weights.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { isRecognised } from '../../facts/is-recognised.ts';
import { stem } from '../../facts/words/stem.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { listedItems, type Item } from './items.ts';
import { letteredLists, missingLettered } from './lettered-lists.ts';
import { areEditions, paperTermsOf } from './paper-pairs.ts';

/** Terms that an item must have to be looked for. */
const fewestTerms = 3;
/** Most of the weight of its terms that the other document may hold, wherever it stands. */
const mostHeld = 0.15;
/** Papers of which one lacks more of the items of the other are no editions of one. */
const mostMissing = 0.25;

/** What one edition of a paper lists is found nowhere in the other. */
export const rule: Rule = {
  id: 'missing-item',
  find: (context) => {
    // Each document is asked about with every other: what it says is looked up once.
    const termsOf = once(paperTermsOf);
    const listed = once(listedItems);
    const lettersOf = once(letteredLists);
    const readable = context.documents.filter((document) => !isRecognised(document));
    const agreed = agreedSentences(context);
    return readable.flatMap((own) =>
      readable.flatMap((other) => {
        if (!areCompared(context, own, other)) return [];
        const lettered = missingLettered(lettersOf(own), lettersOf(other), other);
        if (lettered.length > 0) return lettered.map((item) => toFinding(own, item, other.index));
        const { terms } = termsOf(other);
        if (!areEditions(termsOf(own), termsOf(other))) return [];
        const items = listed(own);
        const isAgreed = ({ unit }: Item): boolean => agreed.get(own.index)?.has(unit) ?? false;
        const missing = items.filter((item) => !isAgreed(item) && isMissing(own, item, terms, context.weights));
        if (missing.length > Math.max(1, items.length * mostMissing)) return [];
        return missing.map((item) => toFinding(own, item, other.index));
      }),
    );
  },
};

const areCompared = ({ areRelated }: RuleContext, a: FactDocument, b: FactDocument): boolean =>
  areRelated(a.index, b.index);

/** Sentences of each document with a value that another document agrees on. */
function agreedSentences({ links }: RuleContext): ReadonlyMap<number, ReadonlySet<number>> {
  const sentences = new Map<number, Set<number>>();
  for (const { document, sentence } of links.flatMap(({ a, b, relation }) => (relation === 'same' ? [a, b] : [])))
    sentences.set(document, (sentences.get(document) ?? new Set()).add(sentence));
  return sentences;
}

function once<Result>(find: (document: FactDocument) => Result): (document: FactDocument) => Result {
  const known = new Map<FactDocument, Result>();
  return (document) => {
    const result = known.get(document) ?? find(document);
    known.set(document, result);
    return result;
  };
}

function isMissing(document: FactDocument, item: Item, terms: ReadonlySet<string>, weights: TermWeights): boolean {
  const words = document.passages[item.passage]?.words.slice(item.start, item.end) ?? [];
  const own = new Set(words.filter(({ text }) => /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text)).map(({ text }) => stem(text)));
  own.delete('');
  if (own.size < fewestTerms || item.label.some((word) => terms.has(stem(word)))) return false;
  let [held, total] = [0, 0];
  for (const term of own) {
    total += weights(term);
    if (terms.has(term)) held += weights(term);
  }
  return held / total <= mostHeld;
}

function toFinding(document: FactDocument, { passage, start, end, unit }: Item, other: number): RuleFinding {
  return {
    rule: 'missing-item',
    kind: 'missing',
    severity: 'medium',
    confidence: 0.7,
    explanation: 'One edition lists this, the other does not mention it.',
    sides: [
      { places: [{ ...placeOfWords(document, passage, start, end, unit), start, end }] },
      { places: [], missingIn: [other] },
    ],
  };
}
