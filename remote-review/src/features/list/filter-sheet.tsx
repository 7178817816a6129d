import { reviewMessages } from '@app/shared/messages';
import { Button, Outline } from '@app/shared/ui';
import { useState, type ReactNode } from 'react';
import { MenuCheck } from '../../shared/menu-item.tsx';
import { outlines } from '../../shared/outlines.ts';
import { Sheet } from '../../shared/sheet.tsx';
import { countActive, noFilter, toggleValue, type Filter } from './filter-items.ts';
import { FacetCount, type FacetChoice } from './filter-menu.tsx';
import styles from './filter-sheet.module.css';

const { list: texts } = reviewMessages;

export interface FilterSheetProps {
  readonly facets: readonly FacetChoice[];
  readonly filter: Filter;
  /** How many the filter lets through. */
  readonly shownCount: number;
  readonly isOfVersions: boolean;
  /** Open, decided or all. */
  readonly states: ReactNode;
  readonly onFilter: (filter: Filter) => void;
}

function Group({
  facet: { id, label, values },
  filter,
  onFilter,
}: { readonly facet: FacetChoice } & Pick<FilterSheetProps, 'filter' | 'onFilter'>) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{label}</legend>
      {values.map(([value, words, count]) => (
        <MenuCheck
          key={value}
          isChecked={(filter.chosen[id] ?? []).includes(value)}
          onChange={() => onFilter(toggleValue(filter, id, value))}
        >
          {words}
          <FacetCount count={count} />
        </MenuCheck>
      ))}
    </fieldset>
  );
}

/** On a phone: every way to narrow the list in one sheet. The list behind it follows at once. */
export function FilterSheet({ facets, filter, shownCount, isOfVersions, states, onFilter }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const active = countActive(filter);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-label={texts.chosenOf(texts.filters, active)}
        onClick={() => setOpen(true)}
      >
        <Outline path={outlines.filter} />
        {texts.filters}
        {active > 0 && <span className={styles['count']}>{active}</span>}
      </button>
      {isOpen && (
        <Sheet title={texts.filters} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <div className={styles['groups']}>
                {states}
                {facets.map((facet) => (
                  <Group key={facet.id} facet={facet} filter={filter} onFilter={onFilter} />
                ))}
              </div>
              <div className={styles['foot']}>
                <Button variant="secondary" onClick={() => onFilter({ ...noFilter, search: filter.search })}>
                  {texts.clear}
                </Button>
                <Button fullWidth onClick={close}>
                  {texts.show(shownCount, isOfVersions)}
                </Button>
              </div>
            </>
          )}
        </Sheet>
      )}
    </>
  );
}
