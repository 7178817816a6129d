import type { FactDocument } from '../facts/fact.ts';
import type { RuleContext } from './rule.ts';

/** Whether a sentence is to be read, by its position in the document. */
export type IsRead = (sentence: number) => boolean;

/**
 * What `read` finds in all documents, for rules that hold what one document says against what another does. What all hold word for word
 * differs from nothing: where nothing is found in the other sentences the rest is not read, which of long versions is nearly all.
 */
export function readWhereChanged<T>(
  { documents, isHeldByAll }: Pick<RuleContext, 'documents' | 'isHeldByAll'>,
  read: (document: FactDocument, isRead: IsRead) => readonly T[],
): T[] {
  const isChanged = documents.some(
    (document) => read(document, (sentence) => !isHeldByAll(document.index, sentence)).length > 0,
  );
  return isChanged ? documents.flatMap((document) => read(document, () => true)) : [];
}
