import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useCallback, useRef, useState } from 'react';
import { framesOf } from './page-frames.ts';
import { PaneBody } from './pane-body.tsx';
import type { PdfFile } from './pdf-file.ts';
import { usePaneView } from './use-pane-view.ts';

const letter = { width: 612, height: 792 };
const frames = framesOf(2_000, { usual: letter, others: new Map() }, 1);
const ignore = () => undefined;

/** A paper that notes which of its pages are asked for. */
function aNotedPaper() {
  const asked = new Set<number>();
  const file: PdfFile = {
    pageCount: 2_000,
    page: async (number) => {
      asked.add(number);
      return {
        number,
        ...letter,
        draw: () => Promise.resolve(),
        layText: () => Promise.resolve(),
        pieces: () => Promise.resolve([]),
        release: ignore,
      };
    },
    close: ignore,
  };
  return { file, asked };
}

function APane({ file, page }: { readonly file: PdfFile; readonly page: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { view, look } = usePaneView(scroller);
  const [isPlaced, setPlaced] = useState(false);
  const handlePlaced = useCallback(() => {
    setPlaced(true);
    look();
  }, [look]);
  return (
    <div ref={scroller} data-testid="scroller">
      <PaneBody
        file={file}
        isReopening={false}
        name="lease.pdf"
        known={{ key: `d1 ${page}`, number: page, size: letter, edges: null, lines: [] }}
        spot={null}
        frames={frames}
        scale={1}
        view={view}
        scroller={scroller}
        isPlaced={isPlaced}
        onPlaced={handlePlaced}
        place={{ key: `f1 ${page}`, page, box: undefined }}
        marks={[]}
        missing={[]}
        quotesOn={() => []}
        onSize={ignore}
        onChoose={ignore}
        onRetry={ignore}
      />
    </div>
  );
}

const shown = () => screen.getAllByRole('group').map((page) => page.getAttribute('aria-label'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(624);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  Element.prototype.scrollTo = function scrollTo(this: Element, place?: ScrollToOptions | number) {
    if (typeof place === 'object') this.scrollTop = place.top ?? 0;
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the pages of a paper', () => {
  it('begin at the place: the top of the paper is not even asked for', async () => {
    const { file, asked } = aNotedPaper();
    render(<APane file={file} page={1_000} />);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect([...asked].toSorted((one, other) => one - other)).toEqual([999, 1_000, 1_001]);
  });

  it('that fly past are asked of nobody; those where one stays are there soon', async () => {
    const { file, asked } = aNotedPaper();
    render(<APane file={file} page={1} />);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    asked.clear();
    const scroller = screen.getByTestId('scroller');
    for (let page = 100; page <= 1_500; page += 100) {
      scroller.scrollTop = 804 * page;
      scroller.dispatchEvent(new Event('scroll'));
      await act(() => jest.advanceTimersByTimeAsync(50));
    }
    // Those of before are given back.
    expect([...asked].filter((number) => number > 2)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(120));
    expect(asked).toContain(1_500);
  });

  it('are drawn at once while one reads on', async () => {
    const { file, asked } = aNotedPaper();
    render(<APane file={file} page={1} />);
    const scroller = screen.getByTestId('scroller');
    for (let top = 0; top <= 2_000; top += 400) {
      scroller.scrollTop = top;
      scroller.dispatchEvent(new Event('scroll'));
      await act(() => jest.advanceTimersByTimeAsync(20));
    }
    expect(asked).toContain(3);
  });

  it('are at another place with the same frame that asks for it', async () => {
    const { file } = aNotedPaper();
    const { rerender } = render(<APane file={file} page={1_000} />);
    rerender(<APane file={file} page={7} />);
    expect(shown()).toEqual(['Page 6', 'Page 7', 'Page 8']);
    await act(() => jest.advanceTimersByTimeAsync(0));
  });
});
