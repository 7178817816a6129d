import type { Comparison, SampleKind } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { comparisonsMessages } from '@app/shared/messages';
import { saveFile, type AnalysisStore } from '../features/analysis/index.ts';
import { addressOf, choosePath } from './addresses.ts';
import type { Comparisons } from './create-comparisons.ts';
import { problemOf } from './problem-of.ts';
import { createShowAtOnce, type Field } from './show-at-once.ts';

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
  return { tryTo, inTurn, whenAsked: () => asked };
}

const nameField: Field<string> = {
  valueOf: ({ name }) => name,
  withValue: (comparison, name) => ({ ...comparison, name }),
};

const orderField: Field<boolean> = {
  valueOf: ({ swapped }) => swapped === true,
  withValue: (comparison, swapped) => ({ ...comparison, swapped }),
};

/** What changes one field of a comparison, each where that is shown. */
function createFieldChanges({ api, store, opened }: Comparisons, { tryTo, inTurn }: ReturnType<typeof createTries>) {
  const showName = createShowAtOnce({
    field: nameField,
    find: (id) => store.getState().list.find((comparison) => comparison.id === id),
    receive: store.getState().put,
  });
  const showOrder = createShowAtOnce({
    field: orderField,
    find: (id) => {
      const { phase, comparison } = opened.getState();
      return phase === 'ready' && comparison?.id === id ? comparison : undefined;
    },
    receive: opened.getState().receive,
  });
  return {
    rename: (comparison: Comparison, name: string) =>
      tryTo(() => showName(comparison, name, () => inTurn(() => api.rename(comparison.id, name)))),
    swapVersions: (comparison: Comparison) => {
      const swapped = comparison.swapped !== true;
      return tryTo(() => showOrder(comparison, swapped, () => inTurn(() => api.orderVersions(comparison.id, swapped))));
    },
  };
}

/** A press while the same is under way does nothing. */
function createOnce() {
  const underWay = new Set<string>();
  return async (id: string, act: () => Promise<void>): Promise<void> => {
    if (underWay.has(id)) return;
    underWay.add(id);
    await act().finally(() => underWay.delete(id));
  };
}

/**
 * Shows a comparison that the server has made, unless the person has gone somewhere else by then. Its report comes down
 * by itself, also where it has ended before it could be watched.
 */
const createShowNew =
  ({ opened, store, background }: Comparisons, show: (comparison: Comparison) => void) =>
  async (ask: () => Promise<Comparison>): Promise<void> => {
    const isThere = opened.getState().whereNow();
    const comparison = await ask();
    background.add(comparison.id);
    if (isThere()) show(comparison);
    else store.getState().put(comparison);
  };

/** Asks the server for one change after the other and shows what came of it; a refusal is told, and nothing else happens. */
export function changeComparisons({ host, comparisons, analysis, goTo }: ChangeParts) {
  const { api, store, opened } = comparisons;
  const { put, drop } = store.getState();

  const tries = createTries(host);
  const { tryTo, whenAsked } = tries;
  const once = createOnce();
  const show = (comparison: Comparison) => {
    put(comparison);
    goTo(addressOf(comparison.id));
  };
  const showNew = createShowNew(comparisons, show);
  /** What is watched here is left before it is cancelled or deleted: its end is no failure. */
  const abandon = (id: string): boolean => {
    const { state } = analysis.getState();
    const isWatched = state.phase === 'running' && state.progress.jobId === id;
    if (isWatched) analysis.getState().abandon();
    return isWatched;
  };
  return {
    ...createFieldChanges(comparisons, tries),
    show,
    remove: ({ id, name }: Comparison) =>
      tryTo(async () => {
        const isThere = opened.getState().whereNow();
        abandon(id);
        await api.remove(id);
        if (isThere()) goTo(choosePath);
        drop(id);
        host.notify.success(comparisonsMessages.deleted(name));
      }),
    cancel: (id: string) =>
      tryTo(async () => {
        if (abandon(id)) goTo(choosePath);
        try {
          put(await api.cancel(id));
          host.notify.info(comparisonsMessages.wasCancelled);
        } catch (error) {
          // It came to its end while the question stood: what it came to is shown.
          if (!(error instanceof ApiError) || error.code !== 'analysis_ended') throw error;
          goTo(addressOf(id));
        }
      }),
    runAgain: ({ id }: Comparison) =>
      once(id, () =>
        tryTo(async () => {
          await whenAsked();
          await showNew(() => api.compareAgain(id));
        }),
      ),
    /** The server writes the report: it has to know of the changes before. */
    download: async (comparison: Comparison) => {
      await whenAsked();
      await comparisons.download(comparison);
    },
    downloadCertificate: ({ id }: Comparison) =>
      tryTo(async () => {
        await whenAsked();
        const { blob, fileName } = await api.fetchCertificate(id);
        saveFile(blob, fileName ?? 'Comparison_Certificate.pdf');
      }),
    runSample: (sample: SampleKind) => tryTo(() => showNew(() => api.compareSample(sample))),
  };
}
