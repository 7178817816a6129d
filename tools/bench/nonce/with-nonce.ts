import type { ReadDocument } from '@app/engine';
import type { KnownCase } from '../accuracy/known-case.ts';
import { exchangeFor, exchangeInDocument, exchangeInTruth, namesOf } from './exchange-words.ts';

/** What an engine gives for the papers of a set with invented words in place of those that they share, and the truth in these. */
export function withNonce<Result>(
  known: KnownCase,
  documents: readonly ReadDocument[],
  values: readonly string[],
  compare: (documents: readonly ReadDocument[]) => Result,
): { readonly result: Result; readonly known: KnownCase } {
  const exchange = exchangeFor(known.group, documents, [...values, ...namesOf(known)]);
  return {
    result: compare(documents.map((one) => exchangeInDocument(one, exchange))),
    known: exchangeInTruth(known, exchange),
  };
}
