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
const neverLast = new Set(
  (
    'a an the of to for from by with within at in on under and or nor than that which whose our your their its his her ' +
    'not shall will may must per ' +
    'der die das des dem den ein eine einer einem einen und oder von vom zum zur mit bei für durch gegen ohne über ' +
    'unter zwischen nach vor aus auf im am sowie bis je als wie ihr ihre seine kein keine ' +
    'le la les du de des un une et ou à au aux par pour avec sans sur sous dans chez entre que qui dont ne leur leurs ' +
    'el los las del al y o por para con sin sobre ante entre desde hasta su sus cada ' +
    'il lo gli i della dello delle dei degli nel nella alla allo alle ai per con tra fra che e'
  ).split(' '),
);
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
