import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { emptyDraft, type PanelDraft, type PanelKind, type StandingDecision } from '../features/decide/index.ts';
import { decisionOf, type DecisionBook, type ReviewStore, type Wish } from '../features/review-state/index.ts';
import { isDecided, type DecisionLookup, type ListItem } from '../shared/list-item.ts';

const { decide: texts, decisionWords, severities } = reviewMessages;

/** What the list has to know of the book of decisions. */
export function lookupOf(book: DecisionBook): DecisionLookup {
  return (id) => {
    const { decision, note = '' } = decisionOf(book, id);
    return { decision, hasNote: note !== '' };
  };
}

export function standingOf(book: DecisionBook, id: string): StandingDecision {
  const { at, ...wish } = decisionOf(book, id);
  return { ...wish, at: at === null ? null : Date.parse(at), isWaiting: book.waiting.has(id) };
}

/** What a panel holds at first: what was typed in it before, else what stands. */
function draftOf({ reason, text = '', whom = '', note = '' }: Wish, kind: PanelKind): PanelDraft {
  if (kind === 'note') return { ...emptyDraft, text: note };
  return kind === 'ask' ? { text, whom } : { reason, text, whom: '' };
}

function wishOf(kind: PanelKind, { reason, text, whom }: PanelDraft, before: Wish): Wish {
  const words = text.trim();
  if (kind === 'note') return { ...before, note: words === '' ? undefined : words };
  const kept = { note: before.note };
  if (kind === 'ask') return { decision: 'asked', text: words, whom: whom.trim() || undefined, ...kept };
  return { decision: 'dismissed', reason, text: words || undefined, ...kept };
}

export interface DecisionsParts {
  readonly host: HostServices;
  readonly store: ReviewStore;
  readonly items: readonly ListItem[];
  /** What is decided: the one that is shown, or those that are chosen together. */
  readonly targets: readonly ListItem[];
  /** Goes on after something was decided. */
  readonly onDecided: (ids: readonly string[], decision: Wish['decision']) => void;
}

/** Deciding: what stands, the panels with what is typed in them, and what is said to readers. */
export function useDecisions({ host, store, items, targets, onDecided }: DecisionsParts) {
  const book = useStore(store, (state) => state.book);
  const [panel, setPanel] = useState<PanelKind | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, PanelDraft>>>({});
  const lookup = useMemo(() => lookupOf(book), [book]);
  const ids = targets.map(({ id }) => id);
  const draftKey = `${panel ?? ''} ${ids.join(' ')}`;
  const standing = decisionOf(book, ids.length === 1 ? (ids[0] ?? '') : '');
  const draft = drafts[draftKey] ?? (panel === null ? emptyDraft : draftOf(standing, panel));

  const say = useCallback(
    (decision: string) => {
      const [first] = targets;
      if (first === undefined) return;
      const all = items.filter(({ isCounted }) => isCounted === first.isCounted).length;
      const weight = first.group.severity === undefined ? first.group.label : severities[first.group.severity];
      host.announce(
        targets.length === 1
          ? texts.spoken(first.number, all, weight, first.subject, decision)
          : texts.spokenMany(targets.length, decision),
      );
    },
    [host, items, targets],
  );
  const decide = (change: (before: Wish) => Wish, decision: Wish['decision'], isNote = false) => {
    if (ids.length === 0) return;
    store.getState().decide(ids, change);
    setPanel(null);
    if (isNote) return;
    say(decisionWords[decision ?? 'open']);
    onDecided(ids, decision);
  };
  return {
    book,
    lookup,
    panel,
    setPanel,
    draft,
    setDraft: (next: PanelDraft) => setDrafts({ ...drafts, [draftKey]: next }),
    accept: () => decide(({ note }) => ({ decision: 'accepted', note }), 'accepted'),
    send: (kind: PanelKind, sent: PanelDraft) => {
      const { [draftKey]: _sent, ...others } = drafts;
      setDrafts(others);
      decide((before) => wishOf(kind, sent, before), kind === 'ask' ? 'asked' : 'dismissed', kind === 'note');
    },
    undo: () => {
      const undone = store.getState().undo();
      if (undone.length > 0) host.announce(texts.undone);
      return undone;
    },
    isOpen: (id: string) => !isDecided(lookup(id)),
  };
}
