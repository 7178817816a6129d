import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { emptyDraft, type PanelDraft, type PanelKind, type StandingDecision } from '../features/decide/index.ts';
import { decisionOf, type DecisionBook, type ReviewStore, type Wish } from '../features/review-state/index.ts';
import { withinSentence } from '../shared/within-sentence.ts';
import { counts, isDecided, type DecisionLookup, type ListItem } from '../shared/list-item.ts';

const { decide: texts, decisionWords } = reviewMessages;

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

/** What a panel holds at first: what was typed in it before, else what stands. A question is no reason, nor the other way round. */
function draftOf({ decision, reason, text = '', whom = '', note = '' }: Wish, kind: PanelKind): PanelDraft {
  if (kind === 'note') return { ...emptyDraft, text: note };
  if (kind === 'ask') return decision === 'asked' ? { text, whom } : emptyDraft;
  return decision === 'dismissed' ? { reason, text, whom: '' } : emptyDraft;
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
  /** What a reader hears of one. */
  readonly titleOf: (row: ListItem) => string;
  /** Goes on after something was decided. Returns what is heard of where one is then. */
  readonly onDecided: (ids: readonly string[], decision: Wish['decision']) => string;
}

/** What is heard after a decision: of what, which one, and when it was the last. */
function sentenceOf({ targets, items, titleOf }: DecisionsParts, decision: string, lookup: DecisionLookup) {
  const [first] = targets;
  if (first === undefined) return '';
  const said =
    targets.length === 1 ? texts.spoken(titleOf(first), decision) : texts.spokenMany(targets.length, decision);
  const counted = items.filter((item) => counts(item, lookup(item.id)));
  const isLast = targets.some(({ isCounted }) => isCounted) && counted.every(({ id }) => isDecided(lookup(id)));
  return isLast ? `${said} ${texts.spokenAll(counted.length)}` : said;
}

/** Deciding: what stands, the panels with what is typed in them, and what is said to readers. */
export function useDecisions(parts: DecisionsParts) {
  const { host, store, items, targets, titleOf, onDecided } = parts;
  const book = useStore(store, (state) => state.book);
  const [panel, setPanel] = useState<PanelKind | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, PanelDraft>>>({});
  const lookup = useMemo(() => lookupOf(book), [book]);
  const ids = targets.map(({ id }) => id);
  const draftKey = `${panel ?? ''} ${ids.join(' ')}`;
  const standing = decisionOf(book, ids.length === 1 ? (ids[0] ?? '') : '');
  const draft = drafts[draftKey] ?? (panel === null ? emptyDraft : draftOf(standing, panel));

  const decide = (change: (before: Wish) => Wish, decision: Wish['decision']) => {
    if (ids.length === 0) return;
    store.getState().decide(ids, change);
    setPanel(null);
    const said = sentenceOf(parts, decisionWords[decision ?? 'open'], lookupOf(store.getState().book));
    host.announce(`${said} ${onDecided(ids, decision)}`.trimEnd());
  };
  const note = (change: (before: Wish) => Wish, words: string) => {
    if (ids.length === 0) return;
    store.getState().decide(ids, change);
    setPanel(null);
    host.announce(words.trim() === '' ? texts.noteRemoved : texts.noteSaved);
  };
  const undoneWords = (undone: readonly string[]): string => {
    const row = items.find(({ id }) => id === undone[0]);
    if (undone.length > 1) return texts.undoneMany(undone.length);
    return row === undefined ? '' : texts.undone(withinSentence(titleOf(row)));
  };
  return {
    book,
    lookup,
    panel,
    setPanel,
    draft,
    setDraft: (next: PanelDraft) => setDrafts({ ...drafts, [draftKey]: next }),
    /** Of two passages: they mean the same. That is reason enough. */
    same: () => decide(({ note }) => ({ decision: 'dismissed', reason: 'same-thing', note }), 'dismissed'),
    accept: () => decide(({ note }) => ({ decision: 'accepted', note }), 'accepted'),
    send: (kind: PanelKind, sent: PanelDraft) => {
      const { [draftKey]: _sent, ...others } = drafts;
      setDrafts(others);
      const wish = (before: Wish) => wishOf(kind, sent, before);
      if (kind === 'note') note(wish, sent.text);
      else decide(wish, kind === 'ask' ? 'asked' : 'dismissed');
    },
    /** Takes back the last act. Where that is of another finding than the one that is shown, everybody is told which. */
    undo: (where: 'here' | 'elsewhere') => {
      const undone = store.getState().undo();
      const words = undoneWords(undone);
      if (words === '') return undone;
      if (where === 'here') host.announce(words);
      else host.notify.info(words);
      return undone;
    },
    /** Takes back what stands of one, whenever it was decided. */
    reopen: (id: string) => {
      store.getState().reopen(id);
      host.announce(undoneWords([id]));
    },
    isOpen: (id: string) => !isDecided(lookup(id)),
  };
}
