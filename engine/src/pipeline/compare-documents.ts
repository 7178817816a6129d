import type { Comparison } from '../judge/comparison.ts';
import type { ReadDocument } from '../pdf/read-document.ts';

/** Pure and deterministic: the same documents in any order give the same bytes. */
export function compareDocuments(documents: readonly ReadDocument[]): Comparison {
  throw new Error(`cannot compare ${documents.length} documents yet`);
}
