import type { FactDocument } from '../facts/fact.ts';
import type { RuleContext } from './rule.ts';

/** What `read` finds in all documents that are held against another one, for rules that compare what is said. */
export const readCompared = <T>(
  { documents, areRelated }: Pick<RuleContext, 'documents' | 'areRelated'>,
  read: (document: FactDocument) => readonly T[],
): T[] =>
  documents.flatMap((document) =>
    documents.some(({ index }) => areRelated(document.index, index)) ? read(document) : [],
  );
