import { dashboardMessages } from '@app/shared/messages';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { UploadsStore } from './uploads-state.ts';
import type { DrawFirstPage } from './first-page.api.ts';
import { KeepFocus } from './keep-focus.tsx';
import type { UploadItem } from './upload-item.ts';
import { UploadRow, type Waiting } from './upload-row.tsx';
import { inDisplayOrder } from './upload-transitions.ts';

export interface UploadListProps {
  readonly uploads: UploadsStore;
  readonly items: readonly UploadItem[];
  readonly waiting: Waiting;
  readonly drawFirstPage: DrawFirstPage;
  /** The last row was removed: the focus goes where files are chosen. */
  readonly onEmptied: () => void;
}

/** Where the focus goes after a row is gone: the next one, else the one before. */
function neighbourOf(ordered: readonly UploadItem[], id: string): string | null {
  const index = ordered.findIndex((item) => item.id === id);
  return (ordered[index + 1] ?? ordered[index - 1])?.id ?? null;
}

export function UploadList({ uploads, items, waiting, drawFirstPage, onEmptied }: UploadListProps) {
  const ordered = useMemo(() => inDisplayOrder(items), [items]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const focusNext = useRef<string | null>(null);

  const keepButton = useCallback((id: string, button: HTMLButtonElement | null) => {
    if (button === null) buttons.current.delete(id);
    else buttons.current.set(id, button);
  }, []);
  const retry = useCallback((id: string) => uploads.getState().retry(id), [uploads]);
  const keep = useCallback((id: string) => uploads.getState().keep(id), [uploads]);
  const remove = useCallback(
    (id: string) => {
      focusNext.current = neighbourOf(inDisplayOrder(uploads.getState().items), id);
      uploads.getState().remove(id);
      if (focusNext.current === null) onEmptied();
    },
    [uploads, onEmptied],
  );

  useEffect(() => {
    if (focusNext.current === null) return;
    buttons.current.get(focusNext.current)?.focus();
    focusNext.current = null;
  }, [ordered]);

  return (
    <KeepFocus>
      <ul aria-label={dashboardMessages.uploads.listLabel}>
        {ordered.map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            waiting={waiting}
            drawFirstPage={drawFirstPage}
            onRetry={retry}
            onRemove={remove}
            onKeep={keep}
            keepButton={keepButton}
          />
        ))}
      </ul>
    </KeepFocus>
  );
}
