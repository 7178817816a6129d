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

type SearchProps = Pick<ListHeadProps, 'filter' | 'isOfVersions' | 'searchRef' | 'onFilter'>;

/** Esc clears the field, and leaves it when it is empty. */
function Search({ filter, isOfVersions, searchRef, onFilter }: SearchProps) {
  const name = isOfVersions ? texts.searchChanges : texts.search;
  return (
    <label className={styles['search']}>
      <Outline path={outlines.search} />
      <input
        ref={searchRef}
        type="search"
        className={styles['field']}
        placeholder={name}
        aria-label={name}
        value={filter.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (filter.search === '') event.currentTarget.blur();
          else onFilter({ ...filter, search: '' });
        }}
      />
      <KeyCap isHidden>/</KeyCap>
    </label>
  );
}

function Several({ isSeveral, onSeveral }: Pick<ListHeadProps, 'isSeveral' | 'onSeveral'>) {
  return (
    <ToolButton
      outline="several"
      look="act"
      className={styles['several']}
      label={texts.several}
      short={texts.select}
      aria-pressed={isSeveral}
      onClick={onSeveral}
    />
  );
}

/** How far one has come, and what of the list is shown. */
export function ListHead(props: ListHeadProps) {
  const { filter, facets, shownCount, isOfVersions, onFilter, isNarrow } = props;
  const states = <States {...props} />;
  return (
    <div className={styles['head']}>
      <Progress {...props} />
      <div className={styles['line']}>
        <Search {...props} />
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
            <Several {...props} />
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
            <Several {...props} />
          </div>
        </>
      )}
    </div>
  );
}
