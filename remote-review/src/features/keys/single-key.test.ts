import { describe, expect, it } from '@jest/globals';
import { actOf, isTyping, mayRepeat, type PressedKey } from './single-key.ts';

const press = (key: string, changes: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  defaultPrevented: false,
  isComposing: false,
  ...changes,
});

describe('actOf', () => {
  it.each([
    ['j', { act: 'step', step: 1 }],
    ['k', { act: 'step', step: -1 }],
    ['/', { act: 'search' }],
    ['f', { act: 'find' }],
    ['a', { act: 'accept' }],
    ['d', { act: 'dismiss' }],
    ['q', { act: 'ask' }],
    ['s', { act: 'same' }],
    ['n', { act: 'note' }],
    ['u', { act: 'undo' }],
    ['x', { act: 'several' }],
    ['?', { act: 'help' }],
    ['[', { act: 'list' }],
    ['+', { act: 'zoom', direction: 1 }],
    ['-', { act: 'zoom', direction: -1 }],
    ['0', { act: 'fit' }],
  ])('knows what %s does, also with caps lock on', (key, act) => {
    expect(actOf(press(key))).toEqual(act);
    expect(actOf(press(key.toUpperCase()))).toEqual(act);
  });

  it('goes to the next open finding by Shift and J', () => {
    expect(actOf(press('J', { shiftKey: true }))).toEqual({ act: 'next-open' });
  });

  it('shows a document left by its digit and right with Shift, on any keyboard', () => {
    expect(actOf(press('2', { code: 'Digit2' }))).toEqual({ act: 'show', index: 1, pane: 'left' });
    expect(actOf(press('"', { code: 'Digit2', shiftKey: true }))).toEqual({ act: 'show', index: 1, pane: 'right' });
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'defaultPrevented', 'isComposing'] as const)(
    'does nothing with %s',
    (name) => {
      expect(actOf(press('a', { [name]: true }))).toBeNull();
      expect(actOf(press('2', { code: 'Digit2', [name]: true }))).toBeNull();
    },
  );

  it.each(['Enter', 'z', 'Tab', 'toString'])('leaves %s alone', (key) => {
    expect(actOf(press(key))).toBeNull();
  });
});

describe('mayRepeat', () => {
  const repeats = (key: string, changes?: Partial<PressedKey>) => {
    const act = actOf(press(key, changes));
    return act !== null && mayRepeat(act);
  };

  it.each(['j', 'k', '+', '-', '0'])('lets %s go on while it is held', (key) => {
    expect(repeats(key)).toBe(true);
  });

  it('lets the next open finding and a document go on', () => {
    expect([repeats('J', { shiftKey: true }), repeats('2', { code: 'Digit2' })]).toEqual([true, true]);
  });

  it.each(['a', 'd', 's', 'q', 'n', 'u', 'x', '?', '[', '/', 'f'])('wants a press of its own for %s', (key) => {
    expect(repeats(key)).toBe(false);
  });
});

describe('isTyping', () => {
  const element = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild;
  };

  it.each(['<input>', '<input type="search">', '<textarea></textarea>', '<select></select>'])('is so in %s', (html) => {
    expect(isTyping(element(html))).toBe(true);
  });

  it.each(['<button></button>', '<input type="checkbox">', '<input type="radio">', '<div></div>'])(
    'is not so in %s',
    (html) => {
      expect(isTyping(element(html))).toBe(false);
    },
  );
});
