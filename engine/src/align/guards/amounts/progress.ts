import { wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { plainWord } from '../../../facts/words/stem.ts';

/** What has been reached up to a day. */
const reached =
  /\b(?:so far|to date|until now|up to now|as yet|bisher|bislang|bis jetzt|bis dato|bis heute|a ce jour|(?:jusqu')?a (?:present|maintenant)|jusqu'ici|hasta la fecha|hasta ahora|hasta hoy|finora|ad oggi|a oggi)\b/u;
/** What had been reached by a day that is over. */
const byDay =
  /\b(?:by|bis|bis zum|au|a|al|am|at|zum) (?:the |la )?(?:end of|(?:jahres|monats|quartals)?ende|fin|final)\b/u;
const past =
  /\b(?:had|has|have|was|were|wurden?|war|waren|hatten?|avaient|avait|etait|etaient|ont|habian?|han|estaban?)\b/u;
/** What is only so for the time being. */
const present = /\b(?:at present|currently|for now|derzeit|zurzeit|momentan|actuellement|actualmente|attualmente)\b/u;
/** What is meant to be reached. */
const planned =
  /\b(?:will|shall|planned|plans|target|aim|goal|intended|intends|foreseen|envisaged|once|(?:are|is) to|vorgesehen|geplant|ziel|soll|sollen|werden|prevoit|prevus?|prevues?|objectif|[A-Za-zªµºÀ-ÖØ-ӿ]{3,}(?:eront|era)|previst[oa]s?|objetivo|[A-Za-zªµºÀ-ÖØ-ӿ]{2,}(?:aran|eran|iran|ara|era|ira)|previsti|previste|obiettivo)\b/u;

/** Of what is paid in several parts some have come. */
const received =
  /\b(?:received|erhalten|bekommen|recus?|recues?|recibid[oa]s?|recibimos)\b.*\b(?:instal\w+|raten?|tranches?|versements?|plazos?)\b/u;

const isReached = (text: string): boolean =>
  reached.test(text) || received.test(text) || (byDay.test(text) && past.test(text));

const known = new WeakMap<FactDocument, Map<number, string>>();

/** The sentence of a fact in lower case without accents. */
function sentenceOf({ document: index, sentence }: Fact, documents: readonly FactDocument[]): string {
  const document = documents[index];
  const unit = document?.units[sentence];
  if (document === undefined || unit === undefined) return '';
  const texts = known.get(document) ?? new Map<number, string>();
  known.set(document, texts);
  const cached = texts.get(sentence);
  if (cached !== undefined) return cached;
  const text = wordsOfUnit(document, unit)
    .map((word) => plainWord(word.text))
    .join(' ');
  texts.set(sentence, text);
  return text;
}

/** Sixty trees are to be planted, thirty have been so far: what was reached stays below what is planned and does not deny it. */
export function isProgressOf(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type === 'date' || a.value.key !== '' || b.value.key !== '') return false;
  const [x, y] = [sentenceOf(a, documents), sentenceOf(b, documents)];
  const isBelow = (reach: string, low: number, plan: string, high: number): boolean =>
    low <= high && ((isReached(reach) && !isReached(plan)) || (present.test(reach) && planned.test(plan)));
  return isBelow(x, a.value.low, y, b.value.low) || isBelow(y, b.value.low, x, a.value.low);
}
