import { paperRoleOf } from '../../align/papers/paper-roles.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import { isRecognised } from '../../facts/is-recognised.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { promisesOf, type Promised } from './promises.ts';
import { refersToOffer } from './refers-to-offer.ts';
import { speaksOf, spokenOf, type Spoken } from './spoken-things.ts';

/** Values of the offer that the contract repeats, from which on it is the contract made on it. */
const fewestAgreed = 3;
/** Part of the sentences with values which the contract takes up from the offer in which they must agree. */
const takenAlike = 0.5;
/** A contract that lacks more of an offer, for each sentence that it takes up, was not made on it. */
const mostMissing = 0.67;

/** What an offer promises is found nowhere in the contract that was made on it. */
export const rule: Rule = {
  id: 'missing-promise',
  find: (context) => {
    // A misread word would be missed.
    const readable = context.documents.filter((document) => !isRecognised(document));
    const roles = new Map(readable.map((document) => [document, paperRoleOf(document)]));
    const offers = readable.filter((document) => roles.get(document) === 'offer');
    const contracts = readable.filter((document) => roles.get(document) === 'contract' && !refersToOffer(document));
    if (offers.length === 0 || contracts.length === 0) return [];
    const others = readable.filter((document) => roles.get(document) !== 'offer').map(spokenOf);
    return offers.flatMap((offer) =>
      contracts
        .flatMap((contract) => {
          const taken = takenUp(context, offer, contract);
          const missing = taken === 0 ? [] : missingOf(context, offer, contract, others);
          return missing.length > taken * mostMissing ? [] : [missing];
        })
        .slice(0, 1)
        .flat(),
    );
  },
};

/** How many sentences with values of the offer the contract takes up; none where it was not made on it. */
function takenUp({ areRelated, links }: RuleContext, offer: FactDocument, contract: FactDocument): number {
  if (!areRelated(offer.index, contract.index)) return 0;
  const isPair = (a: number, b: number): boolean => a === offer.index && b === contract.index;
  const linked = links.flatMap(({ a, b, relation }) =>
    isPair(a.document, b.document)
      ? [{ fact: a, relation }]
      : isPair(b.document, a.document)
        ? [{ fact: b, relation }]
        : [],
  );
  const alike = linked.filter(({ relation }) => relation === 'same');
  const sentencesOf = (facts: readonly Fact[]): number => new Set(facts.map(({ sentence }) => sentence)).size;
  const taken = sentencesOf(linked.map(({ fact }) => fact));
  const agreed = sentencesOf(alike.map(({ fact }) => fact));
  return alike.length >= fewestAgreed && agreed >= taken * takenAlike ? taken : 0;
}

function missingOf(
  { links, weights }: RuleContext,
  offer: FactDocument,
  contract: FactDocument,
  others: readonly Spoken[],
): RuleFinding[] {
  const linked = new Set(
    links.flatMap(({ a, b }) => (a.document === contract.index ? [b] : b.document === contract.index ? [a] : [])),
  );
  return promisesOf(offer)
    .filter(
      (promised) =>
        !promised.facts.some((fact) => linked.has(fact)) && !others.some((other) => speaksOf(other, promised, weights)),
    )
    .map((promised) => toFinding(offer, promised, contract.index));
}

const toFinding = (document: FactDocument, { passage, start, end, unit }: Promised, other: number): RuleFinding => ({
  rule: 'missing-promise',
  kind: 'missing',
  severity: 'medium',
  confidence: 0.7,
  explanation: 'This was offered, and the contract does not mention it.',
  sides: [
    { places: [{ ...placeOfWords(document, passage, start, end, unit), start, end }] },
    { places: [], missingIn: [other] },
  ],
});
