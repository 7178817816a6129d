import { useEffect, useMemo, useRef, useState } from 'react';
import type { PaneLayout } from '../features/pages/index.ts';
import {
  ascending,
  mapPassage,
  turned,
  type Anchor,
  type Ribbon,
  type VersionChange,
} from '../features/versions/index.ts';

interface Shown {
  readonly layout: PaneLayout;
  readonly scroller: HTMLElement;
}

type Side = 'left' | 'right';

/** Where one looks, as a part of the height of a pane: there both versions are held together. */
const lookAt = 0.42;
/** As long as panes take to go to what was chosen. */
const quietMs = 600;

/** Top and foot of a side of a change in the whole paper, in CSS pixels; null while its page is not known. */
function spanOf({ layout: { frames, scale } }: Shown, side: VersionChange['from']): readonly [number, number] | null {
  const frame = side === null ? undefined : frames.at(side.page);
  const [first] = side?.boxes ?? [];
  const last = side?.boxes.at(-1);
  if (frame === undefined || first === undefined || last === undefined) return null;
  return [frame.top + first[1] * scale, frame.top + last[3] * scale];
}

function spansOf(changes: readonly VersionChange[], left: Shown, right: Shown) {
  return changes.flatMap((change) => {
    const [one, other] = [spanOf(left, change.from), spanOf(right, change.to)];
    return one === null || other === null ? [] : [{ change, one, other }];
  });
}

/** What is drawn between both panes, from the top of what is in view. */
function ribbonsOf(
  spans: ReturnType<typeof spansOf>,
  chosen: string | null,
  down: number,
  otherDown: number,
): readonly Ribbon[] {
  return spans
    .filter(({ change }) => change.group !== 'print')
    .map(({ change, one, other }) => ({
      key: change.key,
      left: [one[0] - down, one[1] - down],
      right: [other[0] - otherDown, other[1] - otherDown],
      isMoved: change.group === 'moved',
      isChosen: change.id === chosen,
    }));
}

/** Two panes that scroll together by passage, and what joins them. */
export function useLinkedPanes(changes: readonly VersionChange[], chosen: string | null) {
  const [shown, setShown] = useState<{ readonly left: Shown | null; readonly right: Shown | null }>({
    left: null,
    right: null,
  });
  const [isLinked, setLinked] = useState(true);
  /** How far each pane was scrolled by the other one: that is no scrolling of a person. */
  const led = useRef({ left: -1, right: -1 });
  const { left, right } = shown;
  const spans = useMemo(
    () => (left === null || right === null ? [] : spansOf(changes, left, right)),
    [changes, left, right],
  );
  const anchors = useMemo(
    () =>
      ascending(
        spans.filter(({ change }) => change.group !== 'moved').map(({ one, other }): Anchor => [one[0], other[0]]),
      ),
    [spans],
  );
  const latest = useRef({ anchors, shown, isLinked });
  useEffect(() => {
    latest.current = { anchors, shown, isLinked };
  }, [anchors, shown, isLinked]);
  // Both panes go to what was chosen by themselves: what was moved stands elsewhere in either.
  const quietUntil = useRef(0);
  useEffect(() => {
    quietUntil.current = performance.now() + quietMs;
  }, [chosen]);

  // These never change: a pane tells where it stands whenever they do, and that would be told for ever.
  const [tell] = useState(() => {
    const follow = (side: Side, { view: { top, height } }: PaneLayout) => {
      const { anchors: tied, shown: both, isLinked: isTied } = latest.current;
      const otherSide = side === 'left' ? 'right' : 'left';
      const other = both[otherSide];
      const isLed = Math.abs(top - led.current[side]) < 2;
      if (other === null || !isTied || isLed || performance.now() < quietUntil.current) return;
      const above = height * lookAt;
      const wanted = mapPassage(side === 'left' ? tied : turned(tied), top + above) - above;
      other.scroller.scrollTo({ top: Math.max(0, wanted) });
      led.current = { ...led.current, [side]: -1, [otherSide]: other.scroller.scrollTop };
    };
    return (side: Side) => (layout: PaneLayout, scroller: HTMLElement) => {
      setShown((before) => ({ ...before, [side]: { layout, scroller } }));
      follow(side, layout);
    };
  });
  const [onLeft] = useState(() => tell('left'));
  const [onRight] = useState(() => tell('right'));
  return {
    onLeft,
    onRight,
    ribbons: ribbonsOf(spans, chosen, left?.layout.view.top ?? 0, right?.layout.view.top ?? 0),
    height: left?.layout.view.height ?? 0,
    scale: left?.layout.scale,
    isLinked,
    setLinked,
  };
}
