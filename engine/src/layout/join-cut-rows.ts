import type { Cell, Passage } from './passage.ts';
import type { Word } from './word.ts';

/** Makes one row of the two halves of a row that a page break cut. */
export function joinCutRows(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  /** Where the last passage of the body stands, and the widest row of the table that it belongs to or follows. */
  let last: number | undefined;
  let widest: Passage | undefined;
  for (const passage of passages) {
    if (passage.kind === 'furniture') {
      joined.push(passage);
      continue;
    }
    const before = last === undefined ? undefined : joined[last];
    const page = passage.words[0]?.page;
    const isNewPage = before !== undefined && !before.words.some((word) => word.page === page);
    // The head of a table that is printed again stands between the halves.
    if (isNewPage && widest !== undefined && passage.isHead === true && passage.table === widest.table) {
      joined.push(passage);
      continue;
    }
    const whole = isNewPage && widest !== undefined ? wholeRow(before, passage, widest) : undefined;
    if (whole !== undefined && last !== undefined) {
      joined[last] = whole;
      continue;
    }
    widest = widestOf(widest, passage);
    last = joined.length;
    joined.push(passage);
  }
  return joined;
}

/** Lines of a cell of several lines may have been read as a paragraph between two rows. */
function widestOf(widest: Passage | undefined, passage: Passage): Passage | undefined {
  if (passage.kind === 'paragraph')
    return widest !== undefined && columnsUnder(widest, partsOf(passage)) !== undefined ? widest : undefined;
  if (passage.kind !== 'row' || passage.cells.length === 0) return undefined;
  const isWider = widest === undefined || passage.table !== widest.table || passage.cells.length >= widest.cells.length;
  return isWider && passage.cells.length > 1 ? passage : widest;
}

/** A cell, or the lines of one. */
interface Part {
  readonly words: readonly Word[];
  readonly left: number;
  readonly right: number;
  readonly header: string;
}

function partsOf({ words, cells }: Passage): Part[] {
  if (cells.length > 0)
    return cells.map(({ start, end, left, right, header }) => ({
      words: words.slice(start, end),
      left,
      right,
      header,
    }));
  const [left, right] = [Math.min(...words.map((word) => word.left)), Math.max(...words.map((word) => word.right))];
  return [{ words, left, right, header: '' }];
}

/** How far text may stand out of its column, in points. */
const slackPt = 3;

/** The columns of a row that parts stand in, each in one of its own but the first part of a paragraph that fills a row. */
function columnsUnder({ cells }: Passage, parts: readonly Part[]): number[] | undefined {
  const columns = parts.map((part) => cells.findIndex((cell, at) => isIn(part, cell, cells[at - 1], cells[at + 1])));
  return columns.includes(-1) || new Set(columns).size < columns.length ? undefined : columns;
}

/** Beginning or ending with the cell, and between its neighbours. */
function isIn({ left, right }: Part, cell: Cell, before: Cell | undefined, behind: Cell | undefined): boolean {
  const isBetween = left > (before?.right ?? -Infinity) - slackPt && right < (behind?.left ?? Infinity) + slackPt;
  return isBetween && left < cell.right + slackPt && right > cell.left - slackPt;
}

/** Both halves as one row: they share the column of the text that was cut, and each other column is filled in one of them. */
function wholeRow(above: Passage, below: Passage, widest: Passage): Passage | undefined {
  if (below.isHead === true || above.isHead === true || below.kind === 'heading' || above.kind === 'heading')
    return undefined;
  if (above.kind !== 'row' && below.kind !== 'row') return undefined;
  const [partsAbove, partsBelow] = [partsOf(above), partsOf(below)];
  const [columnsAbove, columnsBelow] = [columnsUnder(widest, partsAbove), columnsUnder(widest, partsBelow)];
  if (columnsAbove === undefined || columnsBelow === undefined) return undefined;
  const shared = columnsAbove.filter((column) => columnsBelow.includes(column));
  const [column] = shared;
  // The name of a row stands in the one half or in the other.
  if (column === undefined || column === 0 || shared.length > 1) return undefined;
  if (columnsAbove.includes(0) === columnsBelow.includes(0)) return undefined;
  const upper = partsAbove[columnsAbove.indexOf(column)];
  const lower = partsBelow[columnsBelow.indexOf(column)];
  if (upper === undefined || lower === undefined || Math.abs(upper.left - lower.left) > slackPt) return undefined;
  if (!columnsAbove.includes(0) && !isCutText(upper, lower)) return undefined;
  return joinParts(above, below, widest, [
    ...partsAbove.map((part, at) => [columnsAbove[at] ?? 0, part] as const),
    ...partsBelow.map((part, at) => [columnsBelow[at] ?? 0, part] as const),
  ]);
}

/** A sentence that is not at its end. */
const isCutText = (upper: Part, lower: Part): boolean =>
  !/[.:;!?]["”)]?$/u.test(upper.words.at(-1)?.text ?? '') && !/^\p{Lu}/u.test(lower.words[0]?.text ?? '');

function joinParts(
  above: Passage,
  below: Passage,
  widest: Passage,
  parts: readonly (readonly [column: number, part: Part])[],
): Passage {
  const words: Word[] = [];
  const cells: Cell[] = [];
  for (const [column, { header }] of widest.cells.entries()) {
    const own = parts.flatMap(([at, part]) => (at === column ? [part] : []));
    if (own.length === 0) continue;
    const start = words.length;
    for (const part of own) words.push(...part.words);
    const [left, right] = [Math.min(...own.map((part) => part.left)), Math.max(...own.map((part) => part.right))];
    const named = own.find((part) => part.header !== '')?.header ?? header;
    cells.push({ start, end: words.length, left, right, header: named });
  }
  const row = above.kind === 'row' ? above : below;
  return { ...row, words, cells, heading: above.heading };
}
