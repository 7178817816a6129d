import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { DecisionLookup } from '../../shared/list-item.ts';
import { SeverityGlyph } from '../../shared/severity-glyph.tsx';
import { drawnGroups, topOfRow, type DrawnGroup, type ItemGroup } from './group-items.ts';
import { ListRow } from './list-row.tsx';
import styles from './list-rows.module.css';
import { useView } from './use-view.ts';

export interface ListRowsProps {
  readonly groups: readonly ItemGroup[];
  readonly decisionOf: DecisionLookup;
  readonly chosen: string | null;
  /** The one that was chosen before, where none is: whoever comes back to the list goes on there. */
  readonly last: string | null;
  /** Ids that are chosen together; null while only one is. */
  readonly ticked: ReadonlySet<string> | null;
  readonly search: string;
  readonly isNarrow: boolean;
  readonly onChoose: (id: string) => void;
  readonly onTick: (id: string) => void;
  readonly onStep: (step: 1 | -1) => void;
}

const wide = { head: 30, row: 57 };
const narrow = { head: 30, row: 61 };
/** How much the list may be scrolled before other rows are drawn. */
const stepPx = 228;

/** Scrolls the chosen row into view, and gives it the focus when the list has it. */
function useChosenInView(props: ListRowsProps, heights: typeof wide) {
  const { groups, chosen, last, isNarrow } = props;
  const list = useRef<HTMLDivElement>(null);
  const back = useRef(isNarrow && chosen === null ? last : null);
  useLayoutEffect(() => {
    const element = list.current;
    const top = back.current === null ? undefined : topOfRow(groups, heights, back.current);
    if (element === null || top === undefined) return;
    element.scrollTop = top - element.clientHeight / 2;
    element.querySelector<HTMLElement>(`[data-row="${back.current}"]`)?.focus({ preventScroll: true });
    back.current = null;
  }, [groups, heights]);
  useEffect(() => {
    const element = list.current;
    const top = chosen === null ? undefined : topOfRow(groups, heights, chosen);
    if (element === null || top === undefined) return;
    const bottom = top + heights.row;
    if (top - heights.head < element.scrollTop) element.scrollTop = top - heights.head;
    if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    if (!element.contains(document.activeElement)) return;
    // A row that was far away is drawn in the frame after the list was scrolled.
    const frame = requestAnimationFrame(() =>
      element.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [groups, chosen, heights]);
  return list;
}

/** The one row that the Tab key stops at: the chosen one, else the first that is drawn. */
function stopOf(drawn: readonly DrawnGroup[], chosen: string | null): string | undefined {
  const ids = drawn.flatMap(({ items, from, to }) => items.slice(from, to).map(({ id }) => id));
  return ids.find((id) => id === chosen) ?? ids[0];
}

/** The rows of the list in their groups. One stop of the Tab key; the arrow keys move inside. */
export function ListRows(props: ListRowsProps) {
  const { groups, decisionOf, chosen, ticked, search, isNarrow, onChoose, onTick, onStep } = props;
  const heights = isNarrow ? narrow : wide;
  const list = useChosenInView(props, heights);
  const view = useView(list, stepPx);
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    // On a phone to choose is to leave the list.
    if (step === null || isNarrow || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onStep(step);
  };
  const drawn = drawnGroups(groups, heights, view);
  const stop = stopOf(drawn, chosen);
  return (
    // A row that is scrolled far away leaves its keys to the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the rows inside
    <div ref={list} className={styles['list']} tabIndex={-1} onKeyDown={handleKey}>
      {drawn.map(({ group, items, from, to }) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h3 id={`group-${group.id}`} className={styles['head']}>
            {group.severity !== undefined && <SeverityGlyph severity={group.severity} />}
            <span>{group.label}</span>
            {group.hint !== undefined && <span className={styles['hint']}>{group.hint}</span>}
            <span className={styles['count']}>{items.length}</span>
          </h3>
          <ul
            style={{ paddingTop: from * heights.row, paddingBottom: (items.length - to) * heights.row }}
            aria-labelledby={`group-${group.id}`}
          >
            {items.slice(from, to).map((item, index) => (
              <ListRow
                key={item.id}
                item={item}
                position={from + index + 1}
                count={items.length}
                decision={decisionOf(item.id)}
                search={search}
                isChosen={item.id === chosen}
                isStop={isNarrow || item.id === stop}
                isTicked={ticked === null ? undefined : ticked.has(item.id)}
                onChoose={onChoose}
                onTick={onTick}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
