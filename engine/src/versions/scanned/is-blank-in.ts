import { lengthOf, type ChangeMap, type Hunk } from '../change-map.ts';
import { roomFor } from './room-between.ts';

/** Whether the place of words that only one version has is blank in the other one: they were removed, or painted over. */
export function isBlankIn({ a, b, inA, inB }: ChangeMap, hunk: Hunk): boolean {
  if ((lengthOf(hunk.a) === 0) === (lengthOf(hunk.b) === 0)) return false;
  const room =
    lengthOf(hunk.b) === 0
      ? roomFor({ printed: a, span: hunk.a, read: b, at: hunk.b, partners: inA })
      : roomFor({ printed: b, span: hunk.b, read: a, at: hunk.a, partners: inB });
  return room === 'blank';
}
