import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { drawingTurns } from './drawing-turns.ts';
import { PageView, type PageViewProps } from './page-view.tsx';
import type { PdfFile } from './pdf-file.ts';

/** A paper that notes which of its pages are drawn, into what, and which are given back. */
function aNotedPaper() {
  const drawn: number[] = [];
  const canvases: HTMLCanvasElement[] = [];
  const released: number[] = [];
  const laid: number[] = [];
  const file: PdfFile = {
    pageCount: 2_000,
    page: async (number) => ({
      number,
      width: 612,
      height: 792,
      draw: async (canvas, scale) => {
        drawn.push(number);
        canvases.push(canvas);
        Object.assign(canvas, { width: 612 * scale, height: 792 * scale });
      },
      layText: async (container, scale) => {
        laid.push(scale);
        container.append(`words of page ${number}`);
      },
      pieces: () => Promise.resolve([]),
      release: () => void released.push(number),
    }),
    close: () => undefined,
  };
  return { file, drawn, canvases, released, laid };
}

/** A paper of which nothing arrives. */
const broken: PdfFile = {
  pageCount: 2_000,
  page: () => Promise.reject(new Error('cut off')),
  close: () => undefined,
};

const aPage = (file: PdfFile, changes: Partial<PageViewProps> = {}) => (
  <PageView
    file={file}
    isReopening={false}
    name="lease.pdf"
    frame={{ number: 7, top: 0, width: 612, height: 792 }}
    isSeen
    scale={1}
    marks={[]}
    missing={undefined}
    missingPlace={undefined}
    quotesOn={() => []}
    onSize={ignore}
    onChoose={ignore}
    onRetry={ignore}
    {...changes}
  />
);
const ignore = () => undefined;
/** Draws, and stays long enough with what is drawn. */
const rest = async () => {
  await pass(0);
  await pass(600);
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a page', () => {
  it('is drawn at once where it is seen', async () => {
    const { file, drawn } = aNotedPaper();
    render(aPage(file));
    await pass(0);
    expect(drawn).toEqual([7]);
  });

  it('says that it takes long to draw, until it is there', async () => {
    const { file } = aNotedPaper();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const slow: PdfFile = { ...file, page: async (number) => ({ ...(await file.page(number)), draw: () => promise }) };
    render(aPage(slow));
    await pass(3_900);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('Page 7 is taking a while to draw.');
    resolve(undefined);
    await pass(0);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('beside those in view waits until they had their turn', async () => {
    const { file, drawn } = aNotedPaper();
    render(aPage(file, { isSeen: false }));
    await pass(550);
    expect(drawn).toEqual([]);
    await pass(100);
    expect(drawn).toEqual([7]);
  });

  it('beside those in view waits for them, however long they take', async () => {
    const { file, drawn } = aNotedPaper();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const inView = drawingTurns.first(() => promise);
    render(aPage(file, { isSeen: false }));
    await pass(5_000);
    expect(drawn).toEqual([]);
    resolve(undefined);
    await inView;
    await pass(200);
    expect(drawn).toEqual([7]);
  });

  it('is drawn once, whether it leaves the view or comes into it', async () => {
    const { file, drawn } = aNotedPaper();
    const { rerender } = render(aPage(file, { isSeen: false }));
    rerender(aPage(file));
    await pass(1_000);
    rerender(aPage(file, { isSeen: false }));
    await pass(1_000);
    expect(drawn).toEqual([7]);
  });

  it('that is scrolled past is asked of nobody', async () => {
    const { file, drawn, released } = aNotedPaper();
    const { unmount } = render(aPage(file, { isSeen: false }));
    await pass(100);
    unmount();
    await pass(1_000);
    expect([drawn, released]).toEqual([[], []]);
  });

  it('gives pixels and all else back when it is dropped', async () => {
    const { file, canvases, released } = aNotedPaper();
    const { unmount } = render(aPage(file));
    await pass(0);
    expect(canvases.map(({ width }) => width)).toEqual([612]);
    unmount();
    await pass(0);
    expect(canvases.map(({ width, height }) => [width, height])).toEqual([[0, 0]]);
    expect(released).toEqual([7]);
  });

  it('keeps the pixels of the scale that is shown only', async () => {
    const { file, canvases } = aNotedPaper();
    const { rerender } = render(aPage(file));
    await pass(0);
    rerender(aPage(file, { scale: 2 }));
    await pass(0);
    expect(canvases.map(({ width }) => width)).toEqual([0, 1_224]);
  });

  it('asks for what was read on it only when it cannot be shown', async () => {
    const quotesOn = jest.fn<PageViewProps['quotesOn']>(() => ['was read']);
    const { file } = aNotedPaper();
    render(aPage(file, { quotesOn }));
    await pass(0);
    expect(quotesOn).not.toHaveBeenCalled();
  });
});

describe('a page that cannot be shown', () => {
  const failure = 'Page 7 of lease.pdf could not be shown';

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue();
  });

  it('asks for another file of its paper, and asks nothing more of this one', async () => {
    const page = jest.fn(broken.page);
    const onRetry = jest.fn();
    render(aPage({ ...broken, page }, { onRetry }));
    await pass(0);
    page.mockClear();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await pass(0);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(page).not.toHaveBeenCalled();
  });

  it('is not said to have failed while that is on its way, and is again when it did not come', async () => {
    const { rerender } = render(aPage(broken));
    await pass(0);
    rerender(aPage(broken, { isReopening: true }));
    expect(screen.queryByText(failure)).toBeNull();
    rerender(aPage(broken));
    expect(screen.getByText(failure)).toBeInTheDocument();
  });

  it('is drawn from the other file when that is there', async () => {
    const { rerender } = render(aPage(broken));
    await pass(0);
    const { file, drawn } = aNotedPaper();
    rerender(aPage(file));
    await pass(0);
    expect(screen.queryByText(failure)).toBeNull();
    expect(drawn).toEqual([7]);
  });
});

describe('the words of a page', () => {
  const words = 'words of page 7';

  it('are laid over it when somebody has stayed with it', async () => {
    const { file } = aNotedPaper();
    render(aPage(file));
    await pass(0);
    await pass(450);
    expect(screen.queryByText(words)).toBeNull();
    await pass(100);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('are not laid over a page that is left before', async () => {
    const { file, laid } = aNotedPaper();
    const { unmount } = render(aPage(file));
    await pass(0);
    await pass(450);
    unmount();
    await pass(1_000);
    expect(laid).toEqual([]);
  });

  it('are not laid over a page beside those in view until it comes into view', async () => {
    const { file, laid } = aNotedPaper();
    const { rerender } = render(aPage(file, { isSeen: false }));
    await pass(5_000);
    expect(laid).toEqual([]);
    rerender(aPage(file));
    await pass(550);
    await pass(0);
    expect(laid).toEqual([1]);
  });

  it('are laid once in each scale', async () => {
    const { file, laid } = aNotedPaper();
    const { rerender } = render(aPage(file));
    await rest();
    rerender(aPage(file, { isSeen: false }));
    rerender(aPage(file));
    await rest();
    rerender(aPage(file, { scale: 2 }));
    await rest();
    expect(laid).toEqual([1, 2]);
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it('are laid anew over a page that failed and is drawn again', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const { file, laid } = aNotedPaper();
    const { rerender } = render(aPage(file));
    await rest();
    rerender(aPage(broken, { scale: 2 }));
    await pass(0);
    expect(screen.queryByText(words)).toBeNull();
    rerender(aPage({ ...file }));
    await rest();
    expect(laid).toEqual([1, 1]);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
