import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';

const promised =
  /(?<![a-zß-ɏ])(?:guarantee[a-zß-ɏ]*|targets?|garantier[a-zß-ɏ]*|zugesichert[a-zß-ɏ]*|zielwert|garanti[a-zß-ɏ]*|garantiz[a-zß-ɏ]*|objeti[a-zß-ɏ]*|objectifs?)(?![a-zß-ɏ])/i;
const reached =
  /(?<![a-zß-ɏ])(?:reached|achieved|attained|measured|erreichte[n]?|erreicht|erzielt[a-zß-ɏ]*|gemessen|tatsächlich[a-zß-ɏ]*|atteinte?s?|mesurée?s?|réalisée?s?|alcanzó|alcanzad[oa]s?|medid[oa]s?|lograd[oa]s?)(?![a-zß-ɏ])/i;
/** Words around a value among which stands that it came about. */
const within = 5;

/** `Guarantees an availability of 97 %` and `reached 98 %`: what came about is better than what was promised. */
export function isMetGuarantee(promise: Fact, fact: Fact, documents: readonly FactDocument[]): boolean {
  const { type, unit, low } = promise.value;
  if ((type !== 'percent' && type !== 'quantity') || fact.value.type !== type || fact.value.unit !== unit) return false;
  if (fact.value.low <= low) return false;
  return isReached(fact, documents) && !isReached(promise, documents) && promised.test(sentenceOf(promise, documents));
}

function isReached({ document, passage, sentence, start, end }: Fact, documents: readonly FactDocument[]): boolean {
  const own = documents[document];
  const unit = own?.units[sentence];
  if (own === undefined || unit === undefined) return false;
  const [from, to] = [Math.max(unit.start, start - within), Math.min(unit.end, end + within)];
  return reached.test(printed(own.passages[passage]?.words.slice(from, to) ?? []));
}

function sentenceOf({ document, sentence }: Fact, documents: readonly FactDocument[]): string {
  const own = documents[document];
  const unit = own?.units[sentence];
  return own === undefined || unit === undefined ? '' : printed(wordsOfUnit(own, unit));
}
