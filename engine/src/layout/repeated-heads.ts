import type { Passage } from './passage.ts';

/** What a table prints that is none of its rows. */
export const asFurniture = ({ words, table }: Passage): Passage => ({
  kind: 'furniture',
  words,
  cells: [],
  heading: '',
  ...(table === undefined ? {} : { table }),
});

/** Takes the head of a table for furniture where it is printed again over the part on the next page. */
export function withoutRepeatedHeads(passages: readonly Passage[]): Passage[] {
  const printed = new Map<number, Set<string>>();
  let before: Passage | undefined;
  return passages.map((passage) => {
    if (passage.kind === 'furniture') return passage;
    const isFirst = before?.words.at(-1)?.page !== passage.words[0]?.page;
    before = passage;
    if (passage.isHead !== true || passage.table === undefined) return passage;
    const text = passage.words.map((word) => word.text).join(' ');
    const known = printed.get(passage.table);
    if (known === undefined) printed.set(passage.table, new Set([text]));
    else if (isFirst && known.has(text)) return asFurniture(passage);
    else known.add(text);
    return passage;
  });
}
