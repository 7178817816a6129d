import { isDoubtfulPair } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { useCallback, useMemo, type ReactNode } from 'react';
import { FindingHead, PassagePair, ReadingsBar } from '../features/finding/index.ts';
import {
  FindBar,
  FindTool,
  PagesPane,
  ZoomTools,
  type FileShelf,
  type PaneDocument,
  type PaneLayout,
  type Zoom,
} from '../features/pages/index.ts';
import type { ReviewItem } from '../shared/review-item.ts';
import { marksOf, missingOf, placeOf, placesOf, quotesOn, readAloud } from './marks-of.ts';
import styles from './review-page.module.css';
import type { usePanes } from './use-panes.ts';
import { useFoundIn, useSearch, type FoundIn } from './use-search.ts';

const { viewer: texts, finding: findingTexts } = reviewMessages;

export interface FindingWorkProps {
  readonly item: ReviewItem;
  readonly items: readonly ReviewItem[];
  readonly shelf: FileShelf;
  readonly view: ReturnType<typeof usePanes>;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onZoomStep: (by: 1 | -1) => void;
  /** Called with the scale that pages are drawn in. */
  readonly onScale: (scale: number) => void;
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
  readonly isNarrow: boolean;
  readonly listTool: ReactNode;
  readonly onChoose: (id: string) => void;
}

const documentsOf = ({ readings }: ReviewItem): readonly PaneDocument[] =>
  readings.map(({ document: { id, name, pages }, letter, side }) => ({ id, name, pages, letter, side }));

interface PaneOfFindingProps extends FindingWorkProps {
  readonly side: 'left' | 'right';
  readonly id: string;
  readonly foundIn: (id: string) => FoundIn;
  readonly onLayout: (layout: PaneLayout) => void;
}

/** One of the two panes: a document, and what there is to see of the finding in it. */
function PaneOfFinding(props: PaneOfFindingProps) {
  const { item, items, shelf, side, id, zoom, view, foundIn, isNarrow, onZoomStep, onChoose, onLayout } = props;
  const documents = documentsOf(item);
  const shown = documents.find((document) => document.id === id);
  const found = useFoundIn(foundIn, id);
  const allPlaces = useMemo(() => placesOf(items, id), [items, id]);
  const marks = useMemo(() => [...marksOf(item, allPlaces, id), ...found.marks], [item, allPlaces, id, found]);
  const place = useMemo(() => found.place ?? placeOf(item, id), [item, id, found]);
  if (shown === undefined) return null;
  return (
    <PagesPane
      label={side === 'left' ? texts.left : texts.right}
      shelf={shelf}
      shown={shown}
      documents={documents}
      place={place}
      zoom={zoom}
      marks={marks}
      missing={missingOf(item, id)}
      description={readAloud(item, id)}
      quotesOn={(page) => quotesOn(item, items, id, page)}
      onDocument={(next) => view.show(next, side)}
      onChoose={onChoose}
      onLayout={onLayout}
      onZoomStep={isNarrow ? onZoomStep : undefined}
    />
  );
}

/** One finding: what it is about, what each document says, and the pages. */
export function FindingWork(props: FindingWorkProps) {
  const { item, view, zoom, onZoom, onZoomStep, onScale, isFinding, onFinding, isNarrow, listTool } = props;
  const { panes, showReading } = view;
  const shownIds = useMemo(() => [panes.left, ...(panes.right === null ? [] : [panes.right])], [panes]);
  const { bar, foundIn } = useSearch({ shelf: props.shelf, documents: shownIds, isFinding, onFinding });
  const remember = useCallback(({ scale }: PaneLayout) => onScale(scale), [onScale]);
  const isPair = isDoubtfulPair(item.finding);
  const values = item.readings.flatMap(({ value }) => (value === null ? [] : [value.text]));
  const pane = (side: 'left' | 'right', id: string) => (
    <PaneOfFinding key={side} {...props} side={side} id={id} foundIn={foundIn} onLayout={remember} />
  );
  return (
    <>
      <FindingHead
        item={item}
        values={values}
        tools={
          <>
            {listTool}
            <FindTool isFinding={isFinding} onFinding={onFinding} />
            <ZoomTools zoom={zoom} onZoom={onZoom} onStep={onZoomStep} />
          </>
        }
      />
      {isPair && <PassagePair readings={item.readings} />}
      {(isNarrow || !isPair) && (
        <ReadingsBar
          readings={item.readings}
          left={panes.left}
          right={isNarrow ? null : panes.right}
          isNarrow={isNarrow}
          onShow={isNarrow ? ({ document }) => view.show(document.id, 'left') : showReading}
        />
      )}
      {isFinding && <FindBar {...bar} />}
      <div className={styles['panes']} role="group" aria-label={findingTexts.panes}>
        {pane('left', panes.left)}
        {!isNarrow && panes.right !== null && pane('right', panes.right)}
      </div>
    </>
  );
}
