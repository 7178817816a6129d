import type { FactDocument } from './fact.ts';

interface Vocabulary {
  readonly body: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

const known = new WeakMap<FactDocument, Vocabulary>();

/** The different words of a document as printed, without those of its running lines: a twentieth of all its words. */
export const vocabulary = (document: FactDocument): ReadonlySet<string> => vocabularyOf(document).body;

/** The different words of a document with its running lines. */
export const wholeVocabulary = (document: FactDocument): ReadonlySet<string> => vocabularyOf(document).all;

function vocabularyOf(document: FactDocument): Vocabulary {
  let words = known.get(document);
  if (words === undefined) known.set(document, (words = gather(document)));
  return words;
}

function gather({ passages }: FactDocument): Vocabulary {
  const body = new Set<string>();
  const running = new Set<string>();
  for (const passage of passages) {
    const words = passage.kind === 'furniture' ? running : body;
    for (const { text } of passage.words) words.add(text);
  }
  return { body, all: new Set([...body, ...running]) };
}
