import type { AnalysisResult, ChangeSide } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { VisuallyHidden } from '@app/shared/ui';
import { memo, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  FindBar,
  FindTool,
  PagesPane,
  ZoomTools,
  type FileShelf,
  type PageMark,
  type Place,
  type Zoom,
} from '../features/pages/index.ts';
import {
  equalCounts,
  InlineView,
  Legend,
  placeIn,
  placeName,
  Ribbons,
  sideMarks,
  type Ribbon,
  type VersionChange,
} from '../features/versions/index.ts';
import { classes } from '../shared/classes.ts';
import { letterAt } from '../shared/letters.ts';
import type { DecisionLookup } from '../shared/list-item.ts';
import { Tabs } from '../shared/tabs.tsx';
import { ToolButton } from '../shared/tool-button.tsx';
import { SamePages } from './same-pages.tsx';
import { useFoundIn, useSearch, type FoundIn } from './use-search.ts';
import { useLinkedPanes } from './use-linked-panes.ts';
import { tightQuery, useMedia } from './use-media.ts';
import styles from './whole-paper.module.css';

const { versions: texts, viewer, page } = reviewMessages;

export interface WholePaperProps {
  readonly result: AnalysisResult;
  readonly shelf: FileShelf;
  readonly changes: readonly VersionChange[];
  readonly earlier: string;
  readonly later: string;
  readonly chosen: string | null;
  readonly decisionOf: DecisionLookup;
  readonly isNarrow: boolean;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onZoomStep: (by: 1 | -1) => void;
  /** Called with the scale that pages are drawn in. */
  readonly onScale: (scale: number) => void;
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
  readonly onSwap: () => void;
  readonly onChoose: (id: string) => void;
  readonly listTool: ReactNode;
}

type Pane = 'left' | 'right';

const placeOf = (side: ChangeSide | null, key: string): Place => ({
  key,
  page: side?.page ?? 1,
  box: side?.boxes[0],
});

function useMarks({ changes, chosen }: WholePaperProps, pane: Pane): readonly PageMark[] {
  return useMemo(
    () =>
      sideMarks(changes, pane).map(({ id, key, tone, side }) => ({
        id: key,
        page: side.page,
        tone,
        boxes: side.boxes,
        words: side.boxes,
        isChosen: id === chosen,
      })),
    [changes, chosen, pane],
  );
}

/** One version. Scrolling the other one does not draw it anew. */
const VersionPane = memo(function VersionPane({
  pane,
  ...props
}: WholePaperProps & {
  readonly pane: Pane;
  /** Grows when one asks to be led to the change once more. */
  readonly turn: number;
  readonly foundIn: (id: string) => FoundIn;
  readonly onLayout: ReturnType<typeof useLinkedPanes>['onLeft'];
}) {
  const { result, shelf, changes, earlier, later, chosen, zoom, turn, foundIn, onChoose, onLayout } = props;
  const id = pane === 'left' ? earlier : later;
  const ofChanges = useMarks(props, pane);
  const found = useFoundIn(foundIn, id);
  const marks = useMemo(() => [...ofChanges, ...found.marks], [ofChanges, found]);
  const index = result.documents.findIndex((one) => one.id === id);
  const document = result.documents[index];
  const side = chosen === null ? null : placeIn(changes, chosen, pane);
  const place = useMemo(
    () => found.place ?? placeOf(side, `${chosen ?? ''} ${id} ${turn}`),
    [found, side, chosen, id, turn],
  );
  if (document === undefined) return null;
  const { name, pages } = document;
  return (
    <PagesPane
      label={pane === 'left' ? viewer.left : viewer.right}
      shelf={shelf}
      shown={{ id, name, pages, letter: letterAt(index), side: 'none' }}
      documents={[]}
      title={<bdi className={styles['name']}>{pane === 'left' ? texts.earlier(name) : texts.later(name)}</bdi>}
      place={place}
      zoom={zoom}
      marks={marks}
      missing={[]}
      quotesOn={(page) =>
        sideMarks(changes, pane).flatMap((mark) => (mark.side.page === page ? [mark.side.quote] : []))
      }
      onDocument={() => undefined}
      onChoose={onChoose}
      onLayout={onLayout}
    />
  );
});

interface EndButtonsProps {
  readonly change: VersionChange;
  readonly ribbon: Ribbon;
  readonly height: number;
  readonly onGo: () => void;
}

/** Leads to an end of the chosen change that is out of view. */
function EndButtons({ change: { from, to }, ribbon: { left, right }, height, onGo }: EndButtonsProps) {
  const isAway = ([top, foot]: readonly [number, number]) => foot < 0 || top > height;
  return (
    <>
      {from !== null && isAway(left) && (
        <button type="button" className={classes(styles['end'], styles['from'])} onClick={onGo}>
          {texts.fromPlace(placeName(from), from.page)}
        </button>
      )}
      {to !== null && isAway(right) && (
        <button type="button" className={classes(styles['end'], styles['to'])} onClick={onGo}>
          {texts.toPlace(placeName(to), to.page)}
        </button>
      )}
    </>
  );
}

/** Both papers, joined by ribbons and scrolling together by passage. */
function SideBySide(props: WholePaperProps) {
  const { shelf, changes, earlier, later, chosen, isFinding, onFinding, onSwap, onScale } = props;
  const documents = useMemo(() => [earlier, later], [earlier, later]);
  const { bar, foundIn } = useSearch({ shelf, documents, isFinding, onFinding });
  const { onLeft, onRight, ribbons, height, scale, isLinked, setLinked } = useLinkedPanes(changes, chosen);
  useEffect(() => {
    if (scale !== undefined) onScale(scale);
  }, [scale, onScale]);
  const [turn, setTurn] = useState(0);
  const chosenRibbon = ribbons.find((ribbon) => ribbon.isChosen);
  const change = changes.find(({ key }) => key === chosenRibbon?.key);
  return (
    <>
      {isFinding && <FindBar {...bar} />}
      <div className={styles['panes']}>
        <VersionPane {...props} pane="left" turn={turn} foundIn={foundIn} onLayout={onLeft} />
        <div className={styles['between']}>
          <div className={styles['tools']}>
            <ToolButton
              outline="link"
              label={texts.link}
              aria-pressed={isLinked}
              onClick={() => setLinked(!isLinked)}
            />
          </div>
          <Ribbons ribbons={ribbons} height={height} />
          <ToolButton outline="swap" label={texts.swap} className={styles['swap']} onClick={onSwap} />
        </div>
        <VersionPane {...props} pane="right" turn={turn} foundIn={foundIn} onLayout={onRight} />
        {change !== undefined && chosenRibbon !== undefined && (
          <EndButtons change={change} ribbon={chosenRibbon} height={height} onGo={() => setTurn(turn + 1)} />
        )}
      </div>
    </>
  );
}

/** Two versions of one paper as a whole: side by side, or in one text. A phone has room for the one text only. */
export function WholePaper(props: WholePaperProps) {
  const { result, changes, earlier, later, chosen, decisionOf, zoom, onChoose, listTool } = props;
  const { onZoom, onZoomStep } = props;
  const [layout, setLayout] = useState<'side' | 'inline'>('side');
  const isTight = useMedia(tightQuery);
  const isInline = isTight || layout === 'inline';
  return (
    <>
      <h2 id="finding" tabIndex={-1} data-home>
        <VisuallyHidden>{page.fullDocument}</VisuallyHidden>
      </h2>
      <div className={styles['bar']}>
        {!isTight && (
          <Tabs
            label={texts.layout}
            value={layout}
            options={[
              ['side', texts.sideBySide],
              ['inline', texts.inline],
            ]}
            onChange={setLayout}
          />
        )}
        <Legend />
        <div className={styles['right']}>
          {isInline && <ToolButton outline="swap" label={texts.swap} onClick={props.onSwap} />}
          {listTool}
          {!isInline && (
            <>
              <FindTool isFinding={props.isFinding} onFinding={props.onFinding} />
              <ZoomTools zoom={zoom} onZoom={onZoom} onStep={onZoomStep} />
            </>
          )}
        </div>
      </div>
      {isInline ? (
        <InlineView
          changes={changes}
          equal={equalCounts(result, earlier, later)?.all ?? null}
          chosen={chosen}
          decisionOf={decisionOf}
          onChoose={onChoose}
          renderSame={(after, label) => (
            <SamePages {...props} zoom={isTight ? zoom : 'width'} after={after} label={label} />
          )}
        />
      ) : (
        <SideBySide {...props} />
      )}
    </>
  );
}
