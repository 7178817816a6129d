import type { AnalysisResult } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { countedValues, type FacetChoice } from '../features/list/index.ts';
import { changesOf, orderOf, versionItems } from '../features/versions/index.ts';
import type { ListItem } from '../shared/list-item.ts';
import type { OpenReview } from './open-review.ts';

const { versions: texts, list, severities, changeKinds } = reviewMessages;

const facetsOf = (items: readonly ListItem[]): readonly FacetChoice[] =>
  [
    { id: 'kind', label: list.kind, words: changeKinds },
    { id: 'change', label: list.classOfChange, words: texts.groups },
    { id: 'severity', label: list.severity, words: severities },
  ].map(({ id, label, words }) => ({
    id,
    label,
    values: countedValues(items, id, Object.entries(words)).filter(([, , count]) => count > 0),
  }));

/** Two versions of one paper as a whole: which, in which order, and what changed. Null where no documents are versions. */
export function useVersions(result: AnalysisResult, { store }: Pick<OpenReview, 'store'>) {
  const pairs = result.versions ?? [];
  const [at, setAt] = useState(0);
  const isSwapped = useStore(store, ({ comparison }) => comparison?.swapped === true);
  const pair = pairs[at];
  const [earlier = '', later = ''] = pair === undefined ? [] : orderOf(pair, isSwapped);
  const changes = useMemo(() => changesOf(result, earlier, later), [result, earlier, later]);
  const items = useMemo(() => versionItems(result, changes), [result, changes]);
  const facets = useMemo(() => facetsOf(items), [items]);
  if (pair === undefined || changes.length === 0) return null;
  const nameOf = (id: string) => result.documents.find((document) => document.id === id)?.name ?? id;
  return {
    earlier,
    later,
    changes,
    items,
    facets,
    swap: () => void store.getState().swapVersions(),
    pairs: pairs.map(({ a, b }) => texts.pairOf(nameOf(a), nameOf(b))),
    choosePair: setAt,
  };
}

export type Versions = NonNullable<ReturnType<typeof useVersions>>;
