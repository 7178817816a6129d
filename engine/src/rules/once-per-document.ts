import type { FactDocument } from '../facts/fact.ts';

/** Reads something from a document when it is asked for, and once. */
export function oncePerDocument<T>(read: (document: FactDocument) => T): (document: FactDocument) => T {
  const known = new Map<FactDocument, { readonly value: T }>();
  return (document) => {
    const held = known.get(document) ?? { value: read(document) };
    known.set(document, held);
    return held.value;
  };
}
