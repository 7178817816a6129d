import { hasFindings } from '@app/shared/contracts';
import { useSearchParams } from '@app/shared/router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { comparisonParam } from './addresses.ts';
import type { Dashboard } from './create-dashboard.ts';

/** The comparison that the address names. While it runs it is watched, unless the person has put it into the background. */
export function useOpened({ comparisons, analysis }: Dashboard) {
  const [params] = useSearchParams();
  const id = params.get(comparisonParam);
  const { opened, background, ended } = comparisons;
  const state = useStore(opened);
  const comparison = state.id === id ? state.comparison : null;
  const status = comparison?.status;
  const isFound = comparison !== null && hasFindings(comparison);
  const isRunning = (status === 'queued' || status === 'running') && !isFound;

  useEffect(() => {
    opened.getState().open(id);
    // What is opened has been seen.
    ended.setState((known) => known.filter((one) => one.id !== id), true);
    return () => opened.getState().leave();
  }, [opened, ended, id]);

  useEffect(() => {
    if (!isRunning || comparison === null || comparison.id !== opened.getState().id) return;
    // One is watched at a time: this one stays in the background, and its report comes down all the same.
    if (analysis.getState().state.phase === 'running') return;
    background.take(comparison.id);
    const files = comparison.documents.map(({ name, size }) => ({ name, size }));
    void analysis.getState().watch(comparison.id, files);
    // oxlint-disable-next-line react/exhaustive-deps -- each change of it would take up what was just put into the background
  }, [analysis, background, opened, isRunning, comparison?.id]);

  useEffect(() => {
    // The page was loaded again while the report was being written: it comes down all the same.
    const { state: run, resume } = analysis.getState();
    if (isFound && run.phase === 'interrupted' && run.run.jobId === id) void resume();
  }, [analysis, isFound, id]);

  return { id, state, isRunning };
}
