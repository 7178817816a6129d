import type { FactDocument } from './fact.ts';

const known = new WeakMap<FactDocument, ReadonlySet<string>>();

/** The different words of a document as printed, without those of its running lines: a twentieth of all its words. */
export function vocabulary(document: FactDocument): ReadonlySet<string> {
  let words = known.get(document);
  if (words === undefined) known.set(document, (words = gather(document)));
  return words;
}

function gather({ passages }: FactDocument): Set<string> {
  const words = new Set<string>();
  for (const passage of passages)
    if (passage.kind !== 'furniture') for (const { text } of passage.words) words.add(text);
  return words;
}
