import { uprightBox } from './display-box.ts';
import type { ReadPage } from './read-document.ts';

/** Moves words and rulings from the page as displayed to the page set upright by its `turn`. */
export function setUpright(page: ReadPage): ReadPage {
  const move = (boxes: readonly number[]): number[] => {
    const moved: number[] = [];
    for (let at = 0; at + 3 < boxes.length; at += 4) {
      moved.push(...uprightBox([boxes[at] ?? 0, boxes[at + 1] ?? 0, boxes[at + 2] ?? 0, boxes[at + 3] ?? 0], page));
    }
    return moved;
  };
  const moved = { ...page, boxes: move(page.boxes), rulings: move(page.rulings) };
  if (page.notes === undefined) return moved;
  const { struckAt, coveredAt } = page.notes;
  return {
    ...moved,
    notes: {
      ...page.notes,
      ...(struckAt === undefined ? {} : { struckAt: move(struckAt) }),
      ...(coveredAt === undefined ? {} : { coveredAt: move(coveredAt) }),
    },
  };
}
