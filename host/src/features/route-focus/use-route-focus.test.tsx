import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRouteFocus } from './use-route-focus.ts';

interface PageProps {
  readonly path: string;
  /** Without a title the page has not arrived yet. */
  readonly title?: string;
}

function Page({ path, title }: PageProps) {
  useRouteFocus(path);
  return <main>{title !== undefined && <h1 tabIndex={-1}>{title}</h1>}</main>;
}

const heading = () => screen.getByRole('heading');

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('useRouteFocus', () => {
  it('goes to the heading of the new page and to its top', () => {
    const { rerender } = render(<Page path="/login" title="Log in" />);
    expect(heading()).not.toHaveFocus();
    rerender(<Page path="/signup" title="Create your account" />);
    expect(heading()).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('waits for a page that arrives later', async () => {
    const { rerender } = render(<Page path="/login" title="Log in" />);
    rerender(<Page path="/dashboard" />);
    rerender(<Page path="/dashboard" title="Upload Asset Files" />);
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('stays where it is when the title changes on the same page', () => {
    const { rerender } = render(<Page path="/verify-email" title="Verifying..." />);
    rerender(<Page path="/verify-email" title="Verified!" />);
    expect(heading()).not.toHaveFocus();
  });

  it.each([
    ['presses a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['presses the mouse', () => fireEvent.pointerDown(document.body)],
  ])('leaves the focus alone once the person %s', async (_, act) => {
    const { rerender } = render(<Page path="/login" title="Log in" />);
    rerender(<Page path="/dashboard" />);
    act();
    rerender(<Page path="/dashboard" title="Upload Asset Files" />);
    await new Promise((resolve) => setTimeout(resolve));
    expect(heading()).not.toHaveFocus();
  });

  it('gives up on a page that takes too long', async () => {
    jest.useFakeTimers();
    const { rerender } = render(<Page path="/login" title="Log in" />);
    rerender(<Page path="/dashboard" />);
    jest.advanceTimersByTime(10_000);
    rerender(<Page path="/dashboard" title="Upload Asset Files" />);
    await Promise.resolve();
    expect(heading()).not.toHaveFocus();
  });
});
