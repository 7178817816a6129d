import { isTime } from '../facts/value.ts';
import { printed, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';

/** Agreements with all staff, by their names. */
const collective =
  /(?<![a-zß-ɏ])(?:(?:betriebs|dienst|gesamtbetriebs)vereinbarung|[a-zß-ɏ]*tarifvertrag|(?:collective(?: bargaining)?|works|company-level) agreement|accord (?:d['’]entreprise|collectif|d['’]établissement)|convention collective|convenio colectivo|acuerdo de empresa)(?:e?s|en)?(?![a-zß-ɏ])/iu;
/** How such a paper calls itself. */
const itself =
  /(?<![a-zß-ɏ])(?:die|diese[rs]?|der|the|this|le|la|l['’]|cette?|présente?|el|este|presente) ?(?:vereinbarung|vertrag|agreement|accord|convention|convenio|acuerdo)(?![a-zß-ɏ])/iu;
/** Lines from the top of a paper among which its title stands. */
const titleLines = 3;

/** `The agreement may be ended with three months' notice` in one with all staff: not the notice of an employment. */
export function isOfCollective(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  if (document === undefined || unit === undefined || !isTime(fact.value)) return false;
  const sentence = printed(wordsOfUnit(document, unit));
  if (unit.passage >= titleLines && collective.test(sentence)) return true;
  return itself.test(sentence) && isCollective(document);
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
