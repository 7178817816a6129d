import { ApiError } from '@app/shared/http';
import { fileOutline, Outline } from '@app/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { DrawFirstPage } from './first-page.api.ts';
import styles from './first-page.module.css';
import { isUnusable, type UploadItem } from './upload-item.ts';
import { useSeen } from './use-seen.ts';

export interface FirstPageProps {
  readonly item: UploadItem;
  /** Nothing can be asked for without a connection or a login. */
  readonly isConnected: boolean;
  readonly draw: DrawFirstPage;
}

/** What the file looks like, in a box of one size that is there from the beginning; a plain sheet until then, and without. */
export function FirstPage({ item, isConnected, draw }: FirstPageProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(box);
  const picture = usePicture(item, isSeen && isConnected, draw);
  return (
    <span ref={box} className={styles['box']} aria-hidden="true">
      {picture === null ? <Outline path={fileOutline} /> : <img className={styles['page']} src={picture} alt="" />}
    </span>
  );
}

/** A failure is told by the list, not here; when connection or login are back, it is asked for again. */
function usePicture(item: UploadItem, isDue: boolean, draw: DrawFirstPage): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  const { id, file, sessionId, status } = item;
  const isWanted = isDue && picture === null && status === 'done' && !isUnusable(item);

  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    draw({ file, sessionId }, left.signal).then(setPicture, (error: unknown) => {
      const isDefect = !(error instanceof ApiError) && !left.signal.aborted;
      if (isDefect) console.error('A first page could not be read', error);
    });
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- what an id stands for never changes
  }, [draw, id, isWanted]);

  return picture;
}
