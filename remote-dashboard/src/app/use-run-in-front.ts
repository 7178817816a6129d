import { useNavigate } from '@app/shared/router';
import { useEffect, useRef } from 'react';
import type { AnalysisState } from '../features/analysis/index.ts';
import { addressOf, choosePath } from './addresses.ts';
import type { Dashboard } from './create-dashboard.ts';

/** Leads on when the run that is watched ends, and away when it is put into the background. */
export function useRunInFront({ analysis, comparisons }: Dashboard, state: AnalysisState) {
  const navigate = useNavigate();
  const before = useRef(state.phase);
  const { opened, background } = comparisons;

  useEffect(() => {
    const wasRunning = before.current === 'running';
    before.current = state.phase;
    if (!wasRunning || state.phase !== 'finished') return;
    const { jobId } = state.run;
    if (opened.getState().id === jobId) void opened.getState().load();
    else void navigate(addressOf(jobId));
  }, [state, opened, navigate]);

  return {
    goOnInBackground: () => {
      void navigate(choosePath);
      const jobId = analysis.getState().goOnInBackground();
      if (jobId !== null) background.add(jobId);
    },
  };
}
