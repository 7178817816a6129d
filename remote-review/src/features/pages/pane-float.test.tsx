import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PaneFloat } from './pane-float.tsx';

it('tells the page, turns to others, and makes them larger and smaller', () => {
  const [turn, zoom] = [jest.fn(), jest.fn()];
  const float = (pages: number) => <PaneFloat page={1} pages={pages} onPage={turn} onZoomStep={zoom} />;
  const { rerender } = render(float(4));
  expect(screen.getByText('Page 1 of 4')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(turn).toHaveBeenCalledWith(2);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(zoom.mock.calls).toEqual([[1], [-1]]);
  rerender(float(1));
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});
