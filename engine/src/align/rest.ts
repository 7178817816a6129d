import { printed, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';
import { slipOf } from './slips.ts';

/** What is left of an amount; what stays as it was is none. */
const remaining =
  /(?<![a-zß-ɏ])(?:remain(?:s|ing|der)?(?! (?:at|as|unchanged|fixed|in force|with|valid|payable|due))|(?:is|are) left|left over|unused|verbleib(?:t|en|end[a-zß-ɏ]*)|übrig|restlich[a-zß-ɏ]*|rest(?:summe|budget|guthaben|kontingent)?|il reste|reste(?:nt)?(?= (?:de|disponible|à))|restante?s?|disponibles? encore|queda(?:n)?(?= (?:por|disponible|todavía|aún))|sobra(?:n)?|rimane(?:nte)?|rimangono)(?![a-zß-ɏ])/iu;

/** Of a limit of 4,000 there remain 3,000: what is left stays below the whole and does not deny it. */
export function isRestOf(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'money' || b.value.type !== 'money' || slipOf(a, b, documents) > 0) return false;
  const [rest, whole] = a.value.low <= b.value.low ? [a, b] : [b, a];
  return rest.value.low < whole.value.low && isLeft(rest, documents) && !isLeft(whole, documents);
}

function isLeft(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  return document !== undefined && unit !== undefined && remaining.test(printed(wordsOfUnit(document, unit)));
}
