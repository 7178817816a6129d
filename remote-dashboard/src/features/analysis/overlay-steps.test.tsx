import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { OverlayRow } from './overlay-rows.ts';
import { OverlaySteps } from './overlay-steps.tsx';

const rowHeight = 40;

/** Rows of which one is at work. */
const aList = (count: number, active: number): readonly OverlayRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `document ${index}`,
    title: `${index}.pdf`,
    isFileName: true,
    pages: '',
    state: index < active ? 'done' : index === active ? 'active' : 'waiting',
    detail: '',
  }));

const list = () => screen.getByRole('list', { name: 'Files and steps' });

describe('OverlaySteps', () => {
  beforeEach(() => {
    const { prototype } = HTMLElement;
    jest.spyOn(prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight);
    jest.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(5 * rowHeight);
    jest.spyOn(prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(this: HTMLElement) {
      return Array.from(this.parentElement?.children ?? []).indexOf(this) * rowHeight;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps the file at work in the middle of a long list, which can be reached by keyboard', () => {
    const { rerender } = render(<OverlaySteps rows={aList(50, 10)} />);
    expect(list()).toHaveAttribute('tabindex', '0');
    expect(list().scrollTop).toBe(8 * rowHeight);
    rerender(<OverlaySteps rows={aList(50, 20)} />);
    expect(list().scrollTop).toBe(18 * rowHeight);
  });

  it('leaves a list alone that somebody looks around in', () => {
    const { rerender } = render(<OverlaySteps rows={aList(50, 10)} />);
    list().focus();
    rerender(<OverlaySteps rows={aList(50, 20)} />);
    expect(list().scrollTop).toBe(8 * rowHeight);
  });

  it('is no stop of the Tab key while all rows are in sight', () => {
    render(<OverlaySteps rows={aList(8, 3)} />);
    expect(list()).not.toHaveAttribute('tabindex');
    expect(list().scrollTop).toBe(0);
  });
});
