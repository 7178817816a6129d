import type { Executor } from '../../platform/db/index.ts';
import { channels } from '../../platform/notifications/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Announcer = Pick<Platform, 'notifications'>;

/** Whoever follows it, or the list that it is in, looks at it again. */
export async function announceChange({ notifications }: Announcer, tx: Executor, id: string): Promise<void> {
  await notifications.publish(tx, channels.analysisChanged, id);
}

/** The worker that runs it stops at once. */
export async function announceStop({ notifications }: Announcer, tx: Executor, id: string): Promise<void> {
  await notifications.publish(tx, channels.analysisStopped, id);
}

/** A finding of a comparison of a person. */
export interface DecidedFinding {
  readonly userId: string;
  readonly analysisId: string;
  readonly findingId: string;
}

/** Every tab of the person hears of it. The decision itself is read: it may be longer than what a notification holds. */
export async function announceDecision(
  { notifications }: Announcer,
  tx: Executor,
  { userId, analysisId, findingId }: DecidedFinding,
): Promise<void> {
  await notifications.publish(tx, channels.findingDecided, `${userId} ${analysisId} ${findingId}`);
}

/** Null for what is no such payload. */
export function parseDecided(payload: string): DecidedFinding | null {
  const [userId, analysisId, findingId] = payload.split(' ');
  if (userId === undefined || analysisId === undefined || findingId === undefined) return null;
  return { userId, analysisId, findingId };
}

interface DeletedComparison {
  readonly id: string;
  readonly userId: string;
}

/** It leaves every list of its person. */
export async function announceDeletion(
  { notifications }: Announcer,
  tx: Executor,
  { id, userId }: DeletedComparison,
): Promise<void> {
  await notifications.publish(tx, channels.analysisDeleted, `${userId} ${id}`);
}

/** Null for what is no such payload. */
export function parseDeletion(payload: string): DeletedComparison | null {
  const [userId, id] = payload.split(' ');
  return userId === undefined || id === undefined ? null : { userId, id };
}
