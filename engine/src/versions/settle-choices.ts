import type { ReadingText } from '../layout/reading-text/index.ts';
import { unpairAll, type ChangeMap, type Span } from './change-map.ts';
import { hasUnchosen, isUnchosen } from './changed-choice.ts';

/**
 * Takes apart what two versions of a filled form share of an answer that one of them gives and the other only offers: another
 * answer is another one as a whole, whatever words the two have in common.
 */
export function settleChoices(map: ChangeMap): void {
  if (!hasUnchosen(map.a) || !hasUnchosen(map.b)) return;
  const [changedInA, changedInB] = [changedAnswers(map.a, map.b, map.inB), changedAnswers(map.b, map.a, map.inA)];
  for (const answer of changedInA) unpairAll(map, answer, 'a');
  for (const answer of changedInB) unpairAll(map, answer, 'b');
}

/** Passages that the other version offers and did not choose, and that have no counterpart among what it says. */
function changedAnswers(text: ReadingText, other: ReadingText, partners: Int32Array): Span[] {
  const offered = passagesOf(other)
    .filter(([from]) => isUnchosen(other, from))
    .map((passage) => printOf(other, passage));
  return passagesOf(text).filter((passage) => {
    const [from, to] = passage;
    if (isUnchosen(text, from) || isPairedWhole(other, partners, passage)) return false;
    const print = printOf(text, [from, to]);
    return offered.some((offer) => offer === print || offer.endsWith(` ${print}`));
  });
}

/** Every word has its partner in one passage of what the other version says. */
function isPairedWhole(other: ReadingText, partners: Int32Array, [from, to]: Span): boolean {
  const first = partners[from] ?? -1;
  for (let token = from; token < to; token += 1) {
    const partner = partners[token] ?? -1;
    if (partner < 0 || isUnchosen(other, partner) || other.passageOf[partner] !== other.passageOf[first]) return false;
  }
  return true;
}

function passagesOf({ passageOf, length }: ReadingText): Span[] {
  const passages: Span[] = [];
  for (let from = 0, to = 0; from < length; from = to) {
    while (to < length && passageOf[to] === passageOf[from]) to += 1;
    passages.push([from, to]);
  }
  return passages;
}

const printOf = ({ keys, lexemes }: ReadingText, [from, to]: Span): string =>
  Array.from({ length: to - from }, (_, at) => lexemes.textOf(keys[from + at] ?? 0)).join(' ');
