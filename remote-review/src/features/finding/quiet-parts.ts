export interface QuietPart {
  readonly text: string;
  readonly isQuiet: boolean;
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text cut at its spaces: the words that another passage has as well are quiet. */
export function quietParts(text: string, others: readonly { readonly quote: string }[]): readonly QuietPart[] {
  const known = new Set(others.flatMap(({ quote }) => wordsIn(quote)));
  const parts: QuietPart[] = [];
  for (const piece of text.split(/(?<=\s)/u)) {
    const isQuiet = wordsIn(piece).every((word) => known.has(word));
    const last = parts.at(-1);
    if (last?.isQuiet === isQuiet) parts.splice(-1, 1, { text: last.text + piece, isQuiet });
    else parts.push({ text: piece, isQuiet });
  }
  return parts;
}
