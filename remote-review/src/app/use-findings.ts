import type { AnalysisResult, ReportFormat } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { useCallback, useMemo, useRef, useState } from 'react';
import { countItems, groupItems } from '../features/list/index.ts';
import type { PanelKind } from '../features/decide/index.ts';
import { downloadReport } from '../features/report/index.ts';
import { isDecided } from '../shared/list-item.ts';
import { itemsOf } from '../shared/review-item.ts';
import { facetsOf, listItemsOf } from './finding-list-items.ts';
import type { OpenReview } from './open-review.ts';
import { lookupOf, standingOf, useDecisions } from './use-decisions.ts';
import { useListing } from './use-listing.ts';

export interface FindingsParts {
  readonly host: HostServices;
  readonly review: OpenReview;
  readonly result: AnalysisResult;
  readonly isNarrow: boolean;
}

/** The findings of a result with what is decided of them: the list, the chosen one, and what can be done. */
export function useFindings({ host, review: { store }, result, isNarrow }: FindingsParts) {
  const items = useMemo(() => itemsOf(result), [result]);
  const listItems = useMemo(() => listItemsOf(items), [items]);
  const facets = useMemo(() => facetsOf(items), [items]);
  const lookupNow = useCallback(() => lookupOf(store.getState().book), [store]);
  const listing = useListing(listItems, lookupNow, isNarrow);
  const { shown, chosen, ticked, setTicked, choose, nextOpen } = listing;
  const search = useRef<HTMLInputElement>(null);
  const [isListHidden, setListHidden] = useState(() => window.matchMedia('(max-width: 1199px)').matches);

  const targets = useMemo(
    () => listItems.filter(({ id }) => (ticked === null ? id === chosen : ticked.has(id))),
    [listItems, ticked, chosen],
  );
  const decisions = useDecisions({
    host,
    store,
    items: listItems,
    targets,
    onDecided: (ids, decision) => {
      if (ticked !== null) setTicked(null);
      // Accepting counts at once and goes on; the others are looked at once more.
      const next =
        decision === 'accepted' && ticked === null ? nextOpen((id) => decisions.isOpen(id) && !ids.includes(id)) : null;
      if (next !== null) choose(next);
    },
  });
  const undo = () => {
    const [first] = decisions.undo();
    if (first !== undefined) choose(first);
  };
  /** Takes back what was decided of the finding that is shown, whenever that was. */
  const undoShown = () => {
    const isLast =
      store
        .getState()
        .undoable.at(-1)
        ?.some(([id]) => id === chosen) === true;
    if (isLast) undo();
    else if (chosen !== null) store.getState().decide([chosen], ({ note }) => ({ decision: null, note }));
  };
  const openPanel = (kind: PanelKind) => decisions.setPanel(decisions.panel === kind ? null : kind);
  const download = (format: ReportFormat = 'docx') => {
    const id = store.getState().comparison?.id ?? '';
    downloadReport(host.http, id, format).catch((error: unknown) => {
      console.warn('The report could not be downloaded', error);
      host.notify.error(reviewMessages.report.failed);
    });
  };
  const item = items.find(({ id }) => id === chosen) ?? null;
  return {
    ...listing,
    ...decisions,
    items,
    listItems,
    facets,
    groups: useMemo(() => groupItems(shown), [shown]),
    counts: countItems(listItems, decisions.lookup),
    search,
    item,
    standing: standingOf(decisions.book, chosen ?? ''),
    isListHidden,
    setListHidden,
    openPanel,
    undo,
    undoShown,
    download,
    toggleSeveral: () => setTicked(ticked === null ? new Set(chosen === null ? [] : [chosen]) : null),
    goToNextOpen: () => {
      const next = nextOpen((id) => !isDecided(decisions.lookup(id)));
      if (next !== null) choose(next);
    },
  };
}

export type Findings = ReturnType<typeof useFindings>;
