import { counts, isDecided, type DecisionLookup, type ListItem } from '../../shared/list-item.ts';

export type Shown = 'open' | 'decided' | 'all';

export interface Filter {
  readonly search: string;
  /** Chosen values by name of the filter; of one without a chosen value all pass. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly shown: Shown;
}

export const noFilter: Filter = { search: '', chosen: {}, shown: 'all' };

function passesFacets({ facets }: ListItem, { chosen }: Filter): boolean {
  return Object.entries(chosen).every(
    ([name, values]) => values.length === 0 || (facets[name] ?? []).some((value) => values.includes(value)),
  );
}

/** Every word of the search stands somewhere, in any order. */
function passesSearch({ words }: ListItem, { search }: Filter): boolean {
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function passesShown(item: ListItem, { shown }: Filter, decisionOf: DecisionLookup): boolean {
  if (shown === 'all') return true;
  return isDecided(decisionOf(item.id)) === (shown === 'decided');
}

/**
 * The items that a filter lets through. Ask it when the filter changes and not when something is decided: a list that
 * jumps while one decides cannot be worked with.
 */
export function filterItems(
  items: readonly ListItem[],
  filter: Filter,
  decisionOf: DecisionLookup,
): readonly ListItem[] {
  return items.filter(
    (item) => passesFacets(item, filter) && passesSearch(item, filter) && passesShown(item, filter, decisionOf),
  );
}

/** The same filter with one more value chosen, or one fewer. */
export function toggleValue(filter: Filter, name: string, value: string): Filter {
  const before = filter.chosen[name] ?? [];
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...filter, chosen: { ...filter.chosen, [name]: values } };
}

/** The values of a facet with how many of the list have each. */
export const countedValues = (
  items: readonly ListItem[],
  facet: string,
  values: readonly (readonly [string, string])[],
): readonly (readonly [string, string, number])[] =>
  values.map(([value, words]) => [
    value,
    words,
    items.filter(({ facets }) => facets[facet]?.includes(value) === true).length,
  ]);

/** How many choices narrow the list, beside the search. */
export function countActive({ chosen, shown }: Filter): number {
  const values = Object.values(chosen).reduce((sum, { length }) => sum + length, 0);
  return values + (shown === 'all' ? 0 : 1);
}

export interface ListCounts {
  readonly all: number;
  readonly decided: number;
  readonly accepted: number;
  readonly dismissed: number;
  readonly asked: number;
}

/** How far a person has come; only of what counts. */
export function countItems(items: readonly ListItem[], decisionOf: DecisionLookup): ListCounts {
  const decisions = items.flatMap((item) => {
    const stands = decisionOf(item.id);
    return counts(item, stands) ? [stands.decision] : [];
  });
  const count = (wanted: string): number => decisions.filter((decision) => decision === wanted).length;
  const [accepted, dismissed] = [count('accepted'), count('dismissed')];
  return { all: decisions.length, decided: accepted + dismissed, accepted, dismissed, asked: count('asked') };
}
