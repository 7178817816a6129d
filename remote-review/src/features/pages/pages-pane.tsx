import { reviewMessages } from '@app/shared/messages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Banner } from '../../shared/banner.tsx';
import { outlines } from '../../shared/outlines.ts';
import type { FileShelf } from './file-shelf.ts';
import { PageFailed } from './page-failed.tsx';
import { framesOf, pageAt, scaleFor, type Zoom } from './page-layout.ts';
import type { MissingMark, PageMark, Place } from './page-mark.ts';
import styles from './pages-pane.module.css';
import { PaneBody, type PaneLayout } from './pane-body.tsx';
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
  readonly quotesOn: (page: number) => readonly string[];
  readonly onChoose: (id: string) => void;
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

/** The pages of one document, with what there is to see on them. */
export function PagesPane(props: PagesPaneProps) {
  const { label, shelf, shown, documents, place: given, zoom, title, onDocument, onLayout } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const view = usePaneView(scroller);
  const { paper, retry } = usePaper(shelf, shown.id);
  const { place, goTo } = useOwnPlace(given);
  const file = paper.kind === 'open' && paper.id === shown.id ? paper.file : null;
  const known = useKnownPage(file, shown.id, place.page);
  const { sizes, learn } = useSizes(shown.id);
  const layout = useMemo(() => {
    if (file === null || known === null || known === 'failed') return null;
    const scale = scaleFor(zoom, view, known.size, known.edges);
    return { scale, frames: framesOf(file.pageCount, (number) => sizes.get(number) ?? known.size, scale), view };
  }, [file, known, zoom, view, sizes]);
  useEffect(() => {
    if (layout !== null && scroller.current !== null) onLayout?.(layout, scroller.current);
  }, [layout, onLayout]);

  const page = layout === null ? place.page : pageAt(layout.frames, view.top, view.height);
  const hasFailed = paper.kind === 'failed' || known === 'failed';
  return (
    <section className={styles['pane']} aria-label={label}>
      <PaneHead shown={shown} documents={documents} page={page} title={title} onDocument={onDocument} onPage={goTo} />
      {/* A region that scrolls has to be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className={styles['scroller']} tabIndex={0} role="region" aria-label={texts.pane(shown.name)}>
        {paper.kind === 'gone' && (
          <Banner isCard path={outlines.trash} title={texts.deletedTitle(shown.name)}>
            {texts.deleted}
          </Banner>
        )}
        {hasFailed && (
          <PageFailed page={place.page} name={shown.name} quotes={props.quotesOn(place.page)} onRetry={retry} />
        )}
        {!hasFailed && paper.kind !== 'gone' && layout === null && <PaneSkeleton name={shown.name} />}
        {file !== null && known !== null && known !== 'failed' && layout !== null && (
          <PaneBody
            {...props}
            file={file}
            name={shown.name}
            known={known}
            sizes={sizes}
            scale={layout.scale}
            view={view}
            scroller={scroller}
            place={place}
            onSize={learn}
          />
        )}
      </div>
    </section>
  );
}
