import { lengthOf, type ChangeMap, type Hunk } from '../change-map.ts';
import { roomFor, type Room } from './room-between.ts';

/** Whether the place of words that only one version has is blank in the other one: they were removed, or painted over. */
export const isBlankIn = (map: ChangeMap, hunk: Hunk): boolean => roomIn(map, hunk) === 'blank';

/** The same, or the words around them have closed up. */
export function isTakenOut(map: ChangeMap, hunk: Hunk): boolean {
  const room = roomIn(map, hunk);
  return room === 'blank' || room === 'closed';
}

function roomIn({ a, b, inA, inB }: ChangeMap, hunk: Hunk): Room | undefined {
  if ((lengthOf(hunk.a) === 0) === (lengthOf(hunk.b) === 0)) return undefined;
  return lengthOf(hunk.b) === 0
    ? roomFor({ printed: a, span: hunk.a, read: b, at: hunk.b, partners: inA })
    : roomFor({ printed: b, span: hunk.b, read: a, at: hunk.a, partners: inB });
}
