import type { FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';

/** A numbered clause of a paper. */
export interface Clause {
  readonly passage: number;
  /** What it is called, as stems; empty where its first words are no title. */
  readonly title: readonly string[];
  /** Words of the title: `words.slice(start, end)` of the passage. */
  readonly start: number;
  readonly end: number;
}

/** The numbered clauses of a paper by their numbers: `7`, `7.2`. */
export type Outline = ReadonlyMap<string, Clause>;

const named = /^(?:§|art\.?|article|artikel|artículo|artigo|section|clause|cláusula|ziffer)$/i;
const numbered = /^(?:§)?(?<number>\d{1,2}(?:\.\d{1,2}){0,3})[.):]?$/u;
/** A paper with fewer numbered clauses is hardly referred to by number. */
const fewestClauses = 5;
const longestTitle = 7;

/**
 * The clauses of a paper that numbers them one after the other; undefined where numbers are missing, stand twice or out
 * of order, for then not all of them were recognised.
 */
export function readOutline({ passages }: FactDocument): Outline | undefined {
  const outline = new Map<string, Clause>();
  let last = 0;
  for (const [passage, { kind, words }] of passages.entries()) {
    if (kind !== 'paragraph' && kind !== 'heading') continue;
    const first = named.test(words[0]?.text ?? '') ? 1 : 0;
    const number = numbered.exec(words[first]?.text ?? '')?.groups?.['number'];
    if (number === undefined || (words.length <= first + 1 && kind !== 'heading')) continue;
    if (!number.includes('.')) {
      if (Number(number) !== last + 1) return undefined;
      last += 1;
    }
    if (outline.has(number)) return undefined;
    outline.set(number, {
      passage,
      ...titleOf(
        words.map(({ text }) => text),
        first + 1,
        kind === 'heading',
      ),
    });
  }
  return last >= fewestClauses ? outline : undefined;
}

/** `7. Confidentiality.`: a few words that end like a sentence before the first one begins. */
function titleOf(words: readonly string[], from: number, isHeading: boolean): Omit<Clause, 'passage'> {
  const stop = words.findIndex((word, at) => at >= from && /[.:–]$/u.test(word));
  const end = isHeading ? words.length : stop + 1;
  const isTitle = end > from && end - from <= longestTitle && (isHeading || end < words.length);
  const title = isTitle
    ? words
        .slice(from, end)
        .map(stem)
        .filter((term) => term !== '')
    : [];
  return { title, start: from, end: isTitle ? end : from };
}
