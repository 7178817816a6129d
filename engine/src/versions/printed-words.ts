import { wholePrint, type ReadingText } from '../layout/reading-text/index.ts';
import { none, type Span } from './change-map.ts';

/** A word as the page prints it; one that is cut at the end of a line is put together. */
export interface PrintedWord {
  readonly tokens: Span;
  readonly passage: number;
  readonly text: string;
}

/** The words of a text in reading order; each token is part of one. */
export function printedWords(text: ReadingText): PrintedWord[] {
  const { passageOf, firstWords } = text;
  const words: PrintedWord[] = [];
  for (let from = 0; from < text.length;) {
    let to = from + 1;
    while (to < text.length && passageOf[to] === passageOf[from] && firstWords[to] === firstWords[from]) to += 1;
    words.push({ tokens: [from, to], passage: passageOf[from] ?? 0, text: printOf(text, from) });
    from = to;
  }
  return words;
}

function printOf({ passages, passageOf, firstWords, lastWords }: ReadingText, token: number): string {
  const { words } = passages[passageOf[token] ?? 0] ?? { words: [] };
  const [first, last] = [firstWords[token] ?? 0, lastWords[token] ?? 0];
  const start = words[first]?.text ?? '';
  return first === last ? start : wholePrint(passages, start, words[last]?.text ?? '');
}

/** For each token the position of its word. */
export function wordOfTokens(words: readonly PrintedWord[], length: number): Int32Array {
  const wordOf = new Int32Array(length).fill(none);
  for (const [at, { tokens }] of words.entries()) wordOf.fill(at, tokens[0], tokens[1]);
  return wordOf;
}
