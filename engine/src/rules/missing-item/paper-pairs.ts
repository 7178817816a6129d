import { printed, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/stem.ts';
import { vocabulary } from '../../facts/vocabulary.ts';

/** How much of what one document says the other must say for a gap in it to mean anything. */
export type Pairing = 'editions' | 'promise' | undefined;

/** Part of its terms that each of two editions finds in the other. */
const editionPart = 0.6;
/** Part of its terms that an offer finds in the contract made on it. */
const promisePart = 0.5;
/** Passages at the head of a paper in which it says what it is. */
const headPassages = 12;

const preliminary =
  /\b(?:term sheet|heads of (?:terms|agreement)|letter of intent|memorandum of understanding|offer letter|offer of (?:employment|a place)|(?:offer|offering) you|quotation|proposal|(?:verbindliches |unverbindliches )?angebot|absichtserklärung|eckpunkte|lettre d['’]intention|offre|devis|carta de intenciones|oferta|presupuesto)\b/iu;
const definitive =
  /(?:agreement|contract|lease|deed|terms and conditions|statement of terms|vertrag|contrat|bail|convention|contrato|convenio)\b/iu;

/** The telling terms that a document holds anywhere but in running lines. */
export function vocabularyOf(document: FactDocument): Set<string> {
  const terms = new Set<string>();
  for (const text of vocabulary(document)) if (/\p{L}{3}/u.test(text)) terms.add(stem(text));
  terms.delete('');
  return terms;
}

/** Whether `own` and `other` are two editions of one paper, or an offer and the contract that was made on it. */
export function pairingOf(own: PaperTerms, other: PaperTerms): Pairing {
  const [there, back] = [heldPart(own.terms, other.terms), heldPart(other.terms, own.terms)];
  if (there >= editionPart && back >= editionPart) return 'editions';
  return there >= promisePart && own.isPreliminary && other.isDefinitive ? 'promise' : undefined;
}

export interface PaperTerms {
  readonly terms: ReadonlySet<string>;
  readonly isPreliminary: boolean;
  readonly isDefinitive: boolean;
}

export function paperTermsOf(document: FactDocument): PaperTerms {
  const head = document.passages.slice(0, headPassages);
  const isPreliminary = head.some(({ words }) => preliminary.test(printed(words)));
  const isDefinitive = head.slice(0, 3).some(({ words }) => definitive.test(printed(words)));
  return { terms: vocabularyOf(document), isPreliminary, isDefinitive: isDefinitive && !isPreliminary };
}

const heldPart = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...own].filter((term) => other.has(term)).length / Math.max(1, own.size);
