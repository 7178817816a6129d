import { reviewMessages } from '@app/shared/messages';
import { Button, Outline } from '@app/shared/ui';
import { outlines } from '../../shared/outlines.ts';
import { noFilter, type Filter } from './filter-items.ts';
import type { FacetChoice } from './filter-menu.tsx';
import styles from './no-match.module.css';

const { list: texts } = reviewMessages;

export interface NoMatchProps {
  readonly filter: Filter;
  readonly facets: readonly FacetChoice[];
  readonly onFilter: (filter: Filter) => void;
}

/** Says that the filter lets nothing through, by what, and the way out. */
export function NoMatch({ filter, facets, onFilter }: NoMatchProps) {
  const chosen = facets.flatMap(({ id, values }) =>
    values.filter(([value]) => (filter.chosen[id] ?? []).includes(value)).map(([, words]) => words),
  );
  return (
    <div className={styles['box']}>
      <Outline path={outlines.search} size={24} />
      <p className={styles['title']}>{texts.noMatchTitle(filter.search.trim())}</p>
      {chosen.length > 0 && filter.search !== '' && <p>{texts.filtersToo(chosen)}</p>}
      <Button variant="secondary" size="row" onClick={() => onFilter(noFilter)}>
        {texts.clearAll}
      </Button>
    </div>
  );
}
