import type { Box } from '@app/shared/contracts';
import type { ReadPage } from '../../pdf/read-document.ts';

/** Boxes are rounded to hundredths of a point. */
const slackPt = 0.05;

/** The words of a page that lie in some boxes, in the order of the page. */
export function wordsInBoxes({ texts, boxes }: ReadPage, around: readonly Box[]): string[] {
  return texts.filter((_, word) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.slice(word * 4, word * 4 + 4);
    return around.some(
      (box) =>
        left >= box[0] - slackPt && top >= box[1] - slackPt && right <= box[2] + slackPt && bottom <= box[3] + slackPt,
    );
  });
}
