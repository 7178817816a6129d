import { printed, type FactDocument } from '../../facts/fact.ts';

/** Lines from the top of a paper among which it says what it is, and the longest title, in words. */
const titleLines = 4;
const longestTitle = 10;

const requirement =
  /(?<![a-zß-ɏ])(?:(?:invitation|call|request) (?:to|for) (?:tenders?|bids?|quotations?|proposals?)|tender (?:documents?|specification|requirements)|requirements? specification|statement of (?:requirements|work)|ausschreibung[a-zß-ɏ]*|[a-zß-ɏ]*leistungsverzeichnis|leistungsbeschreibung|lastenheft|vergabeunterlagen|cahier des (?:charges|clauses)|appel d['’]offres|règlement de (?:la )?consultation|pliegos?|bases de (?:la )?licitación|capitolato|disciplinare di gara)(?![a-zß-ɏ])/i;

/** Whether a paper asks for offers: the limits that it sets are there to be kept to, not to be repeated. */
export const isRequirement = (document: FactDocument): boolean =>
  document.passages
    .filter(({ kind }) => kind !== 'furniture')
    .slice(0, titleLines)
    .some(({ words }) => words.length <= longestTitle && requirement.test(printed(words)));
