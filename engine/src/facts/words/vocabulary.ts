import type { Passage } from '../../layout/passage.ts';
import type { FactDocument } from '../fact.ts';

interface Vocabulary {
  readonly body: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
}

/** Kept by the passages, which are there before the rest of a document is understood. */
const known = new WeakMap<readonly Passage[], Vocabulary>();

/** The different words of a document as printed, without those of its running lines: a twentieth of all its words. */
export const vocabulary = ({ passages }: FactDocument): ReadonlySet<string> => vocabularyOf(passages).body;

/** The different words of a document with its running lines. */
export const wholeVocabulary = ({ passages }: FactDocument): ReadonlySet<string> => vocabularyOf(passages).all;

/** How many times each word stands in a document, with its running lines. */
export const wordCounts = (passages: readonly Passage[]): ReadonlyMap<string, number> => vocabularyOf(passages).counts;

function vocabularyOf(passages: readonly Passage[]): Vocabulary {
  let words = known.get(passages);
  if (words === undefined) known.set(passages, (words = gather(passages)));
  return words;
}

function gather(passages: readonly Passage[]): Vocabulary {
  const counts = new Map<string, number>();
  const running = new Map<string, number>();
  for (const { kind, words } of passages) {
    const own = kind === 'furniture' ? running : counts;
    for (const { text } of words) own.set(text, (own.get(text) ?? 0) + 1);
  }
  const body = new Set(counts.keys());
  for (const [text, count] of running) counts.set(text, (counts.get(text) ?? 0) + count);
  return { body, all: new Set([...body, ...running.keys()]), counts };
}
