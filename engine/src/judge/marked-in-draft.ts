import { rulingAt } from '../layout/ruling.ts';
import type { Word } from '../layout/word.ts';
import { wordsOf, type Paper, type Span } from '../versions/index.ts';

/** Words that stand somewhere in one document; none where the other one has something more. */
interface Place {
  readonly document: number;
  readonly span: Span;
}

/** How far a deletion may stand from what was put in its place, in sizes of the type. */
const beside = 1.5;
/** Part of a word that the line under it covers, and how far that line may lie off the bottom of the word, in its sizes. */
const [covered, under] = [0.7, 0.35];

const known = new WeakMap<Paper, boolean>();

function isDraft(paper: Paper): boolean {
  let is = known.get(paper);
  if (is === undefined) {
    is = paper.facts.passages.some(({ words: [first] }) => first?.page.notes?.struckAt !== undefined);
    known.set(paper, is);
  }
  return is;
}

/**
 * Whether a draft that marks its changes marks this one: words are struck out there, or what is new is underlined. Nothing
 * where neither document is such a draft, or both are.
 */
export function isMarkedInDraft(places: readonly Place[], papers: readonly Paper[]): boolean | undefined {
  const shown = [...new Set(places.map(({ document }) => document))];
  const drafts = shown.filter((document) => papers[document] !== undefined && isDraft(papers[document]));
  const [draft] = drafts;
  if (draft === undefined || drafts.length === shown.length) return undefined;
  const text = papers[draft]?.text;
  return places.some(({ document, span }) => {
    if (document !== draft || text === undefined) return false;
    const words = wordsOf(text, span);
    const around = [
      ...wordsOf(text, [Math.max(0, span[0] - 1), span[0]]),
      ...words,
      ...wordsOf(text, [span[1], span[1] + 1]),
    ];
    return around.some(isBesideDeletion) || words.some(isUnderlined);
  });
}

function isBesideDeletion(word: Word): boolean {
  const struck = word.page.notes?.struckAt ?? [];
  for (let at = 0; at + 3 < struck.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(struck, at);
    const middle = (top + bottom) / 2;
    if (middle < word.top || middle > word.bottom) continue;
    if (left - word.right < word.size * beside && word.left - right < word.size * beside) return true;
  }
  return false;
}

function isUnderlined(word: Word): boolean {
  const { rulings } = word.page;
  for (let at = 0; at + 3 < rulings.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(rulings, at);
    const isLevel = right - left > bottom - top && Math.abs((top + bottom) / 2 - word.bottom) < word.size * under;
    if (isLevel && Math.min(right, word.right) - Math.max(left, word.left) > (word.right - word.left) * covered)
      return true;
  }
  return false;
}
