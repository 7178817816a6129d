import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { accountMessages } from '@app/shared/messages';
import { useState } from 'react';
import { failureText } from '../../shared/failure.ts';
import { endSession, endSessions } from './account.api.ts';

export interface EndSessions {
  /** An id of the sessions that are being ended, `all` for every one. */
  readonly ending: string | undefined;
  readonly failure: string | undefined;
  /** True when they are ended. The first one stands for all in `ending`. */
  readonly endSome: (ids: readonly string[]) => Promise<boolean>;
  readonly endAll: () => Promise<void>;
}

/** Ends logins, one act at a time. */
export function useEndSessions({ http, session }: HostServices): EndSessions {
  const [ending, setEnding] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const attempt = async (what: string, act: () => Promise<void>): Promise<boolean> => {
    if (ending !== undefined) return false;
    setEnding(what);
    setFailure(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) console.error('A login could not be ended', error);
      setFailure(failureText(error, `${accountMessages.notDone} ${accountMessages.notDoneNext}`));
      return false;
    } finally {
      setEnding(undefined);
    }
  };

  return {
    ending,
    failure,
    endSome: (ids) =>
      attempt(ids[0] ?? '', async () => {
        await Promise.all(ids.map((id) => endSession(http, id)));
      }),
    endAll: async () => {
      if (await attempt('all', () => endSessions(http))) session.getState().leave('everywhere');
    },
  };
}
