import { reviewMessages } from '@app/shared/messages';
import { Icon, Outline, ProgressBar } from '@app/shared/ui';
import type { ReactNode, Ref } from 'react';
import { KeyCap } from '../../shared/key-cap.tsx';
import { outlines } from '../../shared/outlines.ts';
import { Tabs } from '../../shared/tabs.tsx';
import { ToolButton } from '../../shared/tool-button.tsx';
import type { Filter, ListCounts } from './filter-items.ts';
import { FilterMenu, type FacetChoice } from './filter-menu.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './list-head.module.css';

const { list: texts } = reviewMessages;

export interface ListHeadProps {
  readonly counts: ListCounts;
  /** How many the filter lets through. */
  readonly shownCount: number;
  readonly filter: Filter;
  readonly facets: readonly FacetChoice[];
  readonly isNarrow: boolean;
  readonly isOfVersions: boolean;
  readonly isSeveral: boolean;
  readonly searchRef: Ref<HTMLInputElement>;
  /** What stands below when all is decided. */
  readonly report: ReactNode;
  readonly onFilter: (filter: Filter) => void;
  readonly onSeveral: () => void;
}

function Progress({ counts, isOfVersions, report }: Pick<ListHeadProps, 'counts' | 'isOfVersions' | 'report'>) {
  const { all, decided, accepted, dismissed, asked } = counts;
  const isDone = all > 0 && decided === all;
  return (
    <div className={styles['progress']}>
      <p className={styles['line']}>
        <span className={styles['decided']}>{texts.decided(decided, all)}</span>
        {isDone ? (
          <span className={styles['done']}>
            <Icon name="check-circle" size={16} />
            {texts.nothingOpen}
          </span>
        ) : (
          <span className={styles['waits']}>
            {asked > 0 ? texts.waits(asked) : isOfVersions ? texts.ofSubstance : texts.openCount(all - decided)}
          </span>
        )}
      </p>
      <ProgressBar
        value={all === 0 ? 0 : (decided / all) * 100}
        label={texts.progress}
        valueText={texts.decided(decided, all)}
        thickness={4}
        tone={isDone ? 'success' : 'accent'}
      />
      {isDone && (
        <>
          <p className={styles['waits']}>{texts.allDecided(accepted, dismissed)}</p>
          {report}
        </>
      )}
    </div>
  );
}

function States({ filter, onFilter, counts }: Pick<ListHeadProps, 'filter' | 'onFilter' | 'counts'>) {
  return (
    <Tabs
      label={texts.states}
      value={filter.shown}
      options={[
        ['open', texts.open(counts.all - counts.decided)],
        ['decided', texts.decidedTab(counts.decided)],
        ['all', texts.all(counts.all)],
      ]}
      onChange={(shown) => onFilter({ ...filter, shown })}
    />
  );
}

/** How far one has come, and what of the list is shown. */
export function ListHead(props: ListHeadProps) {
  const { filter, facets, shownCount, isOfVersions, isSeveral, searchRef, onFilter, onSeveral, isNarrow } = props;
  const states = <States {...props} />;
  const several = <ToolButton outline="several" label={texts.several} aria-pressed={isSeveral} onClick={onSeveral} />;
  return (
    <div className={styles['head']}>
      <Progress {...props} />
      <div className={styles['line']}>
        <label className={styles['search']}>
          <Outline path={outlines.search} />
          <input
            ref={searchRef}
            type="search"
            className={styles['field']}
            placeholder={isOfVersions ? texts.searchChanges : texts.search}
            aria-label={isOfVersions ? texts.searchChanges : texts.search}
            value={filter.search}
            onChange={({ target }) => onFilter({ ...filter, search: target.value })}
          />
          <KeyCap isHidden>/</KeyCap>
        </label>
        {isNarrow && (
          <>
            <FilterSheet
              facets={facets}
              filter={filter}
              shownCount={shownCount}
              isOfVersions={isOfVersions}
              states={states}
              onFilter={onFilter}
            />
            {several}
          </>
        )}
      </div>
      {!isNarrow && (
        <>
          <div className={styles['filters']}>
            {facets.map((facet) => (
              <FilterMenu key={facet.id} facet={facet} filter={filter} onChange={onFilter} />
            ))}
          </div>
          <div className={styles['line']}>
            {states}
            {several}
          </div>
        </>
      )}
    </div>
  );
}
