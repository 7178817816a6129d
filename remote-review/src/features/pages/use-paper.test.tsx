import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createFileShelf } from './file-shelf.ts';
import type { PdfFile, PdfPage } from './pdf-file.ts';
import { useKnownPage, usePaper } from './use-paper.ts';

const letter = { width: 612, height: 792 };
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Papers as pdf.js has them: a file of which a page once failed to arrive never gives that page. */
function aLibrary() {
  const network = { isUp: true };
  const opened: string[] = [];
  const closed: string[] = [];
  const page = (lost: Set<number>, number: number): Promise<PdfPage> => {
    if (!network.isUp) lost.add(number);
    if (lost.has(number)) return Promise.reject(new Error('cut off'));
    return Promise.resolve({
      number,
      ...letter,
      draw: () => Promise.resolve(),
      layText: () => Promise.resolve(),
      pieces: () => Promise.resolve([{ text: 'Base Rent', box: [72, 200, 540, 212] }]),
      release: () => undefined,
    });
  };
  const shelf = createFileShelf({
    open: (url): Promise<PdfFile> => {
      if (!network.isUp) return Promise.reject(new Error('offline'));
      const lost = new Set<number>();
      opened.push(url);
      return Promise.resolve({
        pageCount: 40,
        page: (number) => page(lost, number),
        close: () => void closed.push(url),
      });
    },
    urlOf: (id) => id,
    renew: () => Promise.resolve(),
  });
  return { shelf, network, opened, closed };
}

/** What a pane knows of its paper and of the page it goes to. */
function aPane({ shelf }: ReturnType<typeof aLibrary>, first: { readonly id: string; readonly number: number }) {
  const usePane = ({ id, number }: typeof first) => {
    const { paper, isReopening, retry } = usePaper(shelf, id);
    const file = paper.kind === 'open' && paper.id === id ? paper.file : null;
    const known = useKnownPage(file, id, number);
    return { paper, file, isReopening, retry, known: known === null || known === 'failed' ? known : known.number };
  };
  const { result, rerender, unmount } = renderHook(usePane, { initialProps: first });
  return { now: () => result.current, goTo: rerender, unmount, retry: () => act(() => result.current.retry()) };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
});

describe('a page that did not arrive', () => {
  async function aPaneThatFailed() {
    const library = aLibrary();
    const pane = aPane(library, { id: 'lease', number: 1 });
    await settle();
    library.network.isUp = false;
    pane.goTo({ id: 'lease', number: 7 });
    await settle();
    expect(pane.now().known).toBe('failed');
    return { ...library, pane };
  }

  it('is there after another try, of a paper that is opened anew; the broken one is closed', async () => {
    const { network, pane, opened, closed } = await aPaneThatFailed();
    network.isUp = true;
    pane.retry();
    await settle();
    expect(pane.now().known).toBe(7);
    expect([opened, closed]).toEqual([['lease', 'lease'], ['lease']]);
  });

  it('keeps the paper as it was while the next one is on its way, and when that does not come', async () => {
    const { pane, closed } = await aPaneThatFailed();
    const { file } = pane.now();
    pane.retry();
    expect(pane.now()).toMatchObject({ file, isReopening: true });
    await settle();
    expect(pane.now()).toMatchObject({ file, isReopening: false, known: 'failed' });
    expect(closed).toEqual([]);
  });

  it('is there after any later try', async () => {
    const { network, pane } = await aPaneThatFailed();
    pane.retry();
    await settle();
    network.isUp = true;
    pane.retry();
    await settle();
    expect(pane.now()).toMatchObject({ isReopening: false, known: 7 });
  });

  it('does not fail the other pages', async () => {
    const { network, pane } = await aPaneThatFailed();
    network.isUp = true;
    pane.goTo({ id: 'lease', number: 8 });
    await settle();
    expect(pane.now().known).toBe(8);
  });

  it('is shown when one comes back to it and the same file has it after all', async () => {
    const whole = await aLibrary().shelf.open('lease', new AbortController().signal);
    const page = jest.fn(whole.page).mockRejectedValueOnce(new Error('cut off'));
    const file: PdfFile = { ...whole, page };
    const { result, rerender } = renderHook(({ number }) => useKnownPage(file, 'lease', number), {
      initialProps: { number: 7 },
    });
    for (const number of [8, 7]) {
      await settle();
      rerender({ number });
    }
    await settle();
    expect(result.current).toMatchObject({ number: 7 });
  });

  it('is not said to have failed in another file, where it is yet to be looked at', async () => {
    const { shelf } = aLibrary();
    const { signal } = new AbortController();
    const whole = await shelf.open('lease', signal);
    const broken: PdfFile = { ...whole, page: () => Promise.reject(new Error('cut off')) };
    const { result, rerender } = renderHook(({ file }) => useKnownPage(file, 'lease', 7), {
      initialProps: { file: broken },
    });
    await settle();
    expect(result.current).toBe('failed');
    rerender({ file: { ...whole } });
    expect(result.current).toBeNull();
    await settle();
  });
});

describe('a paper that is shown', () => {
  it('stays open while others are stepped through beside it', async () => {
    const library = aLibrary();
    const left = aPane(library, { id: 'lease', number: 1 });
    const right = aPane(library, { id: 'd1', number: 1 });
    for (const id of ['d2', 'd3', 'd4', 'd5', 'd6']) {
      await settle();
      right.goTo({ id, number: 1 });
    }
    await settle();
    left.goTo({ id: 'lease', number: 9 });
    await settle();
    expect(left.now().known).toBe(9);
    expect(library.closed).toEqual(['d1', 'd2', 'd3']);
  });

  it('is held by nobody once its pane is gone, or shows another one', async () => {
    const library = aLibrary();
    const pane = aPane(library, { id: 'lease', number: 1 });
    await settle();
    pane.goTo({ id: 'd1', number: 1 });
    await settle();
    pane.unmount();
    for (const id of ['d2', 'd3', 'd4', 'd5']) {
      const { unmount } = aPane(library, { id, number: 1 });
      await settle();
      unmount();
    }
    expect(library.closed).toEqual(['lease', 'd1']);
  });

  it('is held by nobody when its pane was gone before it came', async () => {
    const library = aLibrary();
    aPane(library, { id: 'lease', number: 1 }).unmount();
    await settle();
    for (const id of ['d1', 'd2', 'd3', 'd4']) {
      aPane(library, { id, number: 1 });
      await settle();
    }
    expect(library.closed).toEqual(['lease']);
  });
});
