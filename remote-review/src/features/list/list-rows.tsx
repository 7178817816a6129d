import { reviewMessages } from '@app/shared/messages';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { DecisionLookup } from '../../shared/list-item.ts';
import { SeverityGlyph } from '../../shared/severity-glyph.tsx';
import { drawnGroups, topOfRow, type ItemGroup } from './group-items.ts';
import { ListRow } from './list-row.tsx';
import styles from './list-rows.module.css';
import { useView } from './use-view.ts';

export interface ListRowsProps {
  readonly groups: readonly ItemGroup[];
  readonly decisionOf: DecisionLookup;
  readonly chosen: string | null;
  /** Ids that are chosen together; null while only one is. */
  readonly ticked: ReadonlySet<string> | null;
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
  const { groups, chosen } = props;
  const list = useRef<HTMLDivElement>(null);
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

/** The rows of the list in their groups. One stop of the Tab key; the arrow keys move inside. */
export function ListRows(props: ListRowsProps) {
  const { groups, decisionOf, chosen, ticked, isNarrow, onChoose, onTick, onStep } = props;
  const heights = isNarrow ? narrow : wide;
  const list = useChosenInView(props, heights);
  const view = useView(list, stepPx);
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    // The keys are those of the rows inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} className={styles['list']} onKeyDown={handleKey}>
      {drawnGroups(groups, heights, view).map(({ group, items, from, to }) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h3 id={`group-${group.id}`} className={styles['head']}>
            {group.severity !== undefined && <SeverityGlyph severity={group.severity} />}
            <span>{group.label}</span>
            {group.hint !== undefined && <span className={styles['hint']}>{group.hint}</span>}
            <span className={styles['count']}>{items.length}</span>
          </h3>
          <ul
            style={{ paddingTop: from * heights.row, paddingBottom: (items.length - to) * heights.row }}
            aria-label={reviewMessages.list.title}
          >
            {items.slice(from, to).map((item) => (
              <ListRow
                key={item.id}
                item={item}
                decision={decisionOf(item.id)}
                isChosen={item.id === chosen}
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
