import { describe, expect, it } from '@jest/globals';
import { aPdf } from './testing/upload-builders.ts';
import { inDisplayOrder, nextToStart, transitions } from './upload-transitions.ts';

const anItem = (id = 'a', size?: number) =>
  transitions.create(id, aPdf(`${id}.pdf`, size === undefined ? {} : { size }), 's');
const running = (id: string) => transitions.start(anItem(id), new AbortController());
const failed = (id: string) => transitions.fail(running(id), { kind: 'server', message: 'm', hint: '' });

describe('transitions', () => {
  it('creates items that are idle, at 0 and without a message', () => {
    expect(anItem()).toMatchObject({ status: 'idle', progress: 0, message: '', request: null });
  });

  it.each([
    [424, 1000, 42],
    [425, 1000, 43],
    [1200, 1000, 100],
    [-5, 1000, 0],
  ])('turns %d of %d bytes into %d percent', (loaded, total, percent) => {
    const item = transitions.advance(running('a'), loaded, total);
    expect(item).toMatchObject({ progress: percent, message: `${percent}% uploaded` });
  });

  it('goes by the size of the file when the request does not say its own', () => {
    const item = transitions.start(anItem('a', 200), new AbortController());
    expect(transitions.advance(item, 100, undefined).progress).toBe(50);
    const empty = transitions.start(anItem('a', 0), new AbortController());
    expect(transitions.advance(empty, 100, undefined).progress).toBe(0);
  });

  it('never goes back', () => {
    expect(transitions.advance(transitions.advance(running('a'), 60, 100), 40, 100).progress).toBe(60);
  });

  it('leaves nothing of a failure behind on reset', () => {
    expect(transitions.reset(failed('a'))).toEqual({ ...anItem('a'), file: expect.any(File) });
  });
});

describe('nextToStart', () => {
  it('fills up to the limit in the order of the list', () => {
    const items = [running('a'), anItem('b'), anItem('c'), anItem('d')];
    expect(nextToStart(items, 3).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(nextToStart(items, 1)).toEqual([]);
  });
});

describe('inDisplayOrder', () => {
  it('puts failed files on top, then what moves, what waits and what is done', () => {
    const items = [transitions.finish(running('done')), anItem('idle'), failed('failed'), running('running')];
    expect(inDisplayOrder(items).map(({ id }) => id)).toEqual(['failed', 'running', 'idle', 'done']);
  });
});
