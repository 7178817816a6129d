import type { Change, ChangeClass, ChangeSide } from '@app/shared/contracts';
import { plainLine } from '../ooxml/xml-text.ts';

/** Changes that are read as one, in their sentence or in the passage that moved. */
export interface ChangePassage {
  readonly changes: readonly [Change, ...Change[]];
  /** The weightiest of their classes: what the passage is listed as. */
  readonly class: ChangeClass;
}

/** The weightiest first. */
const classes: readonly ChangeClass[] = ['substance', 'moved', 'reworded', 'renumbered', 'editorial', 'print'];

/** A sentence with more changes, a long list, is read in parts. */
const mostChanges = 24;

/** Gathers changes that are read as one, in reading order. */
export function* changePassages(changes: readonly Change[]): Generator<ChangePassage> {
  let group: [Change, ...Change[]] | undefined;
  for (const change of changes) {
    if (group !== undefined && change.between !== undefined && group.length < mostChanges) {
      group.push(change);
      continue;
    }
    if (group !== undefined) yield toPassage(group);
    group = [change];
  }
  if (group !== undefined) yield toPassage(group);
}

const toPassage = (changes: ChangePassage['changes']): ChangePassage => ({
  changes,
  class: classes.find((one) => changes.some((change) => change.class === one)) ?? 'print',
});

/** How words stand in a redline: alike on both sides, on one side only, or elsewhere than before. */
export type RedlineMark = 'same' | 'struck' | 'inserted' | 'moved';

export interface RedlinePart {
  readonly text: string;
  readonly mark: RedlineMark;
  /** The change is none of substance. */
  readonly isLight: boolean;
}

/** Longer runs of words that were struck, inserted or moved lose their middle, in letters. */
const longestRun = 900;
const endOfRun = 200;

/** A passage as a redline: its words in order, those of the first side struck, those of the second one inserted. */
export function redlineOf({ changes }: ChangePassage): RedlinePart[] {
  const [first] = changes;
  const last = changes.at(-1) ?? first;
  const parts: RedlinePart[] = [same(first.b?.before ?? first.a?.before ?? '')];
  for (const [index, change] of changes.entries()) {
    if (index > 0) parts.push(same(change.between ?? ''));
    parts.push(...partsOf(change));
  }
  parts.push(same(last.b?.after ?? last.a?.after ?? ''));
  return runsTogether(parts.filter(({ text }) => text !== ''));
}

/** What was struck word by word without a word between reads as one, and so does what stands there now. */
function runsTogether(parts: readonly RedlinePart[]): RedlinePart[] {
  const joined: RedlinePart[] = [];
  for (const part of parts) {
    const isChanged = part.mark === 'struck' || part.mark === 'inserted';
    const start = joined.findLastIndex(({ mark }) => mark === 'same' || mark === 'moved') + 1;
    const at = joined.findIndex(
      ({ mark, isLight }, index) => index >= start && mark === part.mark && isLight === part.isLight,
    );
    const before = joined[at];
    if (!isChanged || before === undefined) joined.push(part);
    else joined[at] = { ...before, text: `${before.text} ${part.text}` };
  }
  return joined;
}

const same = (text: string): RedlinePart => ({ text: plainLine(text), mark: 'same', isLight: false });

function partsOf(change: Change): RedlinePart[] {
  const [a, b] = [quoteOf(change.a), quoteOf(change.b)];
  const isLight = change.class !== 'substance';
  if (change.class === 'moved') return [{ text: shortened(b === '' ? a : b), mark: 'moved', isLight: false }];
  if (a === b) return [same(b)];
  return [
    { text: shortened(a), mark: 'struck', isLight },
    { text: shortened(b), mark: 'inserted', isLight },
  ];
}

export const quoteOf = (side: ChangeSide | null): string => plainLine(side?.quote ?? '');

function shortened(text: string): string {
  if (text.length <= longestRun) return text;
  const head = text.slice(0, longestRun - endOfRun).replace(/\s\S*$/u, '');
  const tail = text.slice(-endOfRun).replace(/^\S*\s/u, '');
  const left = text
    .slice(head.length, text.length - tail.length)
    .trim()
    .split(/\s+/u).length;
  return `${head} [… ${left} words …] ${tail}`;
}
