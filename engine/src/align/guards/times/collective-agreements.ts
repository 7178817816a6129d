import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';

const names = String.raw`(?:(?:betriebs|dienst|gesamtbetriebs)vereinbarung|[a-zß-ɏ]*tarifvertrag|(?:collective(?: bargaining)?|works|company-level) agreement|accord (?:d['’]entreprise|collectif|d['’]établissement)|convention collective|convenio colectivo|acuerdo de empresa)(?:e?s|en)?(?![a-zß-ɏ])`;
/** Agreements with all staff, by their names. */
const collective = new RegExp(String.raw`(?<![a-zß-ɏ])${names}`, 'i');
/** A sentence of which one is the subject: what another says by it holds for an employment. */
const ofOne = new RegExp(String.raw`^\W*(?:(?:the|die|der|la|le|l['’]|el) ?)?${names}`, 'i');
/** How such a paper calls itself. */
const itself =
  /(?<![a-zß-ɏ])(?:die|diese[rs]?|der|the|this|le|la|l['’]|cette?|présente?|el|este|presente) ?(?:vereinbarung|vertrag|agreement|accord|convention|convenio|acuerdo)(?![a-zß-ɏ])/i;
/** What an agreement says of itself; working hours are those of each employment. */
const ofItself: ReadonlySet<string> = new Set(['notice', 'term', 'renewal', 'end']);
/** Lines from the top of a paper among which its title stands. */
const titleLines = 3;

/** `The agreement may be ended with three months' notice` in one with all staff: not the notice of an employment. */
export function isOfCollective(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  if (document === undefined || unit === undefined || fact.value.type !== 'duration') return false;
  if (fact.sense?.event === undefined || !ofItself.has(fact.sense.event)) return false;
  const sentence = printed(wordsOfUnit(document, unit));
  return ofOne.test(sentence) || (itself.test(sentence) && isCollective(document));
}

const known = new WeakMap<FactDocument, boolean>();

function isCollective(document: FactDocument): boolean {
  let is = known.get(document);
  if (is === undefined) {
    is = document.passages.slice(0, titleLines).some(({ words }) => collective.test(printed(words)));
    known.set(document, is);
  }
  return is;
}
