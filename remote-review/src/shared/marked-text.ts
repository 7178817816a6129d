/** A range of UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Words, and which of them differ from what stands elsewhere. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Range[];
}

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A value that is marked as a whole says no more than that it differs. */
export function isMarkedPart({ text, marks }: MarkedText): boolean {
  const [first] = marks;
  return first !== undefined && !(marks.length === 1 && first.start === 0 && first.end >= text.length);
}

/** The words cut where a mark begins or ends, in order. */
export function partsOf({ text, marks }: MarkedText): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false });
    parts.push({ text: text.slice(from, end), isMarked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}

/** A part of marked words, with the marks in it. */
export function sliceOf({ text, marks }: MarkedText, { start, end }: Range): MarkedText {
  const inside = marks
    .map((mark) => ({ start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start }))
    .filter((mark) => mark.end > mark.start);
  return { text: text.slice(start, end), marks: inside };
}

const ellipsis = '…';

/** Shortened to about a number of letters, so that what differs stays in it, and words whole where they can. */
export function shortenAround(marked: MarkedText, limit: number): MarkedText {
  const { text, marks } = marked;
  if (text.length <= limit) return marked;
  const first = marks[0]?.start ?? 0;
  const last = Math.min(marks.at(-1)?.end ?? 0, first + limit);
  const room = Math.max(0, Math.floor((limit - (last - first)) / 2));
  const start = wordStart(text, Math.max(0, Math.min(first - room, text.length - limit)));
  const isTooLong = (marks.at(-1)?.end ?? 0) > last;
  const end = wordEnd(text, Math.max(last, Math.min(text.length, start + limit)), isTooLong ? first : last);
  const cut = sliceOf(marked, { start, end });
  const before = start > 0 ? ellipsis : '';
  return {
    text: `${before}${cut.text}${end < text.length ? ellipsis : ''}`,
    marks: cut.marks.map((mark) => ({ start: mark.start + before.length, end: mark.end + before.length })),
  };
}

/** Where the last whole word ends, unless that is far, or before what has to stay. */
function wordEnd(text: string, at: number, least: number): number {
  if (at >= text.length || text[at] === ' ') return at;
  const space = text.lastIndexOf(' ', at);
  return space > least && at - space < 12 ? space : at;
}

/** Where the next word begins, unless that is far. */
function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space >= 0 && space - at < 12 ? space + 1 : at;
}
