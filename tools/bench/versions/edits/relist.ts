import type { Dice } from '../../engine-load/seeded-random.ts';
import { wordCount } from '../sources/block.ts';
import type { PaperBlock } from '../sources/draw-paper.ts';
import type { Draft } from './draft.ts';
import { listMarker, listStyles, type ListStyle } from './numbering.ts';

interface List {
  readonly style: ListStyle;
  readonly items: readonly PaperBlock[];
}

const fewestItems = 3;
const mostWordsOfItem = 120;

/** Deletes an item of a list, or gives the list markers of another style; where items are referred to, neither. */
export function relist(part: readonly PaperBlock[], draft: Draft, mayDelete: boolean, dice: Dice): void {
  const lists = listsOf(part).filter(
    ({ items }) => items.every((item) => !draft.isClosed(item)) && !isReferredTo(items, part),
  );
  const list = lists[dice.between(0, Math.max(1, lists.length))];
  if (list === undefined) return;
  if (!mayDelete || dice.between(0, 2) === 0) return restyle(list, draft, dice);
  const at = dice.between(1, list.items.length - 1);
  const [item, neighbour] = [list.items[at], list.items[at - 1]];
  if (item === undefined || wordCount([item]) < 6 || wordCount([item]) > mostWordsOfItem) return;
  draft.note({ operator: 'item-deleted', harmless: false }, [item], neighbour);
  draft.blocks = draft.blocks.filter(({ id }) => id !== item.id);
  mark(list.items.toSpliced(at, 1), list.style, draft);
}

function restyle({ style, items }: List, draft: Draft, dice: Dice): void {
  const others = listStyles.filter((one) => one !== style);
  mark(items, others[dice.between(0, others.length)] ?? style, draft);
}

function mark(items: readonly PaperBlock[], style: ListStyle, draft: Draft): void {
  const markers = new Map(items.map(({ id }, at) => [id, listMarker(style, at)]));
  draft.blocks = draft.blocks.map((block) => ({ ...block, marker: markers.get(block.id) ?? block.marker }));
  const changed = items.filter(({ id, marker }) => markers.get(id) !== marker);
  for (const item of changed) draft.note({ operator: 'renumbered', harmless: true, beginning: true }, [item]);
}

/** Runs of paragraphs that stand directly below each other and are counted from the first marker of a style. */
function listsOf(part: readonly PaperBlock[]): List[] {
  return listStyles.flatMap((style) =>
    part.flatMap((_, start): List[] => {
      const rest = part.slice(start, start + 26);
      const end = rest.findIndex(({ marker, heading }, at) => heading || marker !== listMarker(style, at));
      const items = rest.slice(0, end === -1 ? undefined : end);
      return items.length >= fewestItems ? [{ style, items }] : [];
    }),
  );
}

function isReferredTo(items: readonly PaperBlock[], part: readonly PaperBlock[]): boolean {
  const markers = items.map(({ marker }) => `\\(${marker.slice(1, -1)}\\)`).join('|');
  const reference = new RegExp(
    String.raw`(?:clause|section|paragraph|item|and|or|through|\d|\))s? ?(?:${markers})|(?:${markers}),? (?:and|or|above|below|through|hereof)\b`,
    'iu',
  );
  return part.some(({ text }) => reference.test(text));
}
