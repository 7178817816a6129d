import { distance } from 'fastest-levenshtein';
import { doubtMark, type ReadingText } from '../layout/reading-text/index.ts';
import { lengthOf, type ChangeMap, type Hunk, type Span } from './change-map.ts';
import { keysIn } from './hunk-words.ts';
import { againOf, isWrittenIn, roomFor } from './scanned/index.ts';
import { isMarker, wordAt, wordsOf } from './token-places.ts';
import { classOf } from './words/word-classes.ts';

/** Characters that a recogniser takes for one another, each with the one that stands for all of them. */
const confused: readonly (readonly [read: RegExp, as: string])[] = [
  [/[o0qd]/gu, 'o'],
  [/[il1|jt]/gu, 'i'],
  [/[s5]/gu, 's'],
  [/[b8]/gu, 'b'],
  [/[z2]/gu, 'z'],
  [/[g96]/gu, 'g'],
  [/rn|nn/gu, 'm'],
  [/vv/gu, 'w'],
  [/[ce]/gu, 'c'],
  [/[fr]/gu, 'r'],
];

function asRead(row: string): string {
  let folded = row.normalize('NFD').replace(/\p{M}/gu, '');
  for (const [read, as] of confused) folded = folded.replace(read, as);
  return folded;
}

/** Part of the letters of a word that a recogniser may get wrong; a word that looks less alike is another one. */
const mostWrong = 0.4;
/** Specks that are read as words are no longer, in tokens and in letters. */
const longestSpeck = 3;
const speckLetters = 3;
/** Part of the width of printed words that is a speck in their place, not another word. */
const speckShare = 0.3;

/** Part of the tokens of a longer run that the recogniser was not sure of: the run tells nothing. */
const mostlyDoubted = 0.5;
const longRun = 3;

/**
 * Tells what a recogniser misread, or did not read, from what changed. A difference on a recognised page counts only as
 * far as the page was read: words that no paper knows and that the recogniser doubts say nothing, a word that is gone is
 * gone only where the page has no room for it, and figures that were read without doubt are never set aside.
 */
export function misreadIn(map: ChangeMap): (hunk: Hunk) => boolean {
  const isUnknown = unknownIn(map);
  return (hunk) => {
    const readB = isRecognised(map.b, hunk.b, map.a, hunk.a);
    const readA = isRecognised(map.a, hunk.a, map.b, hunk.b);
    if (readA === readB) return readA && isAlikeRead(map, hunk, isUnknown);
    const [printed, read] = readB
      ? [
          { text: map.a, span: hunk.a },
          { text: map.b, span: hunk.b },
        ]
      : [
          { text: map.b, span: hunk.b },
          { text: map.a, span: hunk.a },
        ];
    const partners = readB ? map.inA : map.inB;
    if (lengthOf(read.span) === 0 || isSpeckFor(printed, read)) return isUnread(printed, read, partners);
    const isAdded = lengthOf(printed.span) === 0;
    if (isAdded && isWrittenIn({ text: read.text, printed: printed.text, partners }, read.span, printed.span[0]))
      return false;
    if (isDoubted(read, isUnknown)) return true;
    if (isPoorPage(read) && !isPlain(printed, read, isUnknown)) return true;
    return isOtherMarker(printed, read) || isAlikeRead(map, hunk, isUnknown);
  };
}

interface Side {
  readonly text: ReadingText;
  readonly span: Span;
}

/** What was read in the place of words is far too narrow to be all that is there. */
function isSpeckFor(printed: Side, read: Side): boolean {
  const widthOf = ({ text, span }: Side): number =>
    wordsOf(text, span).reduce((sum, { left, right }) => sum + right - left, 0);
  return widthOf(read) < widthOf(printed) * speckShare;
}

/** Words without a partner on the recognised page that the recogniser made up of what it could not read. */
function isDoubted({ text, span }: Side, isUnknown: (key: string) => boolean): boolean {
  let [doubted, unsure] = [0, 0];
  for (let token = span[0]; token < span[1]; token += 1) {
    if (!isDoubtAt(text, token)) continue;
    doubted += 1;
    const isReadTwoWays = againOf(wordAt(text, token)) !== undefined;
    if (isReadTwoWays || isUnknown(text.lexemes.textOf(text.keys[token] ?? 0))) unsure += 1;
  }
  const length = lengthOf(span);
  return unsure === length || (length >= longRun && doubted >= length * mostlyDoubted);
}

/** Part of the words of a page that a recogniser doubts where it reads a clean scan, at most. */
const cleanShare = 0.02;
const doubtfulFlag = 4;

function isPoorPage({ text, span }: Side): boolean {
  const page = wordAt(text, Math.min(span[0], text.length - 1))?.page;
  if (page?.ocr !== true) return false;
  const doubted = page.flags.reduce((sum, flags) => sum + ((flags & doubtfulFlag) === 0 ? 0 : 1), 0);
  return doubted > page.texts.length * cleanShare;
}

/** So many words are a passage, which no recogniser makes up or leaves out. */
const longPassage = 12;
/** Part of the words of a passage that the other version has elsewhere where it is other text, rather than misread. */
const mostlyKnown = 0.5;

/**
 * What is said even where the page is poor: a word that looks otherwise or a figure in the place of another one, read
 * without doubt, and a whole passage.
 */
function isPlain(printed: Side, read: Side, isUnknown: (key: string) => boolean): boolean {
  const keys = keysIn(read.text, read.span);
  // Words that the other version knows, in another order: no page is misread so.
  if (keys.length >= longPassage && keys.filter((key) => !isUnknown(key)).length >= keys.length * mostlyKnown)
    return true;
  if (isDoubtful(read.text, read.span)) return false;
  if (lengthOf(printed.span) === 0) return keys.length >= longPassage;
  if (lengthOf(printed.span) !== keys.length) return false;
  const other = keysIn(printed.text, printed.span);
  return keys.every((key, at) => /^\d/u.test(key) || !looksLike(other[at] ?? '', key));
}

/** The number of a clause that is missing on the page, or words that are printed where the page has room for them. */
function isUnread(printed: Side, { text, span }: Side, partners: Int32Array): boolean {
  const room = roomFor({ printed: printed.text, span: printed.span, read: text, at: span, partners });
  if (room === 'blank' || room === 'closed') return false;
  if (room === 'inked' && lengthOf(printed.span) < longPassage) return true;
  if (isMarker(printed.text, printed.span)) return true;
  if (isPoorPage({ text, span }) && lengthOf(printed.span) < longPassage) return true;
  return [span[0] - 1, span[0]].some(
    (token) => token >= 0 && token < text.length && wordAt(text, token)?.page.ocr === true && isDoubtAt(text, token),
  );
}

/** The number of a clause that lost its stop, or was read as letters: the clause is the same. */
function isOtherMarker(printed: Side, read: Side): boolean {
  if (!isMarker(printed.text, printed.span)) return false;
  const [from, to] = [keysIn(printed.text, printed.span).join(''), keysIn(read.text, read.span).join('')];
  if (figuresOf(from) !== '' && figuresOf(from) === figuresOf(to)) return true;
  return to.length <= speckLetters && (!/\d/u.test(to) || isDoubtAt(read.text, read.span[0]));
}

/** Both sides look the same to a recogniser. */
function isAlikeRead(map: ChangeMap, hunk: Hunk, isUnknown: (key: string) => boolean): boolean {
  const [keysA, keysB] = [keysIn(map.a, hunk.a), keysIn(map.b, hunk.b)];
  if (keysA.length === 0 || keysB.length === 0) return isSpeck(keysA.length === 0 ? keysB : keysA, isUnknown);
  const isReadB = wordAt(map.b, hunk.b[0])?.page.ocr === true;
  const [rowA, rowB] = [keysA.join(''), keysB.join('')];
  const hasDoubt = isDoubtful(map.a, hunk.a) || isDoubtful(map.b, hunk.b);
  if (asRead(rowA) === asRead(rowB) && (!hasBothFigures(rowA, rowB) || hasDoubt)) return true;
  if (/\d/u.test(rowA) && /\d/u.test(rowB) && figuresOf(rowA) !== figuresOf(rowB)) return false;
  const [from, to] = isReadB ? [keysA, keysB] : [keysB, keysA];
  if (from.length === to.length)
    return from.every((key, at) => key === to[at] || isMisread(key, to[at] ?? '', isUnknown));
  return isMisread(from.join(''), to.join(''), () => to.some((key) => isUnknown(key) && classOf(key) === undefined));
}

/** `read` is no word of these papers, and looks like one of them. */
function isMisread(printed: string, read: string, isUnknown: (key: string) => boolean): boolean {
  return isUnknown(read) && classOf(read) === undefined && looksLike(printed, read);
}

const looksLike = (printed: string, read: string): boolean =>
  distance(asRead(printed), asRead(read)) <= Math.ceil(Math.max(printed.length, read.length) * mostWrong);

const figuresOf = (row: string): string => row.replace(/\D/gu, '');
const hasBothFigures = (a: string, b: string): boolean => /^\d+$/u.test(a) && /^\d+$/u.test(b);

const isSpeck = (keys: readonly string[], isUnknown: (key: string) => boolean): boolean =>
  keys.length <= longestSpeck &&
  keys.every((key) => key.length <= speckLetters && !/\d/u.test(key) && classOf(key) === undefined && isUnknown(key));

/** The page of a run, or, where nothing stands there, of the words around its place, as far as the other side is printed. */
function isRecognised(text: ReadingText, span: Span, other: ReadingText, otherSpan: Span): boolean {
  if (lengthOf(span) > 0) return wordAt(text, span[0])?.page.ocr === true;
  if (wordAt(other, otherSpan[0])?.page.ocr === true) return false;
  return [span[0] - 1, span[0]].some((token) => wordAt(text, token)?.page.ocr === true);
}

const isDoubtAt = ({ marks }: ReadingText, token: number): boolean => ((marks[token] ?? 0) & doubtMark) !== 0;

function isDoubtful(text: ReadingText, [from, to]: Span): boolean {
  for (let token = from; token < to; token += 1) if (isDoubtAt(text, token)) return true;
  return false;
}

/** Words that the printed paper does not know, or, of two recognised ones, that stand in one of them and once only. */
function unknownIn({ a, b }: ChangeMap): (key: string) => boolean {
  const isRead = ({ passages }: ReadingText): boolean => passages.some(({ words }) => words[0]?.page.ocr === true);
  const [readA, readB] = [isRead(a), isRead(b)];
  const texts = readA === readB ? [a, b] : [readA ? b : a];
  const counts = new Map<string, number>();
  for (const { lexemes, keys } of texts)
    for (let token = 0; token < keys.length; token += 1) {
      const key = lexemes.textOf(keys[token] ?? 0);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const fewest = texts.length;
  return (key) => (counts.get(key) ?? 0) < fewest;
}
