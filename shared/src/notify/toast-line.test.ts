import { describe, expect, it } from '@jest/globals';
import { createToastLine, type ToastEntry } from './toast-line.ts';

function aScreen() {
  const shown: string[] = [];
  const kinds: ToastEntry['kind'][] = [];
  const changed: ToastEntry[] = [];
  const hidden: string[] = [];
  const line = createToastLine(3, {
    show: ({ id, kind }) => {
      shown.push(id);
      kinds.push(kind);
    },
    change: (entry) => changed.push(entry),
    hide: (id) => hidden.push(id),
  });
  return { line, shown, kinds, changed, hidden };
}

const anEntry = (id: string, kind: ToastEntry['kind'] = 'warning'): ToastEntry => ({ id, kind, text: `text of ${id}` });

function aFullScreen() {
  const screen = aScreen();
  for (const id of ['a', 'b', 'c']) screen.line.add(anEntry(id));
  return screen;
}

describe('createToastLine', () => {
  it('shows three and lets the others wait in order', () => {
    const { line, shown } = aFullScreen();
    line.add(anEntry('d'));
    line.add(anEntry('e'));
    expect(shown).toEqual(['a', 'b', 'c']);
    line.left('b');
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
    line.left('a');
    expect(shown).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('takes away successes, on the screen or waiting, and nothing else', () => {
    const { line, shown, hidden } = aScreen();
    line.add(anEntry('good', 'success'));
    line.add(anEntry('bad', 'error'));
    line.add(anEntry('leaves', 'success'));
    line.add(anEntry('good later', 'success'));
    line.add(anEntry('bad later', 'error'));
    line.leaving('leaves');
    line.dropSuccesses();
    expect(hidden).toEqual(['good']);
    line.left('good');
    expect(shown).toEqual(['good', 'bad', 'leaves', 'bad later']);
  });

  it('takes a toast away before its time, on the screen or waiting', () => {
    const { line, shown, hidden } = aFullScreen();
    line.add(anEntry('d'));
    line.drop('d');
    line.drop('b');
    line.drop('gone');
    expect(hidden).toEqual(['b']);
    line.left('b');
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('lets a toast that is said again stay longer instead of stacking it', () => {
    const { line, shown, changed } = aScreen();
    line.add({ id: 'a', kind: 'error', text: 'Only PDF files are allowed.' });
    line.add({ id: 'b', kind: 'error', text: 'Only PDF files are allowed.' });
    line.add({ id: 'c', kind: 'error', text: 'Only PDF files are allowed.' });
    expect(shown).toEqual(['a']);
    expect(changed.map(({ id, repeats }) => [id, repeats])).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
  });

  it('says again what is leaving, and does not let the same wait twice', () => {
    const { line, shown } = aFullScreen();
    line.leaving('a');
    line.add({ ...anEntry('a'), id: 'again' });
    line.add({ ...anEntry('a'), id: 'once more' });
    line.left('a');
    line.left('b');
    expect(shown).toEqual(['a', 'b', 'c', 'again']);
  });

  it('keeps the place of a toast until it has left the screen', () => {
    const { line, shown } = aFullScreen();
    line.add(anEntry('d'));
    line.leaving('a');
    expect(shown).not.toContain('d');
  });

  it('counts a toast that has left once', () => {
    const { line, shown } = aFullScreen();
    for (const id of ['d', 'e', 'f']) line.add(anEntry(id));
    line.left('a');
    line.left('a');
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
    line.left('b');
    expect(shown).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('changes a toast on the screen', () => {
    const { line, changed } = aFullScreen();
    line.change(anEntry('b', 'success'));
    expect(changed).toEqual([anEntry('b', 'success')]);
  });

  it('changes a toast that waits, so it never shows an outcome that is over', () => {
    const { line, shown, kinds, changed } = aFullScreen();
    line.add(anEntry('d', 'pending'));
    line.change(anEntry('d', 'success'));
    line.left('a');
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
    expect(kinds.at(-1)).toBe('success');
    line.change(anEntry('d', 'error'));
    expect(changed).toEqual([anEntry('d', 'error')]);
  });

  it.each(['leaving', 'left'] as const)('shows the outcome again when its toast was dismissed (%s)', (step) => {
    const { line, shown, changed } = aScreen();
    line.add(anEntry('a', 'pending'));
    line[step]('a');
    line.change(anEntry('a', 'error'));
    expect(changed).toEqual([]);
    expect(shown).toEqual(['a', 'a-again']);
  });

  it('lets three wait and drops the oldest that only informs', () => {
    const { line, shown } = aFullScreen();
    line.add(anEntry('error', 'error'));
    line.add(anEntry('info', 'info'));
    line.add(anEntry('pending', 'pending'));
    line.add(anEntry('last', 'error'));
    for (const id of ['a', 'b', 'c']) line.left(id);
    expect(shown.slice(3)).toEqual(['error', 'pending', 'last']);
  });

  it('drops the oldest when none only informs', () => {
    const { line, shown } = aFullScreen();
    for (const id of ['d', 'e', 'f', 'g']) line.add(anEntry(id, 'error'));
    for (const id of ['a', 'b', 'c']) line.left(id);
    expect(shown.slice(3)).toEqual(['e', 'f', 'g']);
  });
});
