import { useLayoutEffect, useRef, type RefObject } from 'react';
import { blockEdges } from './missing-spot.ts';
import type { MissingBlockProps } from './missing-block.tsx';
import type { PageFrames } from './page-frames.ts';
import { framesToKeep, isWithin, placeAt, scrollTo } from './page-layout.ts';
import type { MissingMark, PageMark, Place } from './page-mark.ts';
import styles from './pages-pane.module.css';
import { PageView } from './page-view.tsx';
import type { PageSize, PdfFile } from './pdf-file.ts';
import { PlacesRail } from './places-rail.tsx';
import type { KnownPage } from './use-paper.ts';
import type { PaneView } from './use-pane-view.ts';

/** Where the pages of a pane stand now. */
export interface PaneLayout {
  readonly frames: PageFrames;
  readonly scale: number;
  readonly view: PaneView;
}

export interface PaneBodyProps {
  readonly file: PdfFile;
  readonly isReopening: boolean;
  readonly name: string;
  readonly known: KnownPage;
  readonly frames: PageFrames;
  readonly scale: number;
  readonly view: PaneView;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The place was brought into view once. Before that the top of the paper is, which nobody has asked for. */
  readonly isPlaced: boolean;
  /** Called when the place was brought into view. */
  readonly onPlaced: () => void;
  readonly place: Place;
  readonly marks: readonly PageMark[];
  readonly missing: readonly MissingMark[];
  /** Where on the page one looks at the missing is told, in points from its top. */
  readonly spot: number | null;
  readonly quotesOn: (page: number) => readonly string[];
  readonly onSize: (number: number, size: PageSize) => void;
  readonly onChoose: (id: string) => void;
  readonly onRetry: () => void;
}

/** Brings the place into view when it is another one; keeps what one looks at when only the size has changed. */
function useKeptPlace({ place, scale, view, scroller, known, frames, onPlaced }: PaneBodyProps): void {
  const last = useRef({ key: '', scale: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    const frame = frames.at(place.page);
    if (element === null || frame === undefined) return;
    const { key, scale: before } = last.current;
    const isHere = known.key.endsWith(` ${place.page}`);
    if (key !== place.key && isHere) {
      const { top, left } = scrollTo(frame, place.box, scale, view, known.edges);
      element.scrollTo({ top, left });
      last.current = { key: place.key, scale };
      onPlaced();
    } else if (before !== scale && before !== 0) {
      const middle = view.height * placeAt;
      const { left } = scrollTo(frame, place.box, scale, view, known.edges);
      element.scrollTo({ top: ((element.scrollTop + middle) * scale) / before - middle, left });
      last.current = { key, scale };
    }
  }, [place, scale, view, scroller, known, frames, onPlaced]);
}

/** The block takes the width of the text. */
function missingPlace({ spot, known, scale }: PaneBodyProps): MissingBlockProps['place'] {
  if (spot === null) return undefined;
  const [left, right] = blockEdges(known);
  return { left: left * scale, width: (right - left) * scale, top: spot * scale };
}

/** The pages themselves: those in view, and nothing of the others but their place. */
export function PaneBody(props: PaneBodyProps) {
  const { file, name, frames, scale, view, place, marks, missing, quotesOn, onSize, onChoose } = props;
  useKeptPlace(props);
  const kept = props.isPlaced ? framesToKeep(frames, view.top, view.height) : [];
  const { height, width } = frames;
  return (
    <>
      <div className={styles['sheets']} style={{ height, minWidth: width + 24 }}>
        {kept.map((frame) => (
          <PageView
            key={frame.number}
            file={file}
            isReopening={props.isReopening}
            name={name}
            frame={frame}
            isSeen={!view.isFlying && isWithin(frame, view.top, view.height)}
            scale={scale}
            marks={marks.filter(({ page }) => page === frame.number)}
            missing={missing.find(({ page }) => page === frame.number)}
            missingPlace={frame.number === place.page ? missingPlace(props) : undefined}
            quotesOn={quotesOn}
            onSize={onSize}
            onChoose={onChoose}
            onRetry={props.onRetry}
          />
        ))}
      </div>
      <PlacesRail frames={frames} scale={scale} marks={marks} paneHeight={view.height} />
    </>
  );
}
