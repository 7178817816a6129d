import type { HostServices } from '@app/shared/federation';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useChosenFiles, useUploads } from '../features/uploads/index.ts';
import { dashboardOf } from './create-dashboard.ts';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import { useReloadHold } from './use-reload-hold.ts';

/** The state of the page and what its parts do to each other. */
export function useDashboard(host: HostServices) {
  const dashboard = dashboardOf(host);
  const { uploads, analysis, cloud, lost } = dashboard;
  const items = useUploads(uploads, (state) => state.items);
  const isOffline = useUploads(uploads, (state) => state.offline);
  const lostFiles = useStore(lost.store);
  const run = useStore(analysis, ({ state }) => state);
  const isFetching = useUploads(uploads, (state) => state.cloudDownload);
  const chooseButton = useRef<HTMLButtonElement>(null);

  const chosen = useChosenFiles({
    uploads,
    notify: host.notify,
    documentLimit: host.settings.sessionDocumentLimit,
    onTaken: dashboard.forgetLast,
  });
  const isRunning = run.phase === 'running';
  const isUploading = items.some(({ status }) => status === 'idle' || status === 'uploading');
  useLeaveWarning(host, isRunning || isUploading || isFetching);
  useReloadHold(host, items.length > 0);
  usePastedFiles(chosen.choose, !isRunning && !isFetching && chosen.offer === null);
  useEffect(() => preloadWhenIdle(cloud), [cloud]);

  const focusChoose = useCallback(() => chooseButton.current?.focus(), []);
  return {
    ...dashboard,
    items,
    isOffline,
    run,
    isRunning,
    lostFiles,
    hasOutcome: lostFiles.length > 0 || (run.phase !== 'idle' && !isRunning),
    chosen,
    chooseButton,
    focusChoose,
    start: () => void analysis.getState().start(items.map(({ file }) => ({ name: file.name, size: file.size }))),
    startNew: () => {
      dashboard.forgetLast();
      focusChoose();
    },
    chooseAgain: () => chooseButton.current?.click(),
    tryNow: () => uploads.getState().setOnline(true),
  };
}
