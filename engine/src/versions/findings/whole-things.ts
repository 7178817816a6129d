import { lengthOf, none, type ChangeMap, type Hunk, type Span } from '../change-map.ts';
import { isListJoiner } from '../clauses.ts';
import { withWholeValues } from '../hunk-values.ts';
import { keyAt } from '../markers.ts';
import { sentenceSpan, type Paper } from '../sentences.ts';
import { classOf, isEmptyWord } from '../words/word-classes.ts';
import { endsClause, wordAt } from '../token-places.ts';
import { isCapital, isNumberSign } from './designators.ts';

/** Words of a name that were put in or left out. */
const longestPart = 3;
/** Equal words that belong to what differs: no name and no list of numbers has more. */
const longestThing = 12;

/**
 * A change with the rest of what it is a part of, as printed: the whole value, the whole name, the whole list of numbers.
 * Of `Exhibits A-1 and A-2` not only `1 and A-2` changed.
 */
export function wholeThing(map: ChangeMap, a: Paper, b: Paper, hunk: Hunk): Hunk {
  // What was put in or left out is said by itself, unless it is a word or two of a name.
  const isOneSided = lengthOf(hunk.a) === 0 || lengthOf(hunk.b) === 0;
  if (isOneSided && lengthOf(hunk.a) + lengthOf(hunk.b) > longestPart) return hunk;
  const whole = withWholeValues(map, { a, b }, hunk);
  const before = reachOf(map, a, b, whole, -1);
  const behind = reachOf(map, a, b, whole, 1);
  return {
    a: [whole.a[0] - before, whole.a[1] + behind],
    b: [whole.b[0] - before, whole.b[1] + behind],
  };
}

type Direction = -1 | 1;

/** Equal tokens next to a change that belong to it; none where they are too many, as in a line of capitals. */
function reachOf(map: ChangeMap, a: Paper, b: Paper, { a: spanA, b: spanB }: Hunk, direction: Direction): number {
  const edge = (span: Span): number => (direction === 1 ? span[1] : span[0] - 1);
  const isPaired = (step: number): boolean =>
    (map.inB[edge(spanA) + step * direction] ?? none) === edge(spanB) + step * direction;
  const belongs = (step: number): boolean =>
    isPaired(step) &&
    belongsTo(a, spanA, edge(spanA) + step * direction, direction) &&
    belongsTo(b, spanB, edge(spanB) + step * direction, direction);
  let reach = 0;
  while (reach <= longestThing && belongs(reach)) reach += 1;
  while (reach > 0 && isListJoiner(keyAt(map.a, edge(spanA) + (reach - 1) * direction))) reach -= 1;
  return reach > longestThing ? 0 : reach;
}

function belongsTo(paper: Paper, span: Span, token: number, direction: Direction): boolean {
  const { text } = paper;
  const inner = token - direction;
  if (token < 0 || token >= text.length || text.passageOf[token] !== text.passageOf[inner]) return false;
  if (text.firstWords[token] === text.firstWords[inner]) return true;
  const anchor = span[1] > span[0] ? inner : token;
  const [first, last] = sentenceSpan(paper, anchor);
  if (token < first || token >= last) return false;
  const before = Math.min(token, inner);
  const isList = isNumber(paper, before) || isListJoiner(keyAt(text, before));
  // `90071 ("Lessor")`: what is in brackets is another thing.
  if (opensBracket(text, before + 1)) return false;
  if (!isList && endsClause(text, before) && !isNumberSign(keyAt(text, before))) return false;
  // `77478 Attn`: a name begins behind a number, and belongs to what follows.
  if (direction === 1 && /^\d/u.test(keyAt(text, inner)) && isCapital(text, token)) return false;
  if (isOfThing(paper, token)) return token > first || isNumber(paper, token + 1);
  return isListJoiner(keyAt(text, token)) && isNumber(paper, inner) && isOfThing(paper, token + direction);
}

const opensBracket = (text: Paper['text'], token: number): boolean =>
  /^[(["“„]/u.test(wordAt(text, token)?.text ?? '') && text.firstWords[token] !== text.firstWords[token - 1];

const isNumber = ({ text }: Paper, token: number): boolean => /\d|^[a-z]$/u.test(keyAt(text, token));

/** A part of a name or of a number. */
function isOfThing({ text }: Paper, token: number): boolean {
  const key = keyAt(text, token);
  if (/^\d/u.test(key)) return true;
  return isCapital(text, token) && classOf(key) === undefined && !isEmptyWord(key);
}
