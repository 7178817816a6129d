import type { Decision } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceChange, announceDecision } from './announce-comparison.ts';
import { checkedDecision, type SaidDecision } from './checked-decision.ts';
import { lockDecisions, readRevision, writeDecision } from './decision-repository.ts';
import type { FoundFindingsCache } from './found-findings.ts';
import { requireComparison, type OwnComparison } from './own-comparison.ts';

/** Decides a finding anew. Who has seen another decision than the one that stands is refused: nothing is overwritten unseen. */
export async function decide(
  platform: Platform,
  found: FoundFindingsCache,
  own: OwnComparison,
  { findingId, revision, ...said }: SaidDecision & { readonly findingId: string; readonly revision: number },
): Promise<Decision> {
  const checked = checkedDecision(said);
  const analysis = await requireComparison(platform, platform.db, own);
  const finding = (await found.of(analysis)).get(findingId);
  if (finding === undefined) throw new AppError('not_found');
  const key = { analysisId: analysis.id, findingId };
  return withTransaction(platform.db, async (tx) => {
    if (!(await lockDecisions(tx, analysis.id))) throw new AppError('not_found');
    if ((await readRevision(tx, key)) !== revision) throw new AppError('decision_conflict');
    const { tier, severity, pair } = finding;
    const row = { ...key, ...checked, sure: tier === 'sure', severity, pair, revision: revision + 1 };
    const written = await writeDecision(tx, row);
    await announceDecision(platform, tx, { userId: own.userId, ...key });
    await announceChange(platform, tx, analysis.id);
    return written;
  });
}
