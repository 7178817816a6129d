import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

const conditional =
  /(?<![a-zß-ɏ])(?:if|when|whenever|where|unless|wenn|falls|sofern|sobald|si|s['’]ils?|lorsque?|quand|cuando|en caso de que|(?:closed|barred) to|(?:gesperrt|verboten) für|(?:fermée?s?|interdite?s?) aux|(?:cerrad|prohibid)[oa]s? (?:al?|para))(?![a-zß-ɏ])/i;
/** Words before a value among which the condition begins. */
const within = 9;
const reported =
  /(?<![a-zß-ɏ])(?:was|were|has been|have been|took|arrived|wurden?|war(?:en)?|hat(?:te)?|a été|ont été|était|fue(?:ron)?|ha sido|llegó)(?![a-zß-ɏ])/i;
/** Weight from which a word says that a value is a limit itself, and the words. */
const namingWeight = 0.5;
const limits = ['minimum', 'maximum'].map(stem);

/** `May be cancelled if fewer than three guards are there` and `Five guards are on duty`: what sets something off has not come about. */
export function isThresholdNotMet(threshold: Fact, fact: Fact, documents: readonly FactDocument[]): boolean {
  const { type, unit, bound, low } = threshold.value;
  if ((bound !== 'most' && bound !== 'least') || fact.value.bound !== 'exact' || fact.value.upper !== undefined)
    return false;
  if (fact.value.type !== type || (bound === 'most' ? fact.value.low < low : fact.value.low > low)) return false;
  if (limits.some((term) => (fact.slot.get(term) ?? 0) >= namingWeight)) return false;
  if (!isConditional(threshold, documents) || isConditional(fact, documents)) return false;
  // Two papers may set off one thing after other times.
  return type !== 'duration' || (fact.value.unit === unit && reported.test(sentenceOf(fact, documents)));
}

function isConditional({ document, passage, sentence, start }: Fact, documents: readonly FactDocument[]): boolean {
  const from = Math.max(documents[document]?.units[sentence]?.start ?? 0, start - within);
  return conditional.test(printed(documents[document]?.passages[passage]?.words.slice(from, start) ?? []));
}

function sentenceOf({ document: index, sentence }: Fact, documents: readonly FactDocument[]): string {
  const document = documents[index];
  const unit = document?.units[sentence];
  return document === undefined || unit === undefined ? '' : printed(wordsOfUnit(document, unit));
}
