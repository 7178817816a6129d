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

/** Ways to ask for a change; what is refused is told. */
function createTries(host: HostServices) {
  const tryTo = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      console.warn('A comparison could not be changed', error);
      host.notify.error(problemOf(error));
    }
  };
  let asked: Promise<unknown> = Promise.resolve();
  /** The server gets changes in the order that they were made in. */
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const turn = asked.then(ask);
    asked = turn.catch(() => undefined);
    return turn;
  };
  /** Nothing jumps back while the server is asked; what it refuses is taken back. */
  const showAtOnce = (
    receive: (comparison: Comparison) => void,
    before: Comparison,
    after: Comparison,
    ask: () => Promise<Comparison>,
  ) =>
    tryTo(async () => {
      receive(after);
      try {
        receive(await inTurn(ask));
      } catch (error) {
        receive(before);
        throw error;
      }
    });
  return { tryTo, showAtOnce, whenAsked: () => asked };
}

/** Shows a comparison that the server has made, unless the person has gone somewhere else by then. */
const createShowNew =
  ({ opened, store }: Comparisons, show: (comparison: Comparison) => void) =>
  async (ask: () => Promise<Comparison>): Promise<void> => {
    const isThere = opened.getState().whereNow();
    const comparison = await ask();
    if (isThere()) show(comparison);
    else store.getState().put(comparison);
  };

/** Asks the server for one change after the other and shows what came of it; a refusal is told, and nothing else happens. */
export function changeComparisons({ host, comparisons, analysis, goTo }: ChangeParts) {
  const { api, store, opened } = comparisons;
  const { put, drop } = store.getState();

  const { tryTo, showAtOnce, whenAsked } = createTries(host);
  const show = (comparison: Comparison) => {
    put(comparison);
    goTo(addressOf(comparison.id));
  };
  const showNew = createShowNew(comparisons, show);
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
        const isThere = opened.getState().whereNow();
        await api.remove(id);
        if (isThere()) goTo(choosePath);
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
      showAtOnce(put, comparison, { ...comparison, name }, () => api.rename(comparison.id, name)),
    swapVersions: (comparison: Comparison) => {
      const swapped = comparison.swapped !== true;
      const { receive } = opened.getState();
      return showAtOnce(receive, comparison, { ...comparison, swapped }, () =>
        api.orderVersions(comparison.id, swapped),
      );
    },
    runAgain: ({ id }: Comparison) =>
      tryTo(async () => {
        await whenAsked();
        await showNew(() => api.compareAgain(id));
      }),
    /** The server writes the report: it has to know of the changes before. */
    download: async (comparison: Comparison) => {
      await whenAsked();
      await comparisons.download(comparison);
    },
    runSample: () => tryTo(() => showNew(() => api.compareSample())),
  };
}
