import type { Box } from '@app/shared/contracts';
import { displayBox } from '../../pdf/display-box.ts';
import type { Change } from '../change.ts';
import type { ChangeMap } from '../change-map.ts';
import { boxesFor } from './room-between.ts';

/** Where a scan would show words that were not read on it, on the first page that has room for them. */
export function placeOnScan(
  map: ChangeMap,
  change: Change,
  scan: 'a' | 'b',
): { readonly page: number; readonly boxes: readonly Box[] } | undefined {
  const [printed, read, partners] = scan === 'b' ? [map.a, map.b, map.inA] : [map.b, map.a, map.inB];
  const places = boxesFor({ printed, span: scan === 'b' ? change.a : change.b, read, at: change[scan], partners });
  const open = places.filter(({ box: [left, , right] }) => right > left);
  const [first] = open;
  if (first === undefined) return undefined;
  const boxes = open.filter(({ page }) => page === first.page).map(({ page, box }) => displayBox(box, page));
  return { page: first.page.page, boxes };
}
