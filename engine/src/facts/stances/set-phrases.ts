/** Two words that name one thing or begin another phrase, though one of them chooses elsewhere: a `public holiday` is not open to all. */
const setPhrase =
  /^(?:public (?:holidays?|liability|transport|roads?|authorit(?:y|ies)|bod(?:y|ies)|sector|law|funds?|registers?|limited)|offentliche[nmrs]? (?:verkehrsmittel[ns]?|verkehr|hand|feiertage?n?|dienst|recht|mittel|stellen?)|(?:voies?|travaux|marches?|domaine|droit|service|secteur) publi(?:c|cs|que|ques)|(?:via|obras?|administracion|escritura|hacienda) publicas?|(?:dominio|registro|transporte|sector|notario) publico|open (?:market|source|question)|right (?:to|of)|stands? (?:again|for|as|down|by|surety|proxy)|(?:is|are|be|been|was|were|has|have) left|left over)$/u;

/** What a post that fills the week is counted in; it says of nobody that he works all of it. */
const unitOfStaff =
  /^(?:(?:full[ -]time|vollzeit|temps (?:plein|complet)|tiempo completo|jornada completa) (?:equivalents?|posts?|positions?|jobs?|stellen|aquivalente?n?)|equivalentes? (?:a )?(?:jornada|tiempo))(?![a-z])/u;

/** Words of the longest such phrase. */
const unitWords = 4;

/** `412 full-time equivalents`: how many posts there are. */
export const isUnitOfStaff = (plain: readonly string[], at: number): boolean =>
  unitOfStaff.test(plain.slice(at, at + unitWords).join(' '));

const several =
  /^(?:many|some|most|several|viele|einige|manche|mehrere|beaucoup|certaine?s?|plusieurs|quelques|muchos|muchas|algunos|algunas|varios|varias)$/u;
/** Words between such a word and what is said of some: `many of them part-time`. */
const someWithin = 4;

/** `Many of them part-time`: it is said of some, not of all. */
export const isOfSome = (plain: readonly string[], at: number): boolean =>
  plain.slice(Math.max(0, at - someWithin), at).some((word) => several.test(word));

const or = /^(?:or|oder|ou|o|u)$/u;
const where = /^(?:in|for|on|bei|fur|auf|dans|pour|sur|en|para|sobre)$/u;

/** `In plastic or lined pipes`: a kind of things for which something holds, beside another kind. */
export const isOneOfKinds = (plain: readonly string[], at: number, length: number): boolean =>
  or.test(plain[at + length] ?? '') && where.test(plain[at - 1] ?? '');

/** Whether the word at a place, in lower case without accents, belongs to such a phrase with the one behind or before it. */
export const isInSetPhrase = (plain: readonly string[], at: number): boolean =>
  setPhrase.test(`${plain[at] ?? ''} ${plain[at + 1] ?? ''}`) ||
  setPhrase.test(`${plain[at - 1] ?? ''} ${plain[at] ?? ''}`);
