/** What a single key does in the review. */
export type KeyAct =
  | { readonly act: 'step'; readonly step: 1 | -1 }
  | {
      readonly act:
        | 'next-open'
        | 'search'
        | 'find'
        | 'accept'
        | 'dismiss'
        | 'ask'
        | 'same'
        | 'note'
        | 'undo'
        | 'several'
        | 'help'
        | 'list'
        | 'fit';
    }
  | { readonly act: 'zoom'; readonly direction: 1 | -1 }
  | { readonly act: 'show'; readonly index: number; readonly pane: 'left' | 'right' };

const acts: Readonly<Record<string, KeyAct>> = {
  j: { act: 'step', step: 1 },
  k: { act: 'step', step: -1 },
  J: { act: 'next-open' },
  '/': { act: 'search' },
  f: { act: 'find' },
  a: { act: 'accept' },
  d: { act: 'dismiss' },
  q: { act: 'ask' },
  s: { act: 'same' },
  n: { act: 'note' },
  u: { act: 'undo' },
  x: { act: 'several' },
  '?': { act: 'help' },
  '[': { act: 'list' },
  '+': { act: 'zoom', direction: 1 },
  '-': { act: 'zoom', direction: -1 },
  '0': { act: 'fit' },
};

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented' | 'isComposing'
>;

/** What a press means; null for nothing: with Ctrl, Alt or Meta a key is somebody else's. */
export function actOf(event: PressedKey): KeyAct | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.isComposing) return null;
  // With Shift the digits print other characters, which ones depends on the keyboard.
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined && (event.shiftKey || event.key === digit)) {
    return { act: 'show', index: Number(digit) - 1, pane: event.shiftKey ? 'right' : 'left' };
  }
  const key = event.key === 'J' && event.shiftKey ? 'J' : event.key.toLowerCase();
  return Object.hasOwn(acts, key) ? (acts[key] ?? null) : null;
}

const repeatable: readonly KeyAct['act'][] = ['step', 'next-open', 'zoom', 'fit', 'show'];

/** Whether an act goes on while its key is held. What decides or opens something is done once, by a press of its own. */
export const mayRepeat = ({ act }: KeyAct): boolean => repeatable.includes(act);

/** Where one types, single keys are letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.closest('textarea, select, [contenteditable]') !== null;
}
