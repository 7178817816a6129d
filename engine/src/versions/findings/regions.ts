import { markerLength } from '../../layout/list-marker.ts';
import type { Passage } from '../../layout/passage.ts';
import { pageNumberMark, type ReadingText } from '../../layout/reading-text/index.ts';
import { lengthOf, type Hunk, type Span } from '../change-map.ts';
import { isSignatureLabel } from '../words/signature-labels.ts';

/** A part of a document in which changes are reported together. */
export type Region = 'signature' | 'contents';

/** Says of a change in which region both of its sides are. */
export function regionFinder(a: ReadingText, b: ReadingText): (hunk: Hunk) => Region | undefined {
  const [inA, inB] = [regionsOf(a), regionsOf(b)];
  return (hunk) => {
    const sides = [regionAt(a, inA, hunk.a), regionAt(b, inB, hunk.b)].filter((side) => side !== 'none');
    const [region] = sides;
    return sides.every((side) => side === region) ? region : undefined;
  };
}

type Regions = ReadonlyMap<number, Region>;

function regionAt(text: ReadingText, regions: Regions, span: Span): Region | 'none' | undefined {
  if (lengthOf(span) === 0) return 'none';
  const [first, last] = [span[0], span[1] - 1].map((token) => regions.get(text.passageOf[token] ?? -1));
  return first === last ? first : undefined;
}

/** The region of each passage that is in one, by its position. */
const regionsOf = (text: ReadingText): Regions =>
  new Map<number, Region>([
    ...[...signaturesIn(text.passages)].map((at) => [at, 'signature'] as const),
    ...[...contentsIn(text)].map((at) => [at, 'contents'] as const),
  ]);

/** A line of a signature block has no more words, and one with a signature in it no more than these. */
const longestLine = 8;
const longestSigned = 30;
/** Lines of a block that may be between it and the next signature. */
const mostLines = 6;

function signaturesIn(passages: readonly Passage[]): Set<number> {
  const found = new Set<number>();
  for (const [at, passage] of passages.entries()) {
    if (!isSigned(passage)) continue;
    found.add(at);
    for (const direction of [-1, 1])
      for (let step = 1; step <= mostLines; step += 1) {
        const line = passages[at + direction * step];
        if (line === undefined || !isLine(line)) break;
        found.add(at + direction * step);
      }
  }
  return found;
}

/** It has a signature, or the place for one. */
function isSigned({ kind, words }: Passage): boolean {
  if (kind === 'contents' || words.length > longestSigned) return false;
  return words.some(({ text }, at) => /^\/s\//iu.test(text) || (isSignatureLabel(text) && isOpening(words, at)));
}

/** A label of a form opens its line or follows what fills in the one before. */
const isOpening = (words: Passage['words'], at: number): boolean => at === 0 || words.length <= longestLine * 2;

const isLine = ({ kind, words }: Passage): boolean =>
  kind !== 'contents' &&
  words.length <= longestLine &&
  markerLength(words) === 0 &&
  !(words.length > 2 && /[a-z][.;]$/u.test(words.at(-1)?.text ?? ''));

/** Lines of a table of contents that may be between two with the number of a page. */
const mostBetween = 3;

function contentsIn({ passages, passageOf, marks, length }: ReadingText): Set<number> {
  const found = new Set<number>();
  for (const [at, { kind }] of passages.entries()) if (kind === 'contents') found.add(at);
  for (let token = 0; token < length; token += 1)
    if (((marks[token] ?? 0) & pageNumberMark) !== 0) found.add(passageOf[token] ?? -1);
  const lines = [...found].toSorted((x, y) => x - y);
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? line;
    if (next - line <= mostBetween) for (let at = line + 1; at < next; at += 1) found.add(at);
  }
  return found;
}
