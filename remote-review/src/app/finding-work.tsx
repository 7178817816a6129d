import { reviewMessages } from '@app/shared/messages';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { FindingHead, ReadingsBar } from '../features/finding/index.ts';
import {
  FindBar,
  PagesPane,
  stepZoom,
  useFind,
  ZoomTools,
  type FileShelf,
  type FoundPlace,
  type PageMark,
  type PaneDocument,
  type PaneLayout,
  type Place,
  type Zoom,
} from '../features/pages/index.ts';
import type { ReviewItem } from '../shared/review-item.ts';
import { ToolButton } from '../shared/tool-button.tsx';
import { marksOf, missingOf, placeOf, quotesOn } from './marks-of.ts';
import styles from './review-page.module.css';
import type { usePanes } from './use-panes.ts';

const { viewer: texts, finding: findingTexts } = reviewMessages;

export interface FindingWorkProps {
  readonly item: ReviewItem;
  readonly items: readonly ReviewItem[];
  readonly shelf: FileShelf;
  readonly view: ReturnType<typeof usePanes>;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
  readonly isNarrow: boolean;
  readonly listTool: ReactNode;
  readonly onChoose: (id: string) => void;
}

const documentsOf = ({ readings }: ReviewItem): readonly PaneDocument[] =>
  readings.map(({ document: { id, name, pages }, letter, side }) => ({ id, name, pages, letter, side }));

/** Looks for words in the papers that are shown, and goes from one place to the next. */
function useSearch({ shelf, view: { panes }, isFinding }: FindingWorkProps) {
  const [words, setWords] = useState('');
  const documents = useMemo(() => [panes.left, ...(panes.right === null ? [] : [panes.right])], [panes]);
  const result = useFind(shelf, documents, isFinding ? words : '');
  const count = result.places.length;
  const of = `${words} ${documents.join(' ')}`;
  const [stepped, setStepped] = useState({ of, at: 0 });
  // Other words, or other papers, begin at their first place.
  const at = stepped.of === of ? stepped.at : 0;
  const step = (by: 1 | -1) => setStepped({ of, at: count === 0 ? 0 : (at + by + count) % count });
  return { words, setWords, at, step, result, found: isFinding ? (result.places[at] ?? null) : null };
}

const markOf = ({ document, page, boxes }: FoundPlace, isChosen: boolean): PageMark => ({
  id: `found ${document} ${page} ${boxes[0]?.join() ?? ''}`,
  page,
  tone: 'found',
  boxes: isChosen ? boxes : [],
  words: boxes,
  isChosen,
});

interface PaneOfFindingProps extends FindingWorkProps {
  readonly side: 'left' | 'right';
  readonly id: string;
  readonly places: readonly FoundPlace[];
  readonly found: FoundPlace | null;
  readonly onLayout: (layout: PaneLayout) => void;
}

/** One of the two panes: a document, and what there is to see of the finding in it. */
function PaneOfFinding(props: PaneOfFindingProps) {
  const { item, items, shelf, side, id, zoom, view, places, found, onChoose, onLayout } = props;
  const documents = documentsOf(item);
  const shown = documents.find((document) => document.id === id);
  const foundHere = found?.document === id ? found : null;
  const marks = useMemo(
    () => [
      ...marksOf(item, items, id),
      ...places.filter(({ document }) => document === id).map((one) => markOf(one, one === foundHere)),
    ],
    [item, items, id, places, foundHere],
  );
  const place = useMemo((): Place => {
    if (foundHere === null) return placeOf(item, id);
    const [box] = foundHere.boxes;
    return { key: `found ${id} ${foundHere.page} ${box?.join() ?? ''}`, page: foundHere.page, box };
  }, [item, id, foundHere]);
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
      quotesOn={(page) => quotesOn(item, items, id, page)}
      onDocument={(next) => view.show(next, side)}
      onChoose={onChoose}
      onLayout={onLayout}
    />
  );
}

/** One finding: what it is about, what each document says, and the pages. */
export function FindingWork(props: FindingWorkProps) {
  const { item, view, zoom, onZoom, isFinding, onFinding, isNarrow, listTool } = props;
  const { panes, showReading } = view;
  const search = useSearch(props);
  const scale = useRef(96 / 72);
  const remember = useMemo(() => (layout: PaneLayout) => void (scale.current = layout.scale), []);
  const values = item.readings.flatMap(({ value }) => (value === null ? [] : [value.text]));
  const pane = (side: 'left' | 'right', id: string) => (
    <PaneOfFinding
      key={side}
      {...props}
      side={side}
      id={id}
      places={search.result.places}
      found={search.found}
      onLayout={remember}
    />
  );
  return (
    <>
      <FindingHead
        item={item}
        values={values}
        tools={
          <>
            {listTool}
            <ToolButton
              outline="search"
              label={texts.find}
              aria-pressed={isFinding}
              onClick={() => onFinding(!isFinding)}
            />
            <ZoomTools zoom={zoom} onZoom={onZoom} onStep={(by) => onZoom(stepZoom(scale.current, by))} />
          </>
        }
      />
      <ReadingsBar
        readings={item.readings}
        left={panes.left}
        right={isNarrow ? null : panes.right}
        onShow={isNarrow ? ({ document }) => view.show(document.id, 'left') : showReading}
      />
      {isFinding && (
        <FindBar
          words={search.words}
          result={search.result}
          at={search.at}
          onWords={search.setWords}
          onStep={search.step}
          onClose={() => onFinding(false)}
        />
      )}
      <div className={styles['panes']} role="group" aria-label={findingTexts.readings}>
        {pane('left', panes.left)}
        {!isNarrow && panes.right !== null && pane('right', panes.right)}
      </div>
    </>
  );
}
