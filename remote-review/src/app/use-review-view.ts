import { useCallback, useRef, useState } from 'react';
import { stepZoom, type Zoom } from '../features/pages/index.ts';
import type { WorkProps } from './review-props.ts';
import { useKeyActs } from './use-key-acts.ts';
import { tightQuery, useMedia } from './use-media.ts';
import { usePanes } from './use-panes.ts';

/** On a phone a page is wider than the screen: this large it can be read. */
const narrowZoom = 0.85;
/** CSS pixels a point where a page has the size of paper. */
const paperScale = 96 / 72;

/** What the pages of a finding are shown by, and the keys that change it. */
export function useReviewView({ findings, item }: WorkProps) {
  const view = usePanes(item);
  const isTight = useMedia(tightQuery);
  const [zoom, setZoom] = useState<Zoom>(isTight ? narrowZoom : 'text');
  // As the pages are drawn now: what fits the text is another scale in every window.
  const scale = useRef(paperScale);
  const keepScale = useCallback((next: number) => void (scale.current = next), []);
  const step = (by: 1 | -1) => setZoom(stepZoom(scale.current, by));
  const [isFinding, setFinding] = useState(false);
  const { isListHidden, setListHidden } = findings;
  const keys = useKeyActs({
    search: findings.search,
    onStep: findings.step,
    onNextOpen: findings.goToNextOpen,
    onFind: () => setFinding(true),
    onSame: () => {
      if (findings.offers('same')) findings.same();
    },
    onAccept: () => {
      if (findings.offers('accept')) findings.accept();
    },
    onPanel: (kind) => {
      if (findings.offers(kind)) findings.openPanel(kind);
    },
    onUndo: findings.undo,
    onSeveral: () => (findings.ticked === null ? findings.toggleSeveral() : findings.tick(findings.chosen ?? '')),
    onList: () => setListHidden(!isListHidden),
    onFit: () => setZoom('text'),
    onZoomStep: step,
    onShow: (index, side) => {
      const reading = item?.readings[index];
      if (reading !== undefined) view.show(reading.document.id, side);
    },
  });
  return { view, zoom, setZoom, stepZoom: step, keepScale, isFinding, setFinding, keys };
}

export type ReviewView = ReturnType<typeof useReviewView>;
