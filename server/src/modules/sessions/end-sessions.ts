import type { Executor } from '../../platform/db/index.ts';
import { channels, type Notifications } from '../../platform/notifications/index.ts';
import { deleteOtherSessions } from './login-session-repository.ts';
import { deleteSessionsOfUser } from './session-repository.ts';

/** Whoever holds a socket of one of these sessions closes it. */
export async function announceEndedSessions(
  notifications: Notifications,
  executor: Executor,
  sessionKeys: readonly string[],
): Promise<void> {
  for (const key of sessionKeys) await notifications.publish(executor, channels.sessionRevoked, key);
}

/** Logs a person out everywhere. */
export async function endSessionsOfUser(notifications: Notifications, tx: Executor, userId: string): Promise<void> {
  await announceEndedSessions(notifications, tx, await deleteSessionsOfUser(tx, userId));
}

/** Logs a person out everywhere but here. */
export async function endOtherSessions(
  notifications: Notifications,
  tx: Executor,
  kept: { readonly userId: string; readonly sessionKey: string },
): Promise<void> {
  await announceEndedSessions(notifications, tx, await deleteOtherSessions(tx, kept.userId, kept.sessionKey));
}
