import { reviewMessages } from '@app/shared/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { drawingTurns } from './drawing-turns.ts';
import { MissingBlock, type MissingBlockProps } from './missing-block.tsx';
import { PageFailed } from './page-failed.tsx';
import type { PageFrame } from './page-frames.ts';
import type { MissingMark, PageMark } from './page-mark.ts';
import { PageOverlay } from './page-overlay.tsx';
import styles from './page-view.module.css';
import type { PageSize, PdfFile } from './pdf-file.ts';
import { useDue } from './use-due.ts';
import { useWords } from './use-words.ts';

export interface PageViewProps {
  readonly file: PdfFile;
  /** Another one of the same paper is on its way, in place of this. */
  readonly isReopening: boolean;
  readonly name: string;
  readonly frame: PageFrame;
  /** Some of it is in view now. */
  readonly isSeen: boolean;
  readonly scale: number;
  readonly marks: readonly PageMark[];
  /** What was looked for on it, and not found. */
  readonly missing: MissingMark | undefined;
  /** Where that is told on the page; undefined where it is told above the pages. */
  readonly missingPlace: MissingBlockProps['place'];
  readonly quotesOn: (page: number) => readonly string[];
  readonly onSize: (number: number, size: PageSize) => void;
  readonly onChoose: (id: string) => void;
  /** Called to have its paper opened anew: of this one the page would not come. */
  readonly onRetry: () => void;
}

/** More pixels than this do not fit into the canvas of every browser. */
const mostPixels = 16_000_000;

const deviceScale = (scale: number, { width, height }: PageSize): number => {
  const wanted = scale * window.devicePixelRatio;
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
};

/** Gives the pixels back at once; else they are held until the browser next collects what nobody holds. */
function giveBack(canvas: HTMLCanvasElement | null | undefined): void {
  if (canvas) Object.assign(canvas, { width: 0, height: 0 });
}

/** Draws the page and lays its words over it; drawn anew in another scale, the old picture stays until the new one is there. */
function useDrawnPage({ file, isReopening, frame: { number }, isSeen, scale, onSize }: PageViewProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [failedIn, setFailedIn] = useState<PdfFile | null>(null);
  const shown = useRef<HTMLCanvasElement | null>(null);
  const [drawnIn, setDrawnIn] = useState(0);
  const isDue = useDue(isSeen);
  const handleFailed = useCallback(
    (error: unknown) => {
      console.warn(`Page ${number} could not be drawn`, error);
      setDrawnIn(0);
      setFailedIn(file);
    },
    [file, number],
  );
  const words = useWords({ file, number, scale, isLookedAt: isSeen && drawnIn === scale, onFailed: handleFailed });

  useEffect(() => {
    if (!isDue) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const page = await file.page(number);
      signal.throwIfAborted();
      onSize(number, page);
      const canvas = document.createElement('canvas');
      try {
        await drawingTurns.first(() => page.draw(canvas, deviceScale(scale, page), signal));
        signal.throwIfAborted();
      } catch (error) {
        giveBack(canvas);
        throw error;
      }
      paper.current?.replaceChildren(canvas);
      giveBack(shown.current);
      shown.current = canvas;
      setDrawnIn(scale);
    };
    draw().catch((error: unknown) => {
      if (!signal.aborted) handleFailed(error);
    });
    return () => leaving.abort();
  }, [file, number, scale, onSize, isDue, handleFailed]);

  useEffect(() => () => giveBack(shown.current), []);
  useEffect(() => {
    if (!isDue) return undefined;
    return () => {
      file.page(number).then(
        (page) => page.release(),
        // Of a page that never came there is nothing to give back.
        () => undefined,
      );
    };
  }, [file, number, isDue]);
  const hasFailed = failedIn === file && !isReopening;
  const isSlow = useSlow(isDue && drawnIn === 0 && !hasFailed);
  return { paper, words, hasFailed, isSlow };
}

/** Whoever has waited that long wants to know that it goes on. */
const patienceMs = 4_000;

/** Whether something has been waited for longer than usual. */
function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

/** One page of a paper, with what there is to see on it. */
export function PageView(props: PageViewProps) {
  const { name, frame, scale, marks, missing, missingPlace, quotesOn, onChoose, onRetry } = props;
  const { paper, words, hasFailed, isSlow } = useDrawnPage(props);
  const size = { width: frame.width / scale, height: frame.height / scale };
  return (
    <div
      className={styles['page']}
      style={{ top: frame.top, width: frame.width, height: frame.height }}
      role="group"
      aria-label={reviewMessages.viewer.pageLabel(frame.number)}
    >
      {hasFailed ? (
        <PageFailed page={frame.number} name={name} quotes={quotesOn(frame.number)} onRetry={onRetry} />
      ) : (
        <>
          <div ref={paper} className={styles['paper']} aria-hidden="true" />
          {isSlow && (
            <p className={styles['slow']} role="status">
              {reviewMessages.viewer.slow(frame.number)}
            </p>
          )}
          <PageOverlay size={size} scale={scale} marks={marks} missing={missing} onChoose={onChoose} />
          <div ref={words} className={styles['text']} />
          {missing !== undefined && missingPlace !== undefined && <MissingBlock mark={missing} place={missingPlace} />}
        </>
      )}
    </div>
  );
}
