import { findBreach } from './account.ts';
import { alignTokens } from './align/align-tokens.ts';
import type { Change } from './change.ts';
import { changeMapOf, type ChangeMap } from './change-map.ts';
import { classify } from './classify.ts';
import { findMoves } from './find-moves.ts';
import { tellHangingParts } from './hanging-parts.ts';
import { isScanned } from './is-scanned.ts';
import { joinHunks } from './join-hunks.ts';
import { mayMove } from './may-move.ts';
import { settleOrder } from './order/settle-order.ts';
import { pairMarkers } from './pair-markers.ts';
import { pairSentences } from './pair-sentences.ts';
import { areReworded, provenChanges } from './reworded-editions.ts';
import { addedInk, type AddedInk } from './scanned/index.ts';
import type { Paper } from './sentences.ts';
import { settleContents } from './settle-contents.ts';
import { settleFurniture } from './settle-furniture.ts';
import { settleRunningText } from './settle-running-text.ts';
import { settleSpacing } from './settle-spacing.ts';
import { slide } from './slide.ts';

/** Two versions of one paper, every token accounted for. */
export interface VersionComparison {
  readonly map: ChangeMap;
  readonly changes: readonly Change[];
  /** They share a frame and not their sentences: only what is proven is of substance. */
  readonly isReworded: boolean;
  /** What is on recognised pages of either and on no page of the other, as far as it is no words. */
  readonly ink: Readonly<Record<'a' | 'b', readonly AddedInk[]>>;
  /** One version and the changes give the other; where they do not, the list of changes is not complete. */
  readonly isAccounted: boolean;
}

/** Aligns two versions, step by step around one map, and gives every difference its class. */
export function compareVersions(a: Paper, b: Paper): VersionComparison {
  const map = changeMapOf(a.text, b.text, alignTokens(a.text.keys, b.text.keys));
  settleRunningText(map);
  slide(map);
  pairMarkers(map);
  settleSpacing(map);
  settleContents(map);
  settleFurniture(map);
  settleOrder(map);
  pairSentences(map, a, b);
  findMoves(map, (move, moved) => mayMove(map, move, moved));
  tellHangingParts(map, a, b);
  // A clause that moved has a new number as well, and lines of its own.
  pairMarkers(map);
  settleSpacing(map);
  joinHunks(map);
  const classified = classify(map, a, b);
  // What a recogniser did not read makes other sentences, not other words for the same.
  const isReworded = ![a, b].some(({ text }) => isScanned(text)) && areReworded(classified, map, a, b);
  const changes = isReworded ? provenChanges(classified, map, a, b) : classified;
  const ink = {
    a: addedInk({ text: map.a, printed: map.b, partners: map.inB, side: 'a' }, changes),
    b: addedInk({ text: map.b, printed: map.a, partners: map.inA, side: 'b' }, changes),
  };
  return { map, changes, ink, isReworded, isAccounted: findBreach(map, changes) === undefined };
}
