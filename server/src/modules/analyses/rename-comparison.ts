import type { Comparison } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
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

/** What no database text and no line can hold becomes a space. */
function cleanName(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  if (clean === '') throw new AppError('validation_failed');
  return clean;
}
