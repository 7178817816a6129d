import type { LoginSession } from '@app/shared/contracts';
import { deviceName } from './device-name.ts';

/** The logins that look the same to a reader: of one kind of browser on one system. */
export interface SessionGroup {
  /** The one used last. */
  readonly latest: LoginSession;
  readonly ids: readonly string[];
}

/** One group for each kind of browser, in the order of the sessions, last used first. The login in use stays by itself. */
export function groupSessions(sessions: readonly LoginSession[]): readonly SessionGroup[] {
  const groups = new Map<string, SessionGroup>();
  for (const session of sessions) {
    const name = session.current ? '' : deviceName(session);
    const group = groups.get(name);
    groups.set(name, { latest: group?.latest ?? session, ids: [...(group?.ids ?? []), session.id] });
  }
  return [...groups.values()];
}
