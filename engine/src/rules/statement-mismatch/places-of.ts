import type { FactDocument } from '../../facts/fact.ts';
import type { Statement } from '../../facts/statements/statement.ts';
import { placeOfWords } from '../place.ts';
import type { Place } from '../rule.ts';

/** The clause within its sentence: at most one place. `marks` are the words to be marked in it. */
export function placesOf(
  documents: readonly FactDocument[],
  { document: index, unit, passage, start, end }: Statement,
  marks: Place['marks'] = [],
): Place[] {
  const document = documents[index];
  return document === undefined ? [] : [{ ...placeOfWords(document, passage, start, end, unit), marks }];
}
