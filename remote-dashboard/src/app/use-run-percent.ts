import { useStore } from 'zustand';
import type { AnalysisState, AnalysisStore } from '../features/analysis/index.ts';
import { isUnderWay } from '../features/comparisons/index.ts';
import type { Comparisons } from './create-comparisons.ts';

/** Where it is told how runs go: the one that is watched here, and all that the list knows. */
export interface RunSources {
  readonly comparisons: Pick<Comparisons, 'store'>;
  readonly analysis: AnalysisStore;
}

/** Of the run that is watched here; undefined when that is another one. */
function watchedPercent(state: AnalysisState, id: string): number | 'ended' | undefined {
  if (state.phase === 'running' && state.progress.jobId === id) return state.progress.percent ?? undefined;
  if (state.phase === 'unreported') return state.jobId === id ? 'ended' : undefined;
  return state.phase === 'finished' && state.run.jobId === id ? 'ended' : undefined;
}

/** How far a run has come by now, or that it has ended; undefined while nothing is heard of it. */
export function useRunPercent({ comparisons, analysis }: RunSources, id: string): number | 'ended' | undefined {
  const watched = useStore(analysis, ({ state }) => watchedPercent(state, id));
  const listed = useStore(comparisons.store, ({ list }) => list.find((comparison) => comparison.id === id));
  if (watched !== undefined || listed === undefined) return watched;
  return isUnderWay(listed) ? Math.round(listed.progress) : 'ended';
}
