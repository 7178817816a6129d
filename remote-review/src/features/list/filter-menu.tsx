import { reviewMessages } from '@app/shared/messages';
import { Menu } from '../../shared/menu.tsx';
import { MenuCheck } from '../../shared/menu-item.tsx';
import { toggleValue, type Filter } from './filter-items.ts';

/** One way to narrow the list: a name, and the values to choose among with the words for them. */
export interface FacetChoice {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (readonly [string, string])[];
}

export interface FilterMenuProps {
  readonly facet: FacetChoice;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

export function FilterMenu({ facet: { id, label, values }, filter, onChange }: FilterMenuProps) {
  const chosen = filter.chosen[id] ?? [];
  return (
    <Menu
      label={chosen.length === 0 ? label : `${label} ${chosen.length}`}
      name={reviewMessages.list.chosenOf(label, chosen.length)}
    >
      {() =>
        values.map(([value, words]) => (
          <MenuCheck
            key={value}
            isChecked={chosen.includes(value)}
            onChange={() => onChange(toggleValue(filter, id, value))}
          >
            {words}
          </MenuCheck>
        ))
      }
    </Menu>
  );
}
