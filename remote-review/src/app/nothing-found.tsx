import { pagesNotCompared, type AnalysisResult } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { Link, useSearchParams } from '@app/shared/router';
import { Outline, PageTitle } from '@app/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import {
  FindBar,
  FindTool,
  PagesPane,
  stepZoom,
  ZoomTools,
  type PaneDocument,
  type PaneLayout,
  type Zoom,
} from '../features/pages/index.ts';
import { letterAt } from '../shared/letters.ts';
import { outlines } from '../shared/outlines.ts';
import styles from './nothing-found.module.css';
import type { OpenReview } from './open-review.ts';
import { NothingView } from './review-states.tsx';
import { useFoundIn, useSearch, type FoundIn } from './use-search.ts';

const { page: texts, state, finding, viewer } = reviewMessages;

export interface NothingFoundProps {
  readonly review: OpenReview;
  readonly result: AnalysisResult;
}

interface PlainPaneProps extends Pick<OpenReview, 'shelf'> {
  readonly label: string;
  readonly documents: readonly PaneDocument[];
  readonly shown: PaneDocument;
  readonly zoom: Zoom;
  readonly foundIn: (id: string) => FoundIn;
  readonly onDocument: (id: string) => void;
  readonly onLayout: (layout: PaneLayout) => void;
}

/** Pages with nothing to see on them but what one looks for. */
function PlainPane({ shown, foundIn, ...pane }: PlainPaneProps) {
  const found = useFoundIn(foundIn, shown.id);
  const place = useMemo(() => found.place ?? { key: shown.id, page: 1, box: undefined }, [found, shown.id]);
  return (
    <PagesPane
      {...pane}
      shown={shown}
      place={place}
      marks={found.marks}
      missing={[]}
      quotesOn={() => []}
      onChoose={() => undefined}
    />
  );
}

/** The pages of two documents that agree, side by side. */
function Pages({ review: { shelf }, result }: NothingFoundProps) {
  const documents = result.documents.map(({ id, name, pages }, index): PaneDocument => ({
    id,
    name,
    pages,
    letter: letterAt(index),
    side: 'none',
  }));
  const [ids, setIds] = useState<readonly string[]>(documents.slice(0, 2).map(({ id }) => id));
  const [zoom, setZoom] = useState<Zoom>('width');
  const [scale, setScale] = useState(1);
  const keepScale = useCallback(({ scale: drawn }: PaneLayout) => setScale(drawn), []);
  const [isFinding, setFinding] = useState(false);
  const { bar, foundIn } = useSearch({ shelf, documents: ids, isFinding, onFinding: setFinding });
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Link to="/dashboard" className={styles['back'] ?? ''} aria-label={texts.back} title={texts.back}>
          <Outline path={outlines.back} />
        </Link>
        <PageTitle>{state.noFindingsTitle}</PageTitle>
        <div className={styles['tools']}>
          <FindTool isFinding={isFinding} onFinding={setFinding} />
          <ZoomTools zoom={zoom} onZoom={setZoom} onStep={(by) => setZoom(stepZoom(scale, by))} />
        </div>
      </header>
      {isFinding && <FindBar {...bar} />}
      <div className={styles['panes']} role="group" aria-label={finding.panes}>
        {ids.map((id, index) => {
          const shown = documents.find((document) => document.id === id);
          if (shown === undefined) return null;
          return (
            <PlainPane
              // oxlint-disable-next-line react/no-array-index-key -- a pane stays what it is whatever it shows
              key={index}
              label={index === 0 ? viewer.left : viewer.right}
              shelf={shelf}
              documents={documents}
              shown={shown}
              zoom={zoom}
              foundIn={foundIn}
              onDocument={(next) => setIds(ids.map((one, at) => (at === index ? next : one === next ? id : one)))}
              onLayout={keepScale}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Nothing was found: says so, and shows the pages to anyone who wants to see for themselves: at once with `?pages`. */
export function NothingFound(props: NothingFoundProps) {
  const [params] = useSearchParams();
  const [isLooking, setLooking] = useState(params.has('pages'));
  const { coverage } = props.result;
  return isLooking ? (
    <Pages {...props} />
  ) : (
    <NothingView
      notComparable={coverage.notComparable}
      notRead={pagesNotCompared(coverage)}
      onPages={() => setLooking(true)}
    />
  );
}
