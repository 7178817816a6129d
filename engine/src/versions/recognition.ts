import type { ChangeMap, Hunk } from './change-map.ts';
import { misreadIn } from './misread.ts';
import { isReadAgainAs, pictureOf } from './scanned/index.ts';
import { wordAt } from './token-places.ts';

/**
 * What of a difference is only the recogniser's: `unread` where it did not read what is there, `same` where the picture shows
 * that it is the word of the other version.
 */
export function recognitionIn(map: ChangeMap): (hunk: Hunk) => 'same' | 'unread' | undefined {
  const isMisread = misreadIn(map);
  const { a, b, inA, inB } = map;
  return (hunk) => {
    const isReadB = wordAt(b, hunk.b[0])?.page.ocr === true;
    if (isReadB ? isReadAgainAs(a, hunk.a, b, hunk.b) : isReadAgainAs(b, hunk.b, a, hunk.a)) return 'same';
    const picture = isReadB
      ? pictureOf({ text: b, printed: a, partners: inA }, hunk.a, hunk.b)
      : pictureOf({ text: a, printed: b, partners: inB }, hunk.b, hunk.a);
    // A word that was read without doubt may still be the word that is expected there.
    if (picture === 'same') return 'same';
    return picture === undefined && isMisread(hunk) ? 'unread' : undefined;
  };
}
