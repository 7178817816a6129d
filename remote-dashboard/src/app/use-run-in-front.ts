import { useNavigate } from '@app/shared/router';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { reportingJobOf, type AnalysisState } from '../features/analysis/index.ts';
import { addressOf, choosePath } from './addresses.ts';
import type { Dashboard } from './create-dashboard.ts';

/**
 * Leads to the findings as soon as they are there, while the report is still being written. Who leaves them before it is
 * there leaves it to the background, which brings it down as well. Returns whether somebody was led there.
 */
function useFindingsFirst({ analysis, comparisons }: Dashboard, state: AnalysisState) {
  const reporting = reportingJobOf(state);
  const isBefore = state.phase === 'running' && reporting === null;
  const navigate = useNavigate();
  const { opened, background } = comparisons;
  const openedId = useStore(opened, ({ id }) => id);
  const ledTo = useRef<string | null>(null);
  const hasArrived = useRef(false);

  useEffect(() => {
    // What is watched next may be the same run once more, which leads to its findings again.
    if (isBefore) ledTo.current = null;
    if (reporting === null) return;
    const isThere = openedId === reporting;
    if (ledTo.current !== reporting) {
      ledTo.current = reporting;
      hasArrived.current = isThere;
      if (isThere) opened.getState().reload();
      else {
        opened.getState().openFound(reporting);
        void navigate(addressOf(reporting));
      }
    } else if (isThere) hasArrived.current = true;
    else if (hasArrived.current && analysis.getState().goOnInBackground() === reporting) background.add(reporting);
  }, [isBefore, reporting, openedId, opened, analysis, background, navigate]);
  return (jobId: string) => ledTo.current === jobId;
}

/** Leads on when the run that is watched ends, and away when it is put into the background. */
export function useRunInFront(dashboard: Dashboard, state: AnalysisState) {
  const { analysis, comparisons } = dashboard;
  const navigate = useNavigate();
  const before = useRef(state.phase);
  const { opened, background } = comparisons;
  const wasLedTo = useFindingsFirst(dashboard, state);

  useEffect(() => {
    const wasRunning = before.current === 'running';
    before.current = state.phase;
    if (!wasRunning || (state.phase !== 'finished' && state.phase !== 'unreported')) return;
    const { jobId } = state.phase === 'finished' ? state.run : state;
    const { id, result, load, reload } = opened.getState();
    if (id === jobId && result !== null) reload();
    else if (id === jobId) void load();
    else if (!wasLedTo(jobId)) void navigate(addressOf(jobId));
    // oxlint-disable-next-line react/exhaustive-deps -- where somebody was led is asked at the end only
  }, [state, opened, navigate]);

  return {
    goOnInBackground: () => {
      void navigate(choosePath);
      const jobId = analysis.getState().goOnInBackground();
      if (jobId !== null) background.add(jobId);
    },
  };
}
