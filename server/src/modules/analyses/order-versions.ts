import type { Comparison } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceChange } from './announce-comparison.ts';
import { swapRow } from './comparison-repository.ts';
import { readComparison, requireComparison, type OwnComparison } from './own-comparison.ts';

/** What a person says of the order of versions belongs to the comparison: every page and every report tells them so. */
export async function orderVersions(platform: Platform, own: OwnComparison, isSwapped: boolean): Promise<Comparison> {
  await withTransaction(platform.db, async (tx) => {
    const { id } = await requireComparison(platform, tx, own);
    await swapRow(tx, id, isSwapped);
    await announceChange(platform, tx, id);
  });
  return readComparison(platform, own);
}
