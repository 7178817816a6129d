import rows from '../lexicon/never-last.json' with { type: 'json' };
import { byLanguage, wordsOfAll } from '../lexicon/word-lists.ts';
import { markerLength } from './list-marker.ts';
import type { Passage } from './passage.ts';

/** Joins a paragraph that a page break cut, and puts the running lines between its halves before it. */
export function joinAcrossPages(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  let lastText: number | undefined;
  for (const [index, found] of passages.entries()) {
    const passage = isRunningHead(found, passages[index - 1], passages[index + 1], joined[lastText ?? -1])
      ? { ...found, kind: 'furniture' as const }
      : found;
    if (passage.kind === 'furniture') {
      joined.push(passage);
      continue;
    }
    const last = lastText === undefined ? undefined : joined[lastText];
    if (lastText !== undefined && last !== undefined && isCut(last, passage)) {
      joined[lastText] = { ...last, words: [...last.words, ...passage.words] };
      continue;
    }
    lastText = joined.length;
    joined.push(passage);
  }
  return joined;
}

/** Longer lines at the top of a page are text. */
const longestHead = 8;

/** The title of the section at the top of a page, between the halves of a sentence: it is on too few pages to be known as furniture. */
function isRunningHead(
  passage: Passage,
  above: Passage | undefined,
  below: Passage | undefined,
  last: Passage | undefined,
): boolean {
  const page = passage.words[0]?.page;
  if (last === undefined || below === undefined || passage.words.length > longestHead) return false;
  if (passage.kind !== 'paragraph' && passage.kind !== 'heading') return false;
  if ((above !== undefined && above.words.at(-1)?.page === page) || below.words[0]?.page !== page) return false;
  if (!/[A-Za-zªµºÀ-ÖØ-ӿ\d,-]$/u.test(last.words.at(-1)?.text ?? '') || below.words.length < fewestWords) return false;
  return isCut(last, below) && !isCut(last, passage) && /^\p{Ll}/u.test(below.words[0]?.text ?? '');
}

/** Articles, prepositions and conjunctions: no sentence and no heading ends with them. */
const neverLast = new Set(wordsOfAll(byLanguage.parse(rows)));
/** Shorter paragraphs may be labels. */
const fewestWords = 4;

/** A paragraph that cannot be at its end. */
function isOpen({ words }: Passage): boolean {
  const end = words.at(-1)?.text ?? '';
  return words.length >= fewestWords && neverLast.has(end.toLowerCase());
}

function isCut(last: Passage, next: Passage): boolean {
  if (last.kind !== 'paragraph' || next.kind !== 'paragraph') return false;
  const end = last.words.at(-1);
  const start = next.words[0];
  if (end === undefined || start === undefined || end.page === start.page) return false;
  if (/[.:;!?]["”)]?$/u.test(end.text) || markerLength(next.words) > 0) return false;
  return /^\p{Ll}/u.test(start.text) || (isOpen(last) && next.words.length >= fewestWords);
}
