import type { ListItem } from '../../shared/list-item.ts';
import { shortenAround, type MarkedText, type Range } from '../../shared/marked-text.ts';

const wordsOf = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Every place in a text where a word that is searched for stands. */
export function hitsIn(text: string, search: string): readonly Range[] {
  const small = text.toLowerCase();
  // Some letters are two in small: then places would be those of another text.
  if (small.length !== text.length) return [];
  return wordsOf(search).flatMap((word) => {
    const hits: Range[] = [];
    for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + word.length))
      hits.push({ start: at, end: at + word.length });
    return hits;
  });
}

/** As many letters of what was found as fit into a row. */
const shortest = 40;

/** Why a search finds an item whose subject does not say it: the words around the first hit in what else was searched. */
export function foundIn(
  { texts: [subject = '', ...others] }: Pick<ListItem, 'texts'>,
  search: string,
): MarkedText | null {
  const first = wordsOf(search).find((word) => hitsIn(subject, word).length === 0);
  if (first === undefined) return null;
  const text = others.find((one) => hitsIn(one, first).length > 0);
  return text === undefined ? null : shortenAround({ text, marks: hitsIn(text, first).slice(0, 1) }, shortest);
}
