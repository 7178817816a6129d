import type { ReadingText } from '../layout/reading-text/index.ts';
import { none, settle, unpairAll, type ChangeMap, type Span } from './change-map.ts';

/** Part of a running line that must stand in the other version's, or it is another line. */
const sameLine = 0.5;

/**
 * Settles the running lines of one version that the other does not print: heads and feet come and go with the typesetting.
 * One that both print is compared like other text, and so is what is printed across a page.
 */
export function settleRunningText(map: ChangeMap): void {
  for (const line of runningLines(map.a, map.inB, map.b)) unpairAll(map, line, 'a');
  for (const line of runningLines(map.b, map.inA, map.a)) unpairAll(map, line, 'b');
  const [endA, endB] = [startOfRunning(map.a), startOfRunning(map.b)];
  for (const [from, to] of runningLines(map.a, map.inB, map.b))
    if (map.a.passages[map.a.passageOf[from] ?? -1]?.edge === 'running')
      settle(map, { a: [from, to], b: [endB, endB] }, 'furniture');
  for (const [from, to] of runningLines(map.b, map.inA, map.a))
    if (map.b.passages[map.b.passageOf[from] ?? -1]?.edge === 'running')
      settle(map, { a: [endA, endA], b: [from, to] }, 'furniture');
}

/** Whether a token stands around the text, not in it. */
export const isRunning = ({ passages, passageOf }: ReadingText, token: number): boolean =>
  passages[passageOf[token] ?? -1]?.edge !== undefined;

function startOfRunning(text: ReadingText): number {
  let token = text.length;
  while (token > 0 && isRunning(text, token - 1)) token -= 1;
  return token;
}

/** The lines around the text of which too little stands around that of the other version. */
function runningLines(text: ReadingText, partners: Int32Array, other: ReadingText): Span[] {
  const lines: Span[] = [];
  for (let from = startOfRunning(text); from < text.length;) {
    let to = from;
    let shared = 0;
    while (to < text.length && text.passageOf[to] === text.passageOf[from]) {
      const partner = partners[to] ?? none;
      if (partner >= 0 && isRunning(other, partner)) shared += 1;
      to += 1;
    }
    if (shared <= (to - from) * sameLine) lines.push([from, to]);
    from = to;
  }
  return lines;
}
