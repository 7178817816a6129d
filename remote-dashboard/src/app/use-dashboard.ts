import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import { useNavigate } from '@app/shared/router';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { reportingJobOf } from '../features/analysis/index.ts';
import { useChosenFiles, useUploads } from '../features/uploads/index.ts';
import { choosePath } from './addresses.ts';
import { dashboardOf } from './create-dashboard.ts';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { useActs } from './use-acts.ts';
import { useLoginAgain } from './use-login-again.ts';
import { useOpened } from './use-opened.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import { useRunInFront } from './use-run-in-front.ts';

/** Puts the focus where files are chosen, at once or when that is on the page. */
function useFocusOnChoose(isChoosing: boolean) {
  const chooseButton = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  const focusChoose = useCallback(() => chooseButton.current?.focus(), []);
  useEffect(() => {
    if (isChoosing && isWanted.current) focusChoose();
    isWanted.current = false;
  }, [isChoosing, focusChoose]);
  const focusWhenChoosing = useCallback(() => {
    isWanted.current = true;
  }, []);
  return { chooseButton, focusChoose, focusWhenChoosing };
}

/** The state of the page and what its parts do to each other. */
export function useDashboard(host: HostServices) {
  const dashboard = dashboardOf(host);
  const { uploads, analysis, cloud, comparisons, lost } = dashboard;
  const navigate = useNavigate();
  const items = useUploads(uploads, (state) => state.items);
  const isOffline = useUploads(uploads, (state) => state.offline);
  const lostFiles = useStore(lost.store);
  const run = useStore(analysis, ({ state }) => state);
  const isFetching = useUploads(uploads, (state) => state.cloudDownload);
  const acts = useActs(host, dashboard);
  const opened = useOpened(dashboard);
  const inFront = useRunInFront(dashboard, run);
  const login = useLoginAgain(host, dashboard);

  const { takeNew, onTaken } = dashboard;
  useEffect(() => onTaken(() => void navigate(choosePath)), [onTaken, navigate]);
  const chosen = useChosenFiles({
    uploads,
    notify: host.notify,
    documentLimit: host.settings.sessionDocumentLimit,
    onTaken: takeNew,
  });
  const isRunning = run.phase === 'running' && reportingJobOf(run) === null;
  usePastedFiles(chosen.choose, !isRunning && !isFetching && chosen.offer === null);
  useEffect(() => preloadWhenIdle(cloud), [cloud]);
  useEffect(() => comparisons.follow(), [comparisons]);

  const isChoosing = opened.id === null || opened.isRunning;
  const focus = useFocusOnChoose(isChoosing);
  return {
    ...dashboard,
    acts,
    login,
    opened,
    items,
    isOffline,
    run,
    isRunning,
    isChoosing,
    isFirstPage: opened.state.turns <= 1,
    lostFiles,
    hasOutcome: lostFiles.length > 0 || run.phase === 'interrupted' || run.phase === 'failed',
    chosen,
    ...focus,
    goOnInBackground: inFront.goOnInBackground,
    start: () => void analysis.getState().start(items.map(({ file }) => ({ name: file.name, size: file.size }))),
    startNew: () => {
      focus.focusWhenChoosing();
      takeNew();
    },
    chooseAgain: () => focus.chooseButton.current?.click(),
    sayUnreadable: () => host.notify.error(dashboardMessages.dropZone.dropUnreadable),
    tryNow: () => uploads.getState().setOnline(true),
  };
}

export type DashboardOnPage = ReturnType<typeof useDashboard>;
