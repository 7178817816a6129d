/** Two words that name one thing or begin another phrase, though one of them chooses elsewhere: a `public holiday` is not open to all. */
const setPhrase =
  /^(?:public (?:holidays?|liability|transport|roads?|authorit(?:y|ies)|bod(?:y|ies)|sector|law|funds?|registers?|limited)|offentliche[nmrs]? (?:verkehrsmittel[ns]?|verkehr|hand|feiertage?n?|dienst|recht|mittel|stellen?)|(?:voies?|travaux|marches?|domaine|droit|service|secteur) publi(?:c|cs|que|ques)|(?:via|obras?|administracion|escritura|hacienda) publicas?|(?:dominio|registro|transporte|sector|notario) publico|open (?:market|source|question)|right (?:to|of)|stands? (?:again|for|as|down|by|surety|proxy)|(?:is|are|be|been|was|were|has|have) left)$/u;

/** Whether the word at a place, in lower case without accents, belongs to such a phrase with the one behind or before it. */
export const isInSetPhrase = (plain: readonly string[], at: number): boolean =>
  setPhrase.test(`${plain[at] ?? ''} ${plain[at + 1] ?? ''}`) ||
  setPhrase.test(`${plain[at - 1] ?? ''} ${plain[at] ?? ''}`);
