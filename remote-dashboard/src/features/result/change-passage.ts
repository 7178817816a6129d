import type { Change, ChangeSide } from '@app/shared/contracts';

/** How words of a passage are drawn: alike in both versions, in one of them only, or elsewhere than before. */
export type PassageMark = 'same' | 'struck' | 'inserted' | 'moved';

export interface PassagePart {
  readonly text: string;
  readonly mark: PassageMark;
  /** The change is none of substance. */
  readonly isLight: boolean;
}

/** Letters before the change that is shown, and from it on: about a line, and about as many as are seen. */
const longestLead = 90;
const longestRest = 480;

const quoteOf = (side: ChangeSide | null): string => side?.quote ?? '';
const lengthOf = ({ a, b, between = '' }: Change): number => quoteOf(a).length + quoteOf(b).length + between.length;
const isJoined = (change: Change | undefined): boolean => change?.between !== undefined;

/** The last place, going one way from `start`, that is joined with it and within the letters allowed. */
function reach(changes: readonly Change[], start: number, step: -1 | 1, letters: number): number {
  let at = start;
  let left = letters;
  for (;;) {
    const [nearer, next] = [changes[at], changes[at + step]];
    const joint = step === 1 ? next : nearer;
    if (next === undefined || !isJoined(joint)) return at;
    left -= lengthOf(next);
    if (left < 0) return at;
    at += step;
  }
}

const same = (text: string | undefined): PassagePart => ({ text: text ?? '', mark: 'same', isLight: false });

function partsOf({ class: kind, a, b }: Change): PassagePart[] {
  const [from, to] = [quoteOf(a), quoteOf(b)];
  const isLight = kind !== 'substance';
  if (kind === 'moved') return [{ text: to === '' ? from : to, mark: 'moved', isLight: false }];
  if (kind === 'print' || from === to) return [same(to === '' ? from : to)];
  return [
    { text: from, mark: 'struck', isLight },
    { text: to, mark: 'inserted', isLight },
  ];
}

/** What was struck word by word without a word between reads as one, and so does what was put in its place. */
function runsTogether(parts: readonly PassagePart[]): PassagePart[] {
  const joined: PassagePart[] = [];
  for (const part of parts) {
    const start = joined.findLastIndex(({ mark }) => mark === 'same' || mark === 'moved') + 1;
    const at = joined.findIndex(
      ({ mark, isLight }, index) => index >= start && mark === part.mark && isLight === part.isLight,
    );
    const before = joined[at];
    if (before === undefined) joined.push(part);
    else joined[at] = { ...before, text: `${before.text} ${part.text}` };
  }
  return joined;
}

/**
 * A change in its passage, with every change of what is shown of it drawn as one: the words around a change are those of
 * one version, and hold the changes beside it as if they were the same. Where the passage goes on, it ends with `…` among
 * words that both versions have.
 */
export function passageAround(changes: readonly Change[], shown: Change): readonly PassagePart[] {
  const at = changes.indexOf(shown);
  const first = reach(changes, at, -1, longestLead);
  const last = reach(changes, at, 1, longestRest);
  const [head, tail, next] = [changes[first] ?? shown, changes[last] ?? shown, changes[last + 1]];
  const parts: PassagePart[] = [same(isJoined(head) ? `… ${head.between ?? ''}` : (head.b?.before ?? head.a?.before))];
  for (const change of changes.slice(first, last + 1)) {
    if (change !== head) parts.push(same(change.between));
    parts.push(...partsOf(change));
  }
  parts.push(same(isJoined(next) ? `${next?.between ?? ''} …` : (tail.b?.after ?? tail.a?.after)));
  return runsTogether(parts.filter(({ text }) => text !== ''));
}
