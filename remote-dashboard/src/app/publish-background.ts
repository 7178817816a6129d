import type { Comparison } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { comparisonsMessages } from '@app/shared/messages';
import type { AnalysisStore } from '../features/analysis/index.ts';
import { isUnderWay } from '../features/comparisons/index.ts';
import type { OpenedState } from '../features/result/index.ts';
import type { UploadsStore } from '../features/uploads/index.ts';
import { askAnywhere } from './ask-anywhere.tsx';
import { backgroundTasks } from './background-tasks.ts';
import type { Comparisons } from './create-comparisons.ts';
import { problemOf } from './problem-of.ts';

export interface PublishedParts {
  readonly comparisons: Comparisons;
  readonly analysis: AnalysisStore;
  readonly uploads: UploadsStore;
}

/** The comparison whose findings are on the page, though its report is still being written. */
const readOf = ({ id, result }: OpenedState): string | null => (result === null ? null : id);

/** The time left moves on although nothing is heard. */
const tickMs = 1_000;

/** Tells the host what goes on while it is not looked at. Returns the way to stop. */
export function publishBackground(host: HostServices, { comparisons, analysis, uploads }: PublishedParts): () => void {
  const { background } = host;
  if (background === undefined) return () => undefined;
  const { store, ended, opened, api } = comparisons;

  const cancel = async ({ id, progress, documents }: Comparison) => {
    const percent = Math.round(progress);
    const question = { kind: 'cancel', id, percent, files: documents.length } as const;
    if (!(await askAnywhere({ comparisons, analysis }, question))) return;
    try {
      store.getState().put(await api.cancel(id));
      host.notify.info(comparisonsMessages.wasCancelled);
    } catch (error) {
      console.warn('The comparison could not be cancelled', error);
      host.notify.error(problemOf(error));
    }
  };

  const publish = () => {
    // Before the list is there, what the host knows is better than nothing.
    if (store.getState().phase !== 'ready') return;
    const { state } = analysis.getState();
    const tasks = backgroundTasks({
      list: store.getState().list,
      ended: ended.getState(),
      inFront: [state.phase === 'running' ? state.progress.jobId : null, readOf(opened.getState())],
      isOffline: uploads.getState().offline,
      now: Date.now(),
      onCancel: (comparison) => void cancel(comparison),
      onSeen: ({ id }) => ended.setState((known) => known.filter((comparison) => comparison.id !== id), true),
    });
    background.show('dashboard', tasks);
  };
  const stops = [
    store.subscribe(publish),
    ended.subscribe(publish),
    opened.subscribe(publish),
    analysis.subscribe(publish),
  ];
  const timer = setInterval(() => {
    if (store.getState().list.some(isUnderWay)) publish();
  }, tickMs);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
