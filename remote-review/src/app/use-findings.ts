import type { AnalysisResult, ReportFormat } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { useCallback, useMemo, useRef, useState } from 'react';
import { countItems, groupItems } from '../features/list/index.ts';
import type { PanelKind } from '../features/decide/index.ts';
import { downloadReport } from '../features/report/index.ts';
import type { ReviewStore } from '../features/review-state/index.ts';
import { isDecided, type ListItem } from '../shared/list-item.ts';
import { itemsOf } from '../shared/review-item.ts';
import { facetsOf, listItemsOf } from './finding-list-items.ts';
import type { OpenReview } from './open-review.ts';
import { lookupOf, standingOf, useDecisions } from './use-decisions.ts';
import { useListing, type Listing } from './use-listing.ts';
import type { Versions } from './use-versions.ts';

export interface FindingsParts {
  readonly host: HostServices;
  readonly review: OpenReview;
  readonly result: AnalysisResult;
  readonly isNarrow: boolean;
  /** The whole paper is shown: its changes are the list. */
  readonly paper: Pick<Versions, 'items' | 'facets'> | null;
}

/** What a result has to be reviewed, as the list shows it. */
function useItems({ result, paper }: FindingsParts) {
  const items = useMemo(() => itemsOf(result), [result]);
  const ofFindings = useMemo(() => ({ items: listItemsOf(items), facets: facetsOf(items) }), [items]);
  const { items: listItems, facets } = paper ?? ofFindings;
  return { items, listItems, facets };
}

/** Hands the report out, with all that was decided so far. */
function useDownload({ host, review: { store } }: FindingsParts) {
  return (format: ReportFormat = 'docx') => {
    const id = store.getState().comparison?.id ?? '';
    downloadReport(host.http, id, format).catch((error: unknown) => {
      console.warn('The report could not be downloaded', error);
      host.notify.error(reviewMessages.report.failed);
    });
  };
}

/** Two ways to take back: what was decided last, and what stands of the finding that is shown, whenever that was decided. */
function undoActs(store: ReviewStore, { chosen, choose }: Listing, undoLast: () => readonly string[]) {
  const undo = () => {
    const [first] = undoLast();
    if (first !== undefined) choose(first);
  };
  const undoShown = () => {
    const isLast =
      store
        .getState()
        .undoable.at(-1)
        ?.some(([id]) => id === chosen) === true;
    if (isLast) undo();
    else if (chosen !== null) store.getState().decide([chosen], ({ note }) => ({ decision: null, note }));
  };
  return { undo, undoShown };
}

/** The findings of a result with what is decided of them: the list, the chosen one, and what can be done. */
export function useFindings(parts: FindingsParts) {
  const { host, review, isNarrow, paper } = parts;
  const { store } = review;
  const { items, listItems, facets } = useItems(parts);
  const download = useDownload(parts);
  const lookupNow = useCallback(() => lookupOf(store.getState().book), [store]);
  const listing = useListing(listItems, lookupNow, isNarrow);
  const { shown, chosen, ticked, setTicked, choose, nextOpen } = listing;
  const search = useRef<HTMLInputElement>(null);
  const [isListHidden, setListHidden] = useState(() => window.matchMedia('(max-width: 1199px)').matches);

  // Of the changes of a paper only those of substance are told as findings.
  const isDecidable = useCallback(({ isCounted }: ListItem) => paper === null || isCounted, [paper]);
  const targets = useMemo(
    () => listItems.filter((one) => isDecidable(one) && (ticked === null ? one.id === chosen : ticked.has(one.id))),
    [listItems, ticked, chosen, isDecidable],
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
  const { undo, undoShown } = undoActs(store, listing, decisions.undo);
  const openPanel = (kind: PanelKind) => decisions.setPanel(decisions.panel === kind ? null : kind);
  const item = items.find(({ id }) => id === chosen) ?? items[0] ?? null;
  const row = listItems.find(({ id }) => id === chosen) ?? null;
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
    row,
    canDecide: row !== null && isDecidable(row),
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
