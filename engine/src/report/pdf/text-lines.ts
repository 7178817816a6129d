import type { ParagraphFormat, TabStop } from '../blocks/block.ts';
import type { Space } from '../blocks/looks.ts';
import type { Atom, Look } from './atoms.ts';
import { plainLines } from './plain-lines.ts';
import { wordsOf, type Letters, type Segment, type TabbedWords, type Word } from './words.ts';

export interface PlacedSegment extends Segment {
  /** From the left edge of the paragraph. */
  readonly x: number;
}

/** A line to write on. */
export interface Rule {
  readonly from: number;
  readonly to: number;
}

export interface TextLine {
  readonly segments: readonly PlacedSegment[];
  readonly rules: readonly Rule[];
  readonly height: number;
  /** From the top of the line to the foot of its letters. */
  readonly baseline: number;
}

export interface LineOptions extends Pick<ParagraphFormat, 'tabs' | 'rightToLeft' | 'align'> {
  readonly width: number;
  /** Of the paragraph: tab stops are told from the edge of the page's text. */
  readonly indent: number;
  readonly space: Space;
  /** Of a line with nothing in it. */
  readonly look: Look;
}

/** Share of the size above and below the foot of letters, as Calibri has it. */
const ascent = 0.952;
const descent = 0.269;
const twipsPerPoint = 20;

/** A part of a line with a width of its own: what stands before a tab, or between two. */
interface Section {
  readonly words: readonly Word[];
  readonly stop: TabStop | undefined;
}

/** Breaks a paragraph into lines. */
export function textLines(atoms: readonly Atom[], letters: Letters, options: LineOptions): TextLine[] {
  const plain = plainLines(atoms, letters, options.width);
  if (plain !== undefined) return plain.map((line) => plainLine(line, letters, options));
  const lines: Section[][] = [[]];
  let used = 0;
  let tabs = 0;
  const newLine = (): void => {
    lines.push([]);
    [used, tabs] = [0, 0];
  };
  for (const part of wordsOf(atoms, letters, options.rightToLeft ? 'rtl' : 'ltr')) {
    if (part.kind === 'break') newLine();
    const stop = part.kind === 'tab' ? options.tabs?.[tabs] : undefined;
    if (part.kind === 'tab') tabs += 1;
    if (stop !== undefined && stop.align === 'right' && used + widthOf(part) > options.width) newLine();
    let section: Word[] = [];
    lines.at(-1)?.push({ words: section, stop });
    if (stop?.align === 'left') used = placeOf(stop, options);
    for (const word of part.words.flatMap((one) => withinLine(one, options.width, letters))) {
      const bare = widthOfWord(word) - trailingSpace(word, letters);
      if (used > 0 && used + bare > options.width + 0.01) {
        newLine();
        section = [];
        lines.at(-1)?.push({ words: section, stop: undefined });
      }
      section.push(word);
      used += widthOfWord(word);
    }
  }
  return lines.map((sections) => placedLine(sections, letters, options));
}

const widthOfWord = (word: Word): number => word.reduce((sum, { width }) => sum + width, 0);
const widthOf = ({ words }: TabbedWords): number => words.reduce((sum, word) => sum + widthOfWord(word), 0);

/** Spaces at its end need no room where the line ends. */
function trailingSpace(word: Word, letters: Letters): number {
  const last = word.at(-1);
  if (last === undefined || typeof last.content !== 'string') return 0;
  const spaces = last.content.length - last.content.trimEnd().length;
  return spaces === 0 ? 0 : spaces * letters.widthOf(' ', last.font, last.look);
}

/** A number without an end or an address is cut where the line is full. */
function withinLine(word: Word, width: number, letters: Letters): Word[] {
  if (widthOfWord(word) - trailingSpace(word, letters) <= width) return [word];
  const words: Segment[][] = [[]];
  let used = 0;
  for (const piece of word.flatMap((segment) => piecesOf(segment, letters))) {
    if (used > 0 && used + piece.width > width) {
      words.push([]);
      used = 0;
    }
    words.at(-1)?.push(piece);
    used += piece.width;
  }
  return words;
}

function piecesOf(segment: Segment, letters: Letters): Segment[] {
  const { content, font, look, level } = segment;
  if (typeof content !== 'string') return [segment];
  const marked = content.match(/.\p{M}*/gsu) ?? [];
  return marked.map((letter) => ({ content: letter, font, look, level, width: letters.widthOf(letter, font, look) }));
}

function plainLine(line: readonly Segment[], letters: Letters, options: LineOptions): TextLine {
  const segments = withoutTrailingSpace(line, letters, true);
  let width = 0;
  for (const segment of segments) width += segment.width;
  let x = alignedStart(width, options);
  const placed: PlacedSegment[] = [];
  for (const { content, look, font, level, width: own } of segments) {
    placed.push({ content, look, font, level, width: own, x });
    x += own;
  }
  return { segments: placed, rules: noRules, ...heightOf(placed, options) };
}

const noRules: readonly Rule[] = [];

function placedLine(sections: readonly Section[], letters: Letters, options: LineOptions): TextLine {
  const segments: PlacedSegment[] = [];
  const rules: Rule[] = [];
  let x = 0;
  for (const [index, { words, stop }] of sections.entries()) {
    const isLast = index === sections.length - 1;
    const own = inVisualOrder(joinedSegments(withoutTrailingSpace(words.flat(), letters, isLast)));
    const width = own.reduce((sum, segment) => sum + segment.width, 0);
    const from = stop === undefined ? x : startOf(stop, width, x, options);
    if (stop?.leader === 'underscore') rules.push({ from: x + 2, to: from });
    x = stop === undefined && index === 0 ? alignedStart(width, options) : from;
    for (const segment of own) {
      segments.push({ ...segment, x });
      x += segment.width;
    }
  }
  return { segments, rules, ...heightOf(segments, options) };
}

const placeOf = ({ at }: TabStop, { indent }: LineOptions): number => at / twipsPerPoint - indent;

function startOf(tabStop: TabStop, width: number, x: number, options: LineOptions): number {
  const stop = placeOf(tabStop, options);
  const from = tabStop.align === 'right' ? stop - width : tabStop.align === 'center' ? stop - width / 2 : stop;
  return Math.max(x, from);
}

function alignedStart(width: number, { align, rightToLeft, width: room }: LineOptions): number {
  if (align === 'center') return (room - width) / 2;
  return rightToLeft ? room - width : 0;
}

function withoutTrailingSpace(segments: readonly Segment[], letters: Letters, isLast: boolean): Segment[] {
  const last = segments.at(-1);
  if (!isLast || last === undefined || typeof last.content !== 'string') return [...segments];
  const width = last.width - trailingSpace([last], letters);
  return segments.with(-1, { ...last, content: last.content.trimEnd(), width });
}

/** What looks alike is written in one go. */
function joinedSegments(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isText = typeof segment.content === 'string' && typeof last?.content === 'string';
    if (isText && isAlike(last, segment))
      joined[joined.length - 1] = {
        ...last,
        content: `${last.content}${segment.content}`,
        width: last.width + segment.width,
      };
    else joined.push(segment);
  }
  return joined;
}

const isAlike = (a: Segment, b: Segment): boolean =>
  a.look === b.look && a.font === b.font && a.level === 0 && b.level === 0;

/** Rule L2 of Unicode Standard Annex 9: from the highest level down, what stands on it or above is turned. */
function inVisualOrder(segments: readonly Segment[]): Segment[] {
  const ordered = [...segments];
  const highest = Math.max(0, ...segments.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = to;
    }
  return ordered;
}

function heightOf(
  segments: readonly PlacedSegment[],
  { space, look }: LineOptions,
): { height: number; baseline: number } {
  if (space.isExact) return { height: space.line / twipsPerPoint, baseline: space.line / twipsPerPoint };
  let [above, below] = segments.length === 0 ? [look.sizePt * ascent, look.sizePt * descent] : [0, 0];
  for (const { content, look: own } of segments) {
    const isPicture = typeof content !== 'string' && content.kind === 'picture';
    const lower = isPicture ? (content.lowerPt ?? 0) : own.sizePt * descent;
    const upper = isPicture ? content.heightPt - lower : own.sizePt * ascent;
    if (upper > above) above = upper;
    if (lower > below) below = lower;
  }
  const height = ((above + below) * space.line) / 240;
  return { height, baseline: above + (height - above - below) / 2 };
}
