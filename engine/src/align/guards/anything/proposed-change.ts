import { factsOfSentence, printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';

const proposing =
  /(?<![a-zß-ɏ])(?:propos(?:es?|ed|ing|al)|recommends?|beantrag(?:t|en)|schlägt|schlagen|vorgeschlagen[a-zß-ɏ]*|vorschlag|propos(?:ent|ée?s?|ition)|propone[n]?|propuest[oa]s?|propuso|proponer)(?![a-zß-ɏ])/i;

const isChange = ({ document, sentence }: Fact, documents: readonly FactDocument[]): boolean => {
  const own = documents[document];
  return own !== undefined && factsOfSentence(own, sentence).some(({ isFormer }) => isFormer);
};

function isProposed(fact: Fact, documents: readonly FactDocument[]): boolean {
  if (!isChange(fact, documents)) return false;
  const own = documents[fact.document];
  const unit = own?.units[fact.sentence];
  return own !== undefined && unit !== undefined && proposing.test(printed(wordsOfUnit(own, unit)));
}

/** `It is proposed that from 1 May the fee rise from £8 to £9`: what is only proposed does not hold yet; another account of the change may be held against it. */
export const isOnlyProposed = (fact: Fact, other: Fact, documents: readonly FactDocument[]): boolean =>
  isProposed(fact, documents) && !isChange(other, documents);
