import { Compounds } from '../../facts/words/compounds.ts';
import { extractFacts } from '../../facts/extract-facts.ts';
import { printed, wordsOfFact, type FactDocument } from '../../facts/fact.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { aDocument } from '../../testing/a-document.ts';
import type { FactLink } from '../fact-link.ts';
import { linkFacts } from '../link-facts.ts';
import { findRelatedness } from '../papers/relatedness.ts';
import { termWeights } from '../term-weights.ts';

/** Documents given as lines, understood. */
export function factDocuments(...documents: readonly (readonly string[])[]): FactDocument[] {
  const compounds = new Compounds();
  const facts = documents.map((lines, index) => {
    const name = `${index}.pdf`;
    return extractFacts(index, name, layoutDocument(aDocument(name, lines)), { compounds });
  });
  compounds.learn(facts);
  return facts;
}

/** Links of documents as printed: `£1,200 = £1,200` or `£1,200 ≠ £1,300`. */
export function printedLinks(links: readonly FactLink[], documents: readonly FactDocument[]): string[] {
  const text = (fact: FactLink['a']): string => {
    const document = documents[fact.document];
    return document === undefined ? '' : printed(wordsOfFact(document, fact));
  };
  return links.map(({ a, b, relation }) => `${text(a)} ${relation === 'same' ? '=' : '≠'} ${text(b)}`);
}

/** Links found between documents of different kinds. */
export function linked(...documents: readonly (readonly string[])[]): string[] {
  const facts = factDocuments(...documents);
  return printedLinks(linkFacts(facts, termWeights(facts), findRelatedness(facts)), facts);
}
