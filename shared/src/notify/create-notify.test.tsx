import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createNotify } from './create-notify.tsx';
import { Toasts } from './toasts.tsx';

/** jsdom runs no animations and knows no media queries. */
function renderToasts() {
  window.matchMedia = jest.fn((query: string) => ({ matches: false, media: query }) as never);
  render(<Toasts />);
  return createNotify();
}

const toastOf = (text: string): HTMLElement => {
  const toast = screen.getByText(text).closest<HTMLElement>('.toast');
  if (!toast) throw new Error(`${text} is in no toast`);
  return toast;
};

/** Lets the animation of leaving end, and what the library does after it. */
async function leave(toast: HTMLElement) {
  await waitFor(() => expect(toast).toHaveAttribute('data-in', 'false'));
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

function aPromise() {
  let resolve: (value: number) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<number>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}

const texts = { pending: 'Signing up...', success: (n: number) => `Done ${n}`, error: 'Sorry' };

describe('createNotify', () => {
  it('says successes politely and errors at once', () => {
    const notify = renderToasts();
    act(() => {
      notify.success('Login successful');
      notify.error('Login failed');
    });
    expect(toastOf('Login successful')).toHaveAttribute('role', 'status');
    expect(toastOf('Login failed')).toHaveAttribute('role', 'alert');
  });

  it('makes room for an overlay over a running task: only what went well is taken away', async () => {
    const notify = renderToasts();
    act(() => {
      notify.success('Login successful');
      notify.warning('Some non-PDF files were skipped.');
    });
    const overlay = Object.assign(document.createElement('dialog'), { open: true });
    document.body.append(overlay);
    const good = toastOf('Login successful');
    act(() => void overlay.dispatchEvent(new Event('toggle')));
    expect(good).toHaveAttribute('data-in', 'true');
    overlay.dataset['overlay'] = '';
    act(() => void overlay.dispatchEvent(new Event('toggle')));
    overlay.remove();
    await leave(good);
    expect(screen.getByText('Some non-PDF files were skipped.')).toBeInTheDocument();
  });

  it('closes a toast when its timer line has run out', async () => {
    const notify = renderToasts();
    act(() => notify.info('One'));
    const toast = toastOf('One');
    const timer = toast.querySelector('.timer');
    if (!timer) throw new Error('no timer');
    fireEvent.animationEnd(timer);
    await leave(toast);
  });

  it('closes a toast by its button', async () => {
    const notify = renderToasts();
    act(() => notify.warning('Two'));
    const toast = toastOf('Two');
    fireEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await leave(toast);
  });

  it('shows three at once and the fourth when one has left', async () => {
    const notify = renderToasts();
    act(() => ['1', '2', '3', '4'].forEach(notify.info));
    expect(screen.getAllByRole('status')).toHaveLength(3);
    const first = toastOf('1');
    fireEvent.click(within(first).getByRole('button'));
    await leave(first);
    await waitFor(() => expect(screen.getByText('4')).toBeInTheDocument());
  });

  it('turns a pending toast into its outcome and passes the value on', async () => {
    const notify = renderToasts();
    const call = aPromise();
    let outcome: Promise<number> | undefined;
    act(() => {
      outcome = notify.progress(call.promise, texts);
    });
    expect(toastOf('Signing up...').querySelector('.timer')).toBeNull();
    call.resolve(7);
    await expect(outcome).resolves.toBe(7);
    expect(await screen.findByText('Done 7')).toBeInTheDocument();
    expect(screen.queryByText('Signing up...')).not.toBeInTheDocument();
  });

  it('shows the error of a promise as an alert and passes it on', async () => {
    const notify = renderToasts();
    const call = aPromise();
    let outcome: Promise<number> | undefined;
    act(() => {
      outcome = notify.progress(call.promise, texts);
    });
    call.reject(new Error('no'));
    await expect(outcome).rejects.toThrow('no');
    await waitFor(() => expect(toastOf('Sorry')).toHaveAttribute('role', 'alert'));
  });

  it('takes the toast away where the page itself says what went wrong', async () => {
    const notify = renderToasts();
    const call = aPromise();
    let outcome: Promise<number> | undefined;
    act(() => {
      outcome = notify.progress(call.promise, { ...texts, error: '' });
    });
    const toast = toastOf('Signing up...');
    call.reject(new Error('no'));
    await act(() => expect(outcome).rejects.toThrow('no'));
    await leave(toast);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the outcome of a promise whose toast had to wait', async () => {
    const notify = renderToasts();
    const call = aPromise();
    act(() => {
      ['1', '2', '3'].forEach(notify.info);
      void notify.progress(call.promise, texts);
    });
    await act(async () => call.resolve(1));
    const first = toastOf('1');
    fireEvent.click(within(first).getByRole('button'));
    await leave(first);
    expect(await screen.findByText('Done 1')).toBeInTheDocument();
  });
});
