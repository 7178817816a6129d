import { reviewMessages } from '@app/shared/messages';
import { VisuallyHidden } from '@app/shared/ui';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Banner } from '../../shared/banner.tsx';
import { classes } from '../../shared/classes.ts';
import { outlines } from '../../shared/outlines.ts';
import type { FileShelf } from './file-shelf.ts';
import { MissingBlock } from './missing-block.tsx';
import { spotOn } from './missing-spot.ts';
import { PageFailed } from './page-failed.tsx';
import { framesOf } from './page-frames.ts';
import { pageAt, scaleFor, type Zoom } from './page-layout.ts';
import type { MissingMark, PageMark, Place } from './page-mark.ts';
import styles from './pages-pane.module.css';
import { PaneBody, type PaneLayout } from './pane-body.tsx';
import { PaneFloat, type PaneFloatProps } from './pane-float.tsx';
import { PaneHead, type PaneDocument, type PaneHeadProps } from './pane-head.tsx';
import { PaneSkeleton } from './pane-skeleton.tsx';
import { useKnownPage, usePaper, useSizes } from './use-paper.ts';
import { usePaneView } from './use-pane-view.ts';

const { viewer: texts } = reviewMessages;

export interface PagesPaneProps extends Pick<PaneHeadProps, 'title' | 'onDocument'> {
  /** What the pane is called: the left pages, the right ones. */
  readonly label: string;
  readonly shelf: FileShelf;
  readonly shown: PaneDocument;
  readonly documents: readonly PaneDocument[];
  readonly place: Place;
  readonly zoom: Zoom;
  readonly marks: readonly PageMark[];
  readonly missing: readonly MissingMark[];
  /** What there is to see, for readers: a scan has no words of its own. */
  readonly description?: string | undefined;
  readonly quotesOn: (page: number) => readonly string[];
  readonly onChoose: (id: string) => void;
  /** On a phone, where documents are chosen above: page and zoom float over the pages in place of a head. */
  readonly onZoomStep?: PaneFloatProps['onZoomStep'] | undefined;
  /** Called with where the pages stand, whenever that has changed. */
  readonly onLayout?: (layout: PaneLayout, scroller: HTMLElement) => void;
}

/** A place of one's own choice goes before the one that is given, until another one is given. */
function useOwnPlace(given: Place) {
  const [own, setOwn] = useState<{ readonly over: string; readonly place: Place } | null>(null);
  const place = own !== null && own.over === given.key ? own.place : given;
  const goTo = (page: number) =>
    setOwn({ over: given.key, place: { key: `${given.key} page ${page} ${Date.now()}`, page, box: undefined } });
  return { place, goTo };
}

/** Whether the place was brought into view since another document is shown. */
function usePlaced(id: string, look: () => void) {
  const [placedIn, setPlacedIn] = useState('');
  const handlePlaced = useCallback(() => {
    setPlacedIn(id);
    look();
  }, [id, look]);
  return { isPlaced: placedIn === id, handlePlaced };
}

/** What a pane shows by now: its paper, where its pages stand, and which of them one looks at. */
function useShownPages(props: PagesPaneProps) {
  const { shelf, shown, place: given, zoom, onLayout } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { view, look } = usePaneView(scroller);
  const { isPlaced, handlePlaced } = usePlaced(shown.id, look);
  const { paper, isReopening, retry } = usePaper(shelf, shown.id);
  const { place, goTo } = useOwnPlace(given);
  const file = paper.kind === 'open' && paper.id === shown.id ? paper.file : null;
  const known = useKnownPage(file, shown.id, place.page);
  const { sizes, learn } = useSizes(shown.id, known === 'failed' ? null : known);
  const scale = known === null || known === 'failed' ? null : scaleFor(zoom, view, known.size, known.edges);
  const frames = useMemo(
    () => (file === null || sizes === null || scale === null ? null : framesOf(file.pageCount, sizes, scale)),
    [file, scale, sizes],
  );
  const layout = useMemo(
    () => (frames === null || scale === null ? null : { scale, frames, view }),
    [frames, scale, view],
  );
  useEffect(() => {
    if (layout !== null && scroller.current !== null) onLayout?.(layout, scroller.current);
  }, [layout, onLayout]);

  const page = layout === null ? place.page : pageAt(layout.frames, view.top, view.height);
  const hasFailed = paper.kind === 'failed' || (known === 'failed' && !isReopening);
  return {
    scroller,
    view,
    isPlaced,
    handlePlaced,
    paper,
    isReopening,
    hasFailed,
    retry,
    place,
    goTo,
    file,
    known,
    learn,
    layout,
    page,
  };
}

/** What was looked for and not found, and where on the page that is told: null above the pages. */
function missingIn({ missing }: PagesPaneProps, { known, layout, place }: ReturnType<typeof useShownPages>) {
  const mark = missing.find(({ page }) => page === place.page) ?? missing[0];
  const isKnown = known !== null && known !== 'failed' && known.key.endsWith(` ${place.page}`);
  if (mark === undefined || layout === null || !isKnown) return { above: undefined, spot: null };
  const spot = mark.page === place.page ? spotOn(known, mark, layout.scale) : null;
  return { above: spot === null ? mark : undefined, spot };
}

/** Which document and page it is: a head, or what floats over the pages. */
function PaneTools(props: PagesPaneProps & Pick<PaneHeadProps, 'page' | 'onPage'>) {
  const { shown, documents, page, title, onDocument, onPage, onZoomStep } = props;
  if (onZoomStep !== undefined)
    return <PaneFloat page={page} pages={shown.pages} onPage={onPage} onZoomStep={onZoomStep} />;
  const choice = { shown, documents, title, onDocument };
  return <PaneHead {...choice} page={page} onPage={onPage} />;
}

/** The pages of one document, with what there is to see on them. */
export function PagesPane(props: PagesPaneProps) {
  const { label, shown, description } = props;
  const pages = useShownPages(props);
  const { scroller, paper, hasFailed, place, file, known, layout } = pages;
  const { above, spot } = missingIn(props, pages);
  const describedBy = useId();
  return (
    <section className={styles['pane']} aria-label={label}>
      <PaneTools {...props} page={pages.page} onPage={pages.goTo} />
      {above !== undefined && <MissingBlock mark={above} />}
      <VisuallyHidden>
        <span id={describedBy}>{description}</span>
      </VisuallyHidden>
      <div
        ref={scroller}
        className={classes(styles['scroller'], props.zoom === 'text' && styles['fitted'])}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        role="region"
        aria-label={texts.pane(shown.name)}
        aria-describedby={describedBy}
      >
        {paper.kind === 'gone' && (
          <Banner isCard path={outlines.trash} title={texts.deletedTitle(shown.name)}>
            {texts.deleted}
          </Banner>
        )}
        {hasFailed && (
          <PageFailed page={place.page} name={shown.name} quotes={props.quotesOn(place.page)} onRetry={pages.retry} />
        )}
        {!hasFailed && paper.kind !== 'gone' && layout === null && <PaneSkeleton name={shown.name} />}
        {file !== null && known !== null && known !== 'failed' && layout !== null && (
          <PaneBody
            {...props}
            file={file}
            isReopening={pages.isReopening}
            name={shown.name}
            known={known}
            frames={layout.frames}
            scale={layout.scale}
            view={pages.view}
            scroller={scroller}
            isPlaced={pages.isPlaced}
            onPlaced={pages.handlePlaced}
            place={place}
            spot={spot}
            onSize={pages.learn}
            onRetry={pages.retry}
          />
        )}
      </div>
    </section>
  );
}
