import { layoutDocument } from '../../layout/layout-document.ts';
import type { Passage } from '../../layout/passage.ts';
import { aDocument } from '../../testing/a-document.ts';
import { extractFacts } from '../extract-facts.ts';
import { printed, wordsOfFact, type Fact, type FactDocument } from '../fact.ts';

/** The passages of a document given as in `aDocument`. */
export const passagesOf = (...lines: readonly string[]): Passage[] => layoutDocument(aDocument('a.pdf', lines));

/** A document given as in `aDocument`, understood. */
export const factDocument = (...lines: readonly string[]): FactDocument =>
  extractFacts(0, 'a.pdf', passagesOf(...lines));

/** The fact of a document that is printed so. */
export function factPrinted(document: FactDocument, text: string): Fact {
  const found = document.facts.filter((fact) => printed(wordsOfFact(document, fact)).includes(text));
  const [fact] = found;
  if (fact === undefined || found.length > 1) throw new Error(`${found.length} facts are printed ${text}`);
  return fact;
}
