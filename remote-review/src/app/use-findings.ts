import { isDoubtfulPair, type AnalysisResult, type ReportFormat } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countItems, groupItems } from '../features/list/index.ts';
import { isOffered, type DecisionAct, type PanelKind } from '../features/decide/index.ts';
import { downloadReport } from '../features/report/index.ts';
import { decisionOf, isDecidedLast, type ReviewStore } from '../features/review-state/index.ts';
import { withinSentence } from '../shared/within-sentence.ts';
import { isDecided, type ListItem } from '../shared/list-item.ts';
import { itemsOf, type ReviewItem } from '../shared/review-item.ts';
import { facetsOf, listItemsOf } from './finding-list-items.ts';
import { keepPlace, type ReviewPlace } from './kept-place.ts';
import type { OpenReview } from './open-review.ts';
import { useListSaid, useSeveralSaid } from './use-list-said.ts';
import { tellOf, titleOf, type Told } from './tell-finding.ts';
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
  /** Where the review was left. */
  readonly left: ReviewPlace | null;
}

/** Whoever comes back in this tab goes on where the review was left. */
function useKeptPlace({ review, paper }: FindingsParts, { chosen, last, filter }: Listing): void {
  const isPaper = paper !== null;
  const finding = chosen ?? last;
  useEffect(
    () => keepPlace(sessionStorage, review.id, { finding, isPaper, filter }),
    [review, finding, isPaper, filter],
  );
}

/** What a result has to be reviewed, as the list shows it. */
function useItems({ result, paper }: FindingsParts) {
  const items = useMemo(() => itemsOf(result), [result]);
  const ofFindings = useMemo(() => {
    const listed = listItemsOf(items);
    return { items: listed, facets: facetsOf(items, listed) };
  }, [items]);
  const { items: listItems, facets } = paper ?? ofFindings;
  return { items, listItems, facets };
}

/** Hands the report out, with all that was decided so far: the server writes it, so first it has to know all of that. */
function useDownload({ host, review: { store } }: FindingsParts) {
  const download = async (format: ReportFormat) => {
    const { sendAll, whenSwapped, comparison } = store.getState();
    const [unsent] = await Promise.all([sendAll(), whenSwapped()]);
    if (unsent > 0) {
      const isAsked = store.getState().book.conflicts.size > 0;
      host.notify.error(isAsked ? reviewMessages.report.unsettled : reviewMessages.report.unsent(unsent));
      return;
    }
    await downloadReport(host.http, comparison?.id ?? '', format);
    host.announce(reviewMessages.report.downloaded(format));
  };
  return (format: ReportFormat = 'docx') => {
    download(format).catch((error: unknown) => {
      console.warn('The report could not be downloaded', error);
      host.notify.error(reviewMessages.report.failed);
    });
  };
}

/** Takes back what is decided of the finding that is shown; where nothing is, what was decided last, which then is shown. */
function undoOf(
  store: ReviewStore,
  { chosen, choose, ticked }: Listing,
  acts: Pick<ReturnType<typeof useDecisions>, 'undo' | 'reopen'>,
) {
  return () => {
    const { undoable, book } = store.getState();
    const isDecidedHere = ticked === null && chosen !== null && decisionOf(book, chosen).decision !== null;
    if (isDecidedHere && !isDecidedLast(undoable, book, chosen)) {
      acts.reopen(chosen);
      return;
    }
    const [first] = acts.undo(isDecidedHere ? 'here' : 'elsewhere');
    if (first !== undefined) choose(first);
  };
}

/** A row that has the focus is read by itself when another one takes its place. */
const isInList = (): boolean =>
  document.activeElement instanceof HTMLElement && document.activeElement.dataset['row'] !== undefined;

/** What a person hears who goes from one finding, or change, to another. */
function useTelling(parts: FindingsParts, items: readonly ReviewItem[], rows: readonly ListItem[]) {
  const { host, paper } = parts;
  const { store } = parts.review;
  const toldOf = (row: ListItem): Told => ({ row, isPaper: paper !== null });
  const tellOfId = (id: string | null): string => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined || isInList()) return '';
    const { decision } = lookupOf(store.getState().book)(row.id);
    const words = decision === null ? undefined : reviewMessages.decisionWords[decision];
    const item = items.find((one) => one.id === id);
    return tellOf({ ...toldOf(row), decision: words }, item);
  };
  return {
    tellOfId,
    titleOf: (row: ListItem) => titleOf(toldOf(row)),
    tell: (id: string | null) => {
      const words = tellOfId(id);
      if (words !== '') host.announce(words);
    },
  };
}

/** What is decided, and where one is afterwards. */
function useDeciding(parts: FindingsParts, listing: Listing, lists: ReturnType<typeof useItems>) {
  const { host, review, paper } = parts;
  const { items, listItems } = lists;
  const { chosen, ticked, setTicked, choose, nextOpen } = listing;
  // Of the changes of a paper only those of substance are told as findings.
  const isDecidable = useCallback(({ isCounted }: ListItem) => paper === null || isCounted, [paper]);
  const targets = useMemo(
    () => listItems.filter((one) => isDecidable(one) && (ticked === null ? one.id === chosen : ticked.has(one.id))),
    [listItems, ticked, chosen, isDecidable],
  );
  const telling = useTelling(parts, items, listItems);
  const decisions = useDecisions({
    host,
    store: review.store,
    items: listItems,
    targets,
    titleOf: telling.titleOf,
    onDecided: (ids, decision) => {
      if (ticked !== null) setTicked(null);
      // A decision that is only changed is looked at once more.
      if (ticked !== null || ids.some((id) => !decisions.isOpen(id))) return '';
      const isOther = (id: string) => decisions.isOpen(id) && !ids.includes(id);
      const isNew = (id: string) => isOther(id) && decisions.lookup(id).decision === null;
      // What waits for an answer is open, and comes last: to ask of each in turn would never end.
      const next = nextOpen(isNew) ?? (decision === 'asked' ? null : nextOpen(isOther));
      if (next === null) return '';
      choose(next);
      const words = telling.tellOfId(next);
      return words === '' ? '' : reviewMessages.decide.spokenNext(withinSentence(words));
    },
  });
  return { decisions, isDecidable, tell: telling.tell };
}

/** The findings of a result with what is decided of them: the list, the chosen one, and what can be done. */
export function useFindings(parts: FindingsParts) {
  const { host, review, isNarrow, paper, left } = parts;
  const { store } = review;
  const lists = useItems(parts);
  const { items, listItems, facets } = lists;
  const download = useDownload(parts);
  const lookupNow = useCallback(() => lookupOf(store.getState().book), [store]);
  const listing = useListing({ items: listItems, lookup: lookupNow, isNarrow, left });
  useKeptPlace(parts, listing);
  const { filter, shown, chosen, ticked, setTicked, choose, nextOpen } = listing;
  const search = useRef<HTMLInputElement>(null);
  const [isListHidden, setListHidden] = useState(() => window.matchMedia('(max-width: 1199px)').matches);

  const { decisions, isDecidable, tell } = useDeciding(parts, listing, lists);
  useListSaid(host, filter, shown.length, paper !== null);
  useSeveralSaid(host, ticked);
  const openPanel = (kind: PanelKind) => decisions.setPanel(decisions.panel === kind ? null : kind);
  const item = items.find(({ id }) => id === chosen) ?? items[0] ?? null;
  const row = listItems.find(({ id }) => id === chosen) ?? null;
  const canDecide = row !== null && isDecidable(row);
  const isPair = paper === null && item !== null && isDoubtfulPair(item.finding);
  const standing = standingOf(decisions.book, chosen ?? '');
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
    canDecide,
    isPair,
    standing,
    offers: (act: DecisionAct) =>
      isOffered(act, { several: ticked?.size ?? null, decision: standing.decision, canDecide, isPair }),
    isListHidden,
    setListHidden,
    openPanel,
    undo: undoOf(store, listing, decisions),
    download,
    toggleSeveral: () => setTicked(ticked === null ? new Set(chosen === null ? [] : [chosen]) : null),
    goToNextOpen: () => {
      const next = nextOpen((id) => !isDecided(decisions.lookup(id)));
      if (next === null) return;
      choose(next);
      tell(next);
    },
    step: (by: 1 | -1) => tell(listing.step(by)),
  };
}

export type Findings = ReturnType<typeof useFindings>;
