import { extractFacts } from '../facts/extract-facts.ts';
import type { FactDocument } from '../facts/fact.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { aDocument } from './a-document.ts';

/** Documents by their printed lines, understood as the product does; they are named a.pdf, b.pdf and so on. */
export const factDocuments = (...documents: readonly (readonly string[])[]): FactDocument[] =>
  documents.map((lines, index) => {
    const name = `${String.fromCodePoint(97 + index)}.pdf`;
    return extractFacts(index, name, layoutDocument(aDocument(name, lines)));
  });
