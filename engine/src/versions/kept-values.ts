import type { Fact } from '../facts/fact.ts';
import type { ValueType } from '../facts/values/value.ts';
import type { ReadingText } from '../layout/reading-text/index.ts';
import { lengthOf, type ChangeMap, type Hunk, type Span } from './change-map.ts';
import { figuresIn, keysIn } from './hunk-words.ts';
import { valuesIn, withWholeValues } from './hunk-values.ts';
import { areSameValues } from './same-values.ts';
import type { Paper } from './sentences.ts';
import { spellingOf } from './words/spellings.ts';

/** The values that a change takes part in, where both sides hold the same ones. */
export function sameValuesIn(
  map: ChangeMap,
  a: Paper,
  b: Paper,
  hunk: Hunk,
): { readonly a: Fact[]; readonly b: Fact[] } | undefined {
  const whole = withWholeValues(map, { a, b }, hunk);
  const values = { a: valuesIn(a, whole.a), b: valuesIn(b, whole.b) };
  if (values.a.length === 0) return undefined;
  const isSame =
    areSameValues(values.a, values.b) && !hasOtherFigures(a, b, hunk, values) && !isOtherNumber(a, b, hunk);
  return isSame ? values : undefined;
}

/** One number in words became another: `twenty-third` and `twenty-ninth` are read as far as the twenty that both have. */
export function isOtherNumber(a: Paper, b: Paper, hunk: Hunk): boolean {
  const [wordsA, wordsB] = [keysIn(a.text, hunk.a), keysIn(b.text, hunk.b)];
  const isNumber = (paper: Paper, span: Span): boolean =>
    valuesIn(paper, span).some(({ value }) => value.type === 'number');
  return (
    wordsA.length === 1 &&
    wordsB.length === 1 &&
    ![...wordsA, ...wordsB].some((word) => /\d/u.test(word)) &&
    isNumber(a, hunk.a) &&
    isNumber(b, hunk.b) &&
    spellingOf(wordsA[0] ?? '') !== spellingOf(wordsB[0] ?? '')
  );
}

/** What is said by figures alone, and means something that its value does not tell. */
function hasOtherFigures(
  a: Paper,
  b: Paper,
  hunk: Hunk,
  values: { readonly a: readonly Fact[]; readonly b: readonly Fact[] },
): boolean {
  const [first, second] = [figuresIn(a.text, hunk.a), figuresIn(b.text, hunk.b)];
  if (first.length === 0 || second.length === 0) return false;
  if (first.length !== lengthOf(hunk.a) || second.length !== lengthOf(hunk.b)) return false;
  if (isMark(first, values.a) || isMark(second, values.b)) return first.join(' ') !== second.join(' ');
  const isReadWhole = areWithin(a, hunk.a, values.a) && areWithin(b, hunk.b, values.b);
  const isAmount = values.a.some(({ value }) => !readByFigures.has(value.type));
  return isAmount && !isReadWhole && first.map(bareFigure).join(' ') !== second.map(bareFigure).join(' ');
}

/** All figures of these are read, whatever words stand among them. */
const readByFigures: ReadonlySet<ValueType> = new Set(['date', 'time', 'phone', 'identifier']);

/** `007`, `0049`: nobody counts with so many zeros, and what is called so is another thing without them; a power of ten is another one. */
const isMark = (figures: readonly string[], values: readonly Fact[]): boolean =>
  values.every(({ value }) => value.type === 'number') && figures.some((figure) => /^(?:0\d{2,}|\^\d)$/u.test(figure));

/** All that was read there was read of these words, so that nothing else says what they are: in `one third (1/3)` a word does. */
const areWithin = ({ text }: Paper, [from, to]: Span, values: readonly Fact[]): boolean =>
  !isFigureBeside(text, from - 1, from) &&
  !isFigureBeside(text, to, to - 1) &&
  values.every(
    ({ passage, start, end }) =>
      passage === text.passageOf[from] &&
      passage === text.passageOf[to - 1] &&
      start >= (text.firstWords[from] ?? 0) &&
      end <= (text.lastWords[to - 1] ?? 0) + 1,
  );

/** `24/7`: another figure in the same printed word. */
const isFigureBeside = (text: ReadingText, token: number, own: number): boolean =>
  text.passageOf[token] === text.passageOf[own] &&
  text.firstWords[token] === text.firstWords[own] &&
  figuresIn(text, [token, token + 1]).length > 0;

/** Without separators, the letters of an ordinal, zeros before it and behind its decimals, and cents that are none. */
const bareFigure = (figure: string): string =>
  figure
    .replace(/(?<=\d)(?:st|nd|rd|th|er|re|e)$/u, '')
    .replace(/[.,:]0{1,2}$/u, '')
    .replace(/(?<=^\d+[.,]\d)0$/u, '')
    .replace(/[.,:']/gu, '')
    .replace(/^0+(?=\d)/u, '');

/** The runs of a change whose words stand outside some values. */
export function outside({ text }: Paper, [from, to]: Span, values: readonly Fact[]): Span[] {
  const runs: [number, number][] = [];
  for (let token = from; token < to; token += 1) {
    const isInside = values.some(
      ({ passage, start, end }) =>
        passage === text.passageOf[token] &&
        start <= (text.firstWords[token] ?? -1) &&
        end > (text.lastWords[token] ?? 0),
    );
    const last = runs.at(-1);
    if (isInside) continue;
    if (last?.[1] === token) last[1] = token + 1;
    else runs.push([token, token + 1]);
  }
  return runs;
}
