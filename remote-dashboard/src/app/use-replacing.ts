import type { HostServices } from '@app/shared/federation';
import { useNavigate } from '@app/shared/router';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ReplacingState } from '../features/result/index.ts';
import { nameApart, uploadDocument, warnOfRenamed } from '../features/uploads/index.ts';
import { addressOf } from './addresses.ts';
import type { Dashboard } from './create-dashboard.ts';
import { problemOf } from './problem-of.ts';
import { replaceFiles } from './replace-files.ts';

/** What is compared no more, by id, and the names of what still is. */
export interface Replaced {
  readonly without: readonly string[];
  readonly kept: readonly string[];
}

const still: ReplacingState = { percent: null, problem: null };

/** Puts readable copies in the place of files that could not be read, and runs the comparison again. */
export function useReplacing(host: HostServices, { comparisons }: Dashboard, id: string) {
  const navigate = useNavigate();
  const [replacing, setReplacing] = useState(still);
  const left = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  const replace = async (chosen: readonly File[], { without, kept }: Replaced) => {
    const { signal: leaving } = left.current;
    const { files, renamed } = nameApart(chosen, kept);
    warnOfRenamed(host.notify, renamed);
    setReplacing({ percent: 0, problem: null });
    try {
      const replaced = await replaceFiles(files, {
        newSession: uuid,
        onPercent: (percent) => setReplacing({ percent, problem: null }),
        upload: async ({ onShare, signal: attempt, ...sent }) => {
          const signal = AbortSignal.any([leaving, attempt]);
          const onProgress = ({ loaded, total }: { loaded: number; total: number | undefined }) =>
            onShare(total === undefined || total === 0 ? 0 : loaded / total);
          return (await uploadDocument(host.http, { ...sent, signal, onProgress })).fault;
        },
      });
      if (replaced.kind === 'refused') {
        setReplacing({ percent: null, problem: replaced.problem });
        return;
      }
      const next = await comparisons.api.compareAgain(id, { without: [...without], sessionId: replaced.sessionId });
      // It may have ended before it can be watched.
      comparisons.background.add(next.id);
      comparisons.store.getState().put(next);
      setReplacing(still);
      if (!leaving.aborted) void navigate(addressOf(next.id));
    } catch (error) {
      if (leaving.aborted) return;
      console.warn('The files could not be replaced', error);
      setReplacing({ percent: null, problem: problemOf(error) });
    }
  };
  return { replacing, replace };
}
