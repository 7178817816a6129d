import { reviewMessages } from '@app/shared/messages';
import { useEffect, useRef, useState } from 'react';
import { MissingBlock } from './missing-block.tsx';
import { PageFailed } from './page-failed.tsx';
import type { PageFrame } from './page-layout.ts';
import type { MissingMark, PageMark } from './page-mark.ts';
import { PageOverlay } from './page-overlay.tsx';
import styles from './page-view.module.css';
import type { PageSize, PdfFile } from './pdf-file.ts';

export interface PageViewProps {
  readonly file: PdfFile;
  readonly name: string;
  readonly frame: PageFrame;
  readonly scale: number;
  readonly marks: readonly PageMark[];
  readonly missing: MissingMark | undefined;
  readonly edges: readonly [number, number] | null;
  readonly quotes: readonly string[];
  readonly onSize: (number: number, size: PageSize) => void;
  readonly onChoose: (id: string) => void;
}

/** More pixels than this do not fit into the canvas of every browser. */
const mostPixels = 16_000_000;

const deviceScale = (scale: number, { width, height }: PageSize): number => {
  const wanted = scale * window.devicePixelRatio;
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
};

/** Draws the page and lays its words over it; drawn anew in another scale, the old picture stays until the new one is there. */
function useDrawnPage({ file, frame: { number }, scale, onSize }: PageViewProps) {
  const paper = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const page = await file.page(number);
      signal.throwIfAborted();
      onSize(number, page);
      const canvas = document.createElement('canvas');
      await page.draw(canvas, deviceScale(scale, page), signal);
      signal.throwIfAborted();
      paper.current?.replaceChildren(canvas);
      const text = document.createElement('div');
      await page.layText(text, scale, signal);
      words.current?.replaceChildren(...text.childNodes);
      words.current?.style.setProperty('--total-scale-factor', String(scale));
    };
    draw().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn(`Page ${number} could not be drawn`, error);
      setFailed(true);
    });
    return () => leaving.abort();
  }, [file, number, scale, onSize, turn]);

  useEffect(
    () => () => {
      file.page(number).then(
        (page) => page.release(),
        // Of a page that never came there is nothing to give back.
        () => undefined,
      );
    },
    [file, number],
  );
  const retry = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  return { paper, words, hasFailed, retry };
}

/** One page of a paper, with what there is to see on it. */
export function PageView(props: PageViewProps) {
  const { name, frame, scale, marks, missing, edges, quotes, onChoose } = props;
  const { paper, words, hasFailed, retry } = useDrawnPage(props);
  const size = { width: frame.width / scale, height: frame.height / scale };
  return (
    <div
      className={styles['page']}
      style={{ top: frame.top, width: frame.width, height: frame.height }}
      role="group"
      aria-label={reviewMessages.viewer.pageLabel(frame.number)}
    >
      {hasFailed ? (
        <PageFailed page={frame.number} name={name} quotes={quotes} onRetry={retry} />
      ) : (
        <>
          <div ref={paper} className={styles['paper']} aria-hidden="true" />
          <PageOverlay size={size} marks={marks} onChoose={onChoose} />
          <div ref={words} className={styles['text']} />
          {missing !== undefined && <MissingBlock mark={missing} size={size} scale={scale} edges={edges} />}
        </>
      )}
    </div>
  );
}
