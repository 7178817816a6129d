import { reviewMessages } from '@app/shared/messages';
import { Menu } from '../../shared/menu.tsx';
import { MenuCheck } from '../../shared/menu-item.tsx';
import { toggleValue, type Filter } from './filter-items.ts';
import styles from './filter-menu.module.css';

/** One way to narrow the list: a name, and the values to choose among with the words for them. */
export interface FacetChoice {
  readonly id: string;
  readonly label: string;
  /** Each with its words, and how many of the list have it. */
  readonly values: readonly (readonly [string, string, number])[];
}

export interface FilterMenuProps {
  readonly facet: FacetChoice;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Behind the words of a value: how many have it. */
export function FacetCount({ count }: { readonly count: number }) {
  return <span className={styles['count']}> {count}</span>;
}

export function FilterMenu({ facet: { id, label, values }, filter, onChange }: FilterMenuProps) {
  const chosen = filter.chosen[id] ?? [];
  return (
    <Menu
      label={chosen.length === 0 ? label : `${label} ${chosen.length}`}
      name={reviewMessages.list.chosenOf(label, chosen.length)}
    >
      {() =>
        values.map(([value, words, count]) => (
          <MenuCheck
            key={value}
            isChecked={chosen.includes(value)}
            onChange={() => onChange(toggleValue(filter, id, value))}
          >
            {words}
            <FacetCount count={count} />
          </MenuCheck>
        ))
      }
    </Menu>
  );
}
