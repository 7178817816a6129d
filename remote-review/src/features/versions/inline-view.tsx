import { reviewMessages } from '@app/shared/messages';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { DecisionLookup } from '../../shared/list-item.ts';
import { Fold } from './fold.tsx';
import { Passage } from './inline-passage.tsx';
import {
  equalBetween,
  isElsewhere,
  pageOf,
  passagesOf,
  placeOfPassage,
  type InlinePassage,
} from './inline-passages.ts';
import styles from './inline-view.module.css';
import { MovedJoin } from './moved-join.tsx';
import type { VersionChange } from './version-change.ts';

const { versions: texts } = reviewMessages;

export interface InlineViewProps {
  readonly changes: readonly VersionChange[];
  /** Equal lines of the whole paper; null where the result counts none. */
  readonly equal: number | null;
  readonly chosen: string | null;
  readonly decisionOf: DecisionLookup;
  readonly onChoose: (id: string) => void;
  /** What stands in both versions after a change, null: from the beginning. */
  readonly renderSame: (after: VersionChange | null, words: string) => ReactNode;
}

interface SameProps extends Pick<InlineViewProps, 'renderSame' | 'equal'> {
  readonly passages: readonly InlinePassage[];
  /** Of the passage that it stands before; behind the last one it goes on to the end. */
  readonly index: number;
}

/** What is the same before a passage, or after the last one; nothing where nothing is. */
function Same({ passages, index, equal, renderSame }: SameProps) {
  const [before, passage] = [passages[index - 1], passages[index]];
  const count = equalBetween(before, passage, equal);
  if (count === 0 || (count === null && passage !== undefined && !isElsewhere(passage, before))) return null;
  const words = wordsOf(count, passage);
  return <Fold words={words}>{() => renderSame(lastBefore(passages, index), words)}</Fold>;
}

function wordsOf(count: number | null, passage: InlinePassage | undefined): string {
  if (passage === undefined) return count === null ? texts.sameToTheEnd : texts.equalToTheEnd(count);
  const place = placeOfPassage(passage);
  return count === null ? texts.sameUpTo(place, pageOf(passage)) : texts.equalUpTo(count, place, pageOf(passage));
}

/** The last change before a passage that stands in the later version: what is the same begins after it. */
const lastBefore = (passages: readonly InlinePassage[], index: number): VersionChange | null =>
  passages
    .slice(0, index)
    .findLast(({ isOld }) => !isOld)
    ?.changes.at(-1) ?? null;

/** Brings a passage to the middle. Only the text scrolls: `scrollIntoView` would move the page around it as well. */
function bring(desk: HTMLElement, passage: Element): void {
  const [view, place] = [desk.getBoundingClientRect(), passage.getBoundingClientRect()];
  desk.scrollTop += place.top + place.height / 2 - (view.top + view.height / 2);
}

/** The chosen passage is in view. What was moved has two places, and one is led from the one to the other. */
function usePlaces({ changes, chosen, onChoose }: InlineViewProps, passages: readonly InlinePassage[]) {
  const desk = useRef<HTMLDivElement>(null);
  /** Key of the place to go to once its change is chosen: being chosen alone leads to the new one. */
  const wanted = useRef<string | null>(null);
  const goTo = useCallback((key: string) => {
    const places = [...(desk.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    const place = places.find(({ dataset }) => dataset['place'] === key);
    if (desk.current === null || place === undefined) return;
    bring(desk.current, place);
    place.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const key = wanted.current;
    wanted.current = null;
    if (key !== null) return goTo(key);
    const passage = desk.current?.querySelector('[data-chosen]');
    if (desk.current !== null && passage !== null && passage !== undefined) bring(desk.current, passage);
  }, [chosen, changes, goTo]);
  const goToOther = (from: InlinePassage, change: VersionChange) => {
    const other = passages.find(({ isOld, changes: own }) => isOld !== from.isOld && own.includes(change));
    if (other === undefined) return;
    if (change.id === chosen) return goTo(other.key);
    wanted.current = other.key;
    onChoose(change.id);
  };
  return { desk, goToOther };
}

/** Both versions in one text: what went struck out, what came beside it, what is the same folded away. */
export function InlineView(props: InlineViewProps) {
  const { changes, equal, chosen, decisionOf, onChoose, renderSame } = props;
  const passages = useMemo(() => passagesOf(changes), [changes]);
  const { desk, goToOther } = usePlaces(props, passages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div ref={desk} className={styles['desk']} tabIndex={0} role="region" aria-label={texts.inline}>
      <div className={styles['card']}>
        <ol>
          {passages.map((passage, index) => (
            <li key={passage.key}>
              <Same passages={passages} index={index} equal={equal} renderSame={renderSame} />
              {passage.heading !== null && passage.heading !== '' && (
                <h3 className={styles['heading']}>{passage.heading}</h3>
              )}
              <ul>
                <Passage
                  passage={passage}
                  chosen={chosen}
                  decisionOf={decisionOf}
                  onChoose={onChoose}
                  onOther={(change) => goToOther(passage, change)}
                />
              </ul>
            </li>
          ))}
          <li>
            <Same passages={passages} index={passages.length} equal={equal} renderSame={renderSame} />
          </li>
        </ol>
        <MovedJoin chosen={chosen} passages={passages} />
      </div>
    </div>
  );
}
