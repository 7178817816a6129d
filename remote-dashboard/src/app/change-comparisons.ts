import type { Comparison } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { comparisonsMessages } from '@app/shared/messages';
import type { AnalysisStore } from '../features/analysis/index.ts';
import { addressOf, choosePath } from './addresses.ts';
import type { Comparisons } from './create-comparisons.ts';
import { problemOf } from './problem-of.ts';

export interface ChangeParts {
  readonly host: HostServices;
  readonly comparisons: Comparisons;
  readonly analysis: AnalysisStore;
  readonly goTo: (address: string) => void;
}

/** Asks the server for one change after the other and shows what came of it; a refusal is told, and nothing else happens. */
export function changeComparisons({ host, comparisons, analysis, goTo }: ChangeParts) {
  const { api, store } = comparisons;
  const { put, drop } = store.getState();

  const tryTo = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      console.warn('A comparison could not be changed', error);
      host.notify.error(problemOf(error));
    }
  };
  const show = (comparison: Comparison) => {
    put(comparison);
    goTo(addressOf(comparison.id));
  };
  /** What is watched here is left before it is cancelled: its end is no failure. */
  const leave = (id: string) => {
    const { state } = analysis.getState();
    if (state.phase !== 'running' || state.progress.jobId !== id) return;
    analysis.getState().abandon();
    goTo(choosePath);
  };
  return {
    show,
    remove: ({ id, name }: Comparison) =>
      tryTo(async () => {
        await api.remove(id);
        goTo(choosePath);
        drop(id);
        host.notify.success(comparisonsMessages.deleted(name));
      }),
    cancel: (id: string) =>
      tryTo(async () => {
        leave(id);
        try {
          put(await api.cancel(id));
          host.notify.info(comparisonsMessages.wasCancelled);
        } catch (error) {
          // It came to its end while the question stood: what it came to is shown.
          if (!(error instanceof ApiError) || error.code !== 'analysis_ended') throw error;
          goTo(addressOf(id));
        }
      }),
    rename: (comparison: Comparison, name: string) =>
      tryTo(async () => {
        // At once: the row does not jump back while the server is asked.
        put({ ...comparison, name });
        try {
          put(await api.rename(comparison.id, name));
        } catch (error) {
          put(comparison);
          throw error;
        }
      }),
    runAgain: ({ id }: Comparison) => tryTo(async () => show(await api.compareAgain(id))),
    runSample: () => tryTo(async () => show(await api.compareSample())),
  };
}
