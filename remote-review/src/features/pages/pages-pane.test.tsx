import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createFileShelf } from './file-shelf.ts';
import { PagesPane } from './pages-pane.tsx';
import type { PdfFile, TextPiece } from './pdf-file.ts';

const ignore = () => undefined;
const words: readonly TextPiece[] = [{ text: 'Monthly Base Rent', box: [72, 200, 540, 212] }];
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** A paper that is opened time after time: of those numbered here, page 1 cannot be drawn or looked at. */
function aShelf(failing: { readonly draw: readonly number[]; readonly look: readonly number[] }) {
  let opened = 0;
  const open = (): Promise<PdfFile> => {
    opened += 1;
    const time = opened;
    const answer = <Value,>(times: readonly number[], value: Value) =>
      times.includes(time) ? Promise.reject(new Error('cut off')) : Promise.resolve(value);
    return Promise.resolve({
      pageCount: 1,
      page: (number) =>
        Promise.resolve({
          number,
          width: 612,
          height: 792,
          draw: () => answer(failing.draw, undefined),
          layText: () => Promise.resolve(),
          pieces: () => answer(failing.look, words),
          release: ignore,
        }),
      close: ignore,
    });
  };
  return { shelf: createFileShelf({ open, urlOf: (id) => id, renew: () => Promise.resolve() }), opened: () => opened };
}

const aPane = ({ shelf }: ReturnType<typeof aShelf>) => (
  <PagesPane
    label="Left pages"
    shelf={shelf}
    shown={{ id: 'd1', name: 'lease.pdf', pages: 1, letter: 'A', side: 'none' }}
    documents={[]}
    title="lease.pdf"
    place={{ key: 'f1', page: 1, box: undefined }}
    zoom="width"
    marks={[]}
    missing={[]}
    quotesOn={() => []}
    onDocument={ignore}
    onChoose={ignore}
  />
);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(624);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  Element.prototype.scrollTo = ignore;
});

it.each([
  { what: 'drawn', tries: 1, failing: { draw: [1], look: [] } },
  { what: 'drawn time after time', tries: 2, failing: { draw: [1, 2], look: [] } },
  { what: 'looked at', tries: 1, failing: { draw: [], look: [1] } },
  { what: 'looked at and then not drawn', tries: 2, failing: { draw: [2], look: [1] } },
])('a page that could not be $what is shown when a paper is opened that has it', async ({ tries, failing }) => {
  const paper = aShelf(failing);
  render(aPane(paper));
  await settle();
  for (let turn = 1; turn <= tries; turn += 1) {
    expect(screen.getByText('Page 1 of lease.pdf could not be shown')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await settle();
  }
  expect(screen.queryByText('Page 1 of lease.pdf could not be shown')).toBeNull();
  expect(screen.getByRole('group', { name: 'Page 1' }).querySelector('canvas')).not.toBeNull();
  expect(paper.opened()).toBe(1 + tries);
});
