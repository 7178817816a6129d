import type { Comparison } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { cleanLine, isVisible } from '../../platform/text/clean-line.ts';
import { announceChange } from './announce-comparison.ts';
import { renameRow } from './comparison-repository.ts';
import { readComparison, requireComparison, type OwnComparison } from './own-comparison.ts';

export async function renameComparison(platform: Platform, own: OwnComparison, name: string): Promise<Comparison> {
  await withTransaction(platform.db, async (tx) => {
    const { id } = await requireComparison(platform, tx, own);
    await renameRow(tx, id, cleanName(name));
    await announceChange(platform, tx, id);
  });
  return readComparison(platform, own);
}

function cleanName(name: string): string {
  const clean = cleanLine(name);
  if (!isVisible(clean)) throw new AppError('validation_failed');
  return clean;
}
