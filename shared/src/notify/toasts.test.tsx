import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Toasts } from './toasts.tsx';

/** The box that all toasts lie in. */
function renderLayer(): HTMLElement {
  window.matchMedia = jest.fn(() => ({ matches: false }) as never);
  render(<Toasts />);
  const layer = screen.getByRole('region', { name: 'Notifications (Alt+T)' }).parentElement;
  if (!layer) throw new Error('no layer');
  return layer;
}

describe('Toasts', () => {
  it('has the measures of the specification', () => {
    expect(renderLayer()).toHaveStyle({
      '--toast-duration': '4000ms',
      '--toast-gap': '14px',
      '--toast-width': '356px',
    });
  });

  it('leaves no focus behind when a mouse presses it: a focused toast never closes', () => {
    const press = new MouseEvent('mousedown', { cancelable: true });
    renderLayer().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });
});
