import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { framesInView, framesOf, heightOf, placeAt, scrollTo, type PageFrame } from './page-layout.ts';
import type { MissingMark, PageMark, Place } from './page-mark.ts';
import styles from './pages-pane.module.css';
import { PageView } from './page-view.tsx';
import type { PageSize, PdfFile } from './pdf-file.ts';
import { PlacesRail } from './places-rail.tsx';
import type { KnownPage } from './use-paper.ts';
import type { PaneView } from './use-pane-view.ts';

/** Where the pages of a pane stand now. */
export interface PaneLayout {
  readonly frames: readonly PageFrame[];
  readonly scale: number;
  readonly view: PaneView;
}

export interface PaneBodyProps {
  readonly file: PdfFile;
  readonly name: string;
  readonly known: KnownPage;
  readonly sizes: ReadonlyMap<number, PageSize>;
  readonly scale: number;
  readonly view: PaneView;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly place: Place;
  readonly marks: readonly PageMark[];
  readonly missing: readonly MissingMark[];
  readonly quotesOn: (page: number) => readonly string[];
  readonly onSize: (number: number, size: PageSize) => void;
  readonly onChoose: (id: string) => void;
}

/** Brings the place into view when it is another one; keeps what one looks at when only the size has changed. */
function useKeptPlace({ place, scale, view, scroller, known }: PaneBodyProps, frames: readonly PageFrame[]): void {
  const last = useRef({ key: '', scale: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    const frame = frames[place.page - 1];
    if (element === null || frame === undefined) return;
    const { key, scale: before } = last.current;
    const isHere = known.key.endsWith(` ${place.page}`);
    if (key !== place.key && isHere) {
      const { top, left } = scrollTo(frame, place.box, scale, view, known.edges);
      element.scrollTo({ top, left });
      last.current = { key: place.key, scale };
    } else if (before !== scale && before !== 0) {
      const middle = view.height * placeAt;
      element.scrollTo({ top: ((element.scrollTop + middle) * scale) / before - middle });
      last.current = { key, scale };
    }
  }, [place, scale, view, scroller, known, frames]);
}

/** The pages themselves: those in view, and nothing of the others but their place. */
export function PaneBody(props: PaneBodyProps) {
  const { file, name, known, sizes, scale, view, place, marks, missing, quotesOn, onSize, onChoose } = props;
  const frames = useMemo(
    () => framesOf(file.pageCount, (number) => sizes.get(number) ?? known.size, scale),
    [file, sizes, known, scale],
  );
  useKeptPlace(props, frames);
  const height = heightOf(frames);
  const width = Math.max(...frames.map((frame) => frame.width), 0);
  return (
    <>
      <div className={styles['sheets']} style={{ height, minWidth: width + 24 }}>
        {framesInView(frames, view.top, view.height).map((frame) => (
          <PageView
            key={frame.number}
            file={file}
            name={name}
            frame={frame}
            scale={scale}
            marks={marks.filter(({ page }) => page === frame.number)}
            missing={missing.find(({ page }) => page === frame.number)}
            edges={frame.number === place.page ? known.edges : null}
            quotes={quotesOn(frame.number)}
            onSize={onSize}
            onChoose={onChoose}
          />
        ))}
      </div>
      <PlacesRail frames={frames} height={height} scale={scale} marks={marks} paneHeight={view.height} />
    </>
  );
}
